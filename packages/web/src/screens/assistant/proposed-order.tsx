import type { ProposedOrder } from '@investing-platform/rules/assistant/proposals';
import {
  fetchAssetByAssetId,
  getBrokerAccounts,
  placeOrder,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { holdings } from '../../generated/documents.ts';
import { useReview } from '../../parts/dialogs/use-review.ts';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { moneyText, plainName, priceText, quantityText } from '../../parts/text/format.ts';
import { toasts } from '../../parts/toast.ts';
import { useGuarded } from '../../session/step-up.tsx';
import { useKeys } from '../../session/use-keys.ts';
import { Link } from '../../shell/link.tsx';
import type { OrderOutline } from '../home/orders/order-estimate.ts';
import { previewOf } from '../home/orders/order-preview.ts';
import { OrderReview } from '../home/orders/order-review.tsx';
import type { Asset, BrokerAccount, OrderPreview } from '../home/trading-types.ts';

interface ProposedOrderProps {
  readonly order: ProposedOrder;
}

/** An order that a reply proposes: reviewed at the prices of now, and placed by the person. */
export function ProposedOrderCard({ order }: ProposedOrderProps) {
  const { side, symbol, quantity, notional, limitPrice } = order;
  const { asset, accounts, problem } = useProposed(order);
  const currency = asset?.currency ?? 'USD';
  const size = quantity === null ? moneyText(notional ?? '', currency) : quantityText(quantity);
  return (
    <section className="proposal" aria-label="Proposal">
      <p>
        <strong>
          {plainName(side)} {size} {quantity === null ? 'of ' : ''}
          {symbol}
        </strong>
        {limitPrice === null ? ', at the market' : `, limit ${priceText(limitPrice, currency)}`}
      </p>
      <ProblemNotice problem={problem} />
      {asset !== null && accounts.length > 0 && (
        <PlaceIt order={order} asset={asset} accounts={accounts} />
      )}
      {accounts.length === 0 && (
        <p className="fine">
          Place it with the ticket on the <Link href="/">overview</Link>.
        </p>
      )}
    </section>
  );
}

/** The asset, and the accounts that can take the order: those that hold enough first. */
function useProposed({ assetId, side, quantity }: ProposedOrder) {
  const enabled = assetId !== null;
  const asset = useAnswer(
    fetchAssetByAssetId,
    { params: { assetId: assetId ?? '' } },
    { pick: (data) => data.fetchAssetByAssetId, enabled },
  );
  const all = useAnswer(getBrokerAccounts, {}, { pick: (data) => data.getBrokerAccounts, enabled });
  const held = useAnswer(holdings, {}, { enabled: enabled && side === 'SELL' });
  const heldIn = (id: string) =>
    (held.data?.getPositions ?? [])
      .filter((row) => row.brokerAccountId === id && row.asset?.id === assetId)
      .some(({ quantityAvailable }) => Number(quantityAvailable) >= Number(quantity ?? 0));
  const active = (all.data ?? []).filter(({ status }) => status === 'ACTIVE');
  const accounts = side === 'SELL' ? active.filter(({ id }) => heldIn(id)) : active;
  return { asset: asset.data, accounts, problem: asset.problem ?? all.problem ?? held.problem };
}

interface PlaceItProps extends ProposedOrderProps {
  readonly asset: Asset;
  readonly accounts: readonly BrokerAccount[];
}

interface Reviewed {
  readonly account: BrokerAccount;
  readonly preview: OrderPreview;
}

function PlaceIt({ order, asset, accounts }: PlaceItProps) {
  const keys = useKeys();
  const guarded = useGuarded();
  const review = useReview<Reviewed>();
  const [placed, setPlaced] = useState(false);
  const { side, quantity, notional, limitPrice } = order;
  const outline: OrderOutline = {
    side,
    quantity: quantity ?? '',
    notional: notional ?? '',
    limitPrice: limitPrice ?? '',
  };
  const timeInForce = asset.assetClass === 'CRYPTO' ? 'GTC' : 'DAY';
  const send = async (values: FormValues) => {
    const id = values.text('brokerAccountId');
    const account = accounts.find((one) => one.id === id) ?? accounts[0];
    if (account === undefined) return;
    const request = {
      assetId: asset.id,
      side,
      type: limitPrice === null ? ('MARKET' as const) : ('LIMIT' as const),
      ...(quantity === null ? { notional } : { quantity }),
      ...(limitPrice === null ? {} : { limitPrice }),
      timeInForce: timeInForce === 'GTC' ? ('GTC' as const) : ('DAY' as const),
      brokerAccountId: account.id,
    };
    const preview = await previewOf(request);
    if (!(await review.ask({ account, preview }))) return;
    const params = { ...request, idempotencyKey: keys.keyFor(request) };
    const { placeOrder: taken } = await guarded(() => perform(placeOrder, { params }));
    setPlaced(true);
    toasts.show(`${plainName(side)} ${taken.symbol}: the order is on its way.`);
  };
  if (placed) {
    return (
      <p>
        The order is on its way. <Link href="/">See it on the overview</Link>
      </p>
    );
  }
  return (
    <>
      <Form send={send} label="Review the order">
        <SelectField
          name="brokerAccountId"
          label="Account"
          options={accounts.map(({ id, name, tradingMode }) => [
            id,
            `${name}, ${tradingMode === 'LIVE' ? 'real' : 'play'} money`,
          ])}
        />
      </Form>
      {review.asked !== null && (
        <OrderReview
          order={outline}
          timeInForce={timeInForce}
          asset={asset}
          {...review.asked.subject}
          answer={review.asked.answer}
        />
      )}
    </>
  );
}
