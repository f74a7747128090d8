import { type OrderSide, placeOrder } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../../api/perform.ts';
import { PersonalError } from '../../../api/problem.ts';
import { Card } from '../../../parts/card.tsx';
import { useReview } from '../../../parts/dialogs/use-review.ts';
import { Form } from '../../../parts/forms/form.tsx';
import type { FormValues } from '../../../parts/forms/form-values.ts';
import { SelectField } from '../../../parts/forms/select-field.tsx';
import { ProblemNotice } from '../../../parts/notice.tsx';
import { Segments } from '../../../parts/segments.tsx';
import { moneyText, plainName } from '../../../parts/text/format.ts';
import { toasts } from '../../../parts/toast.ts';
import { useKeys } from '../../../session/use-keys.ts';
import { Link } from '../../../shell/link.tsx';
import type { BrokerAccount, FoundAsset, Order, OrderPreview } from '../trading-types.ts';
import { AssetField } from './asset-field.tsx';
import { LastPrice } from './last-price.tsx';
import type { OrderOutline } from './order-estimate.ts';
import { OrderFigures } from './order-figures.tsx';
import { orderParams, type SizedBy } from './order-params.ts';
import { previewOf } from './order-preview.ts';
import { OrderReview } from './order-review.tsx';
import { PriceFields } from './price-fields.tsx';
import { SizeFields } from './size-fields.tsx';
import { useTradedAsset } from './use-traded-asset.ts';

const SIDES = [
  ['BUY', 'Buy'],
  ['SELL', 'Sell'],
] as const satisfies readonly (readonly [OrderSide, string])[];

interface OrderTicketProps {
  /** Practice accounts, at least one. */
  readonly accounts: readonly BrokerAccount[];
  /** Whether accounts with real money are shown beside it. */
  readonly isBesideLive: boolean;
  readonly onPlaced: (order: Order) => void;
}

/** An order that the person is asked about once more. */
interface Reviewed {
  readonly order: OrderOutline;
  readonly timeInForce: string;
  readonly preview: OrderPreview;
}

/** An order with play money. A retry after a lost connection places nothing twice. */
export default function OrderTicket({ accounts, isBesideLive, onPlaced }: OrderTicketProps) {
  const keys = useKeys();
  const [found, setFound] = useState<FoundAsset | null>(null);
  const [side, setSide] = useState<OrderSide>('BUY');
  const [type, setType] = useState('MARKET');
  const [sizedBy, setSizedBy] = useState<SizedBy>('quantity');
  const [size, setSize] = useState('');
  const [limitPrice, setLimitPrice] = useState('');
  const [accountId, setAccountId] = useState(accounts[0]?.id);
  const review = useReview<Reviewed>();
  const { data: traded, problem, reload } = useTradedAsset(found);
  const account = accounts.find(({ id }) => id === accountId) ?? accounts[0];
  const asset = traded?.asset ?? null;
  const available = side === 'SELL' ? (traded?.available.get(account?.id ?? '') ?? '0') : null;
  const outline: OrderOutline = {
    side,
    quantity: sizedBy === 'quantity' ? size : '',
    notional: sizedBy === 'notional' ? size : '',
    limitPrice: type === 'LIMIT' ? limitPrice : '',
  };

  const send = async (values: FormValues) => {
    if (found === null) throw new PersonalError('Choose the asset to trade.');
    const order = orderParams(values, found.id, side);
    const preview = await previewOf(order);
    const isMeant = await review.ask({ order: outline, timeInForce: order.timeInForce, preview });
    if (!isMeant) return;
    const params = { ...order, idempotencyKey: keys.keyFor(order) };
    const { placeOrder: taken } = await perform(placeOrder, { params });
    keys.done();
    setSize('');
    toasts.show(`${plainName(side)} ${taken.symbol}: the order is on its way.`);
    onPlaced(taken);
  };
  if (account === undefined) return null;
  return (
    <Card title="Practice order" aside={<span className="tag">Play money</span>} className="ticket">
      {isBesideLive && (
        <p className="hint">
          This ticket trades play money only. Orders with real money are confirmed with the{' '}
          <Link href="/assistant">assistant</Link>, or placed through the API.
        </p>
      )}
      <Form send={send} label="Review the order">
        <Segments label="Buy or sell" choices={SIDES} chosen={side} choose={setSide} size="full" />
        <AssetField name="assetId" asset={found} choose={setFound} />
        <ProblemNotice problem={problem} retry={reload} />
        {asset !== null && <LastPrice asset={asset} />}
        <SizeFields
          {...{ asset, sizedBy, size, setSizedBy, setSize }}
          available={asset && available}
        />
        <PriceFields {...{ asset, side, type, sizedBy, limitPrice, setType, setLimitPrice }} />
        {accounts.length > 1 ? (
          <SelectField
            name="brokerAccountId"
            label="Account"
            value={account.id}
            onChange={(event) => setAccountId(event.target.value)}
            options={accounts.map(({ id, name, buyingPower, currency }) => [
              id,
              `${name}, ${moneyText(buyingPower, currency)}`,
            ])}
          />
        ) : (
          <input type="hidden" name="brokerAccountId" value={account.id} />
        )}
        {asset !== null && <OrderFigures order={outline} asset={asset} account={account} />}
      </Form>
      {review.asked !== null && asset !== null && (
        <OrderReview
          {...review.asked.subject}
          asset={asset}
          account={account}
          answer={review.asked.answer}
        />
      )}
    </Card>
  );
}
