import { placeOrder } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { PersonalError } from '../../api/problem.ts';
import { usePrices } from '../../live/use-prices.ts';
import { Card } from '../../parts/card.tsx';
import { Field } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import type { FormValues } from '../../parts/form-values.ts';
import { moneyText, plainName } from '../../parts/format.ts';
import { Notice } from '../../parts/notice.tsx';
import { SelectField } from '../../parts/select-field.tsx';
import { useKeys } from '../../session/use-keys.ts';
import { AssetField } from './asset-field.tsx';
import { LastPrice } from './last-price.tsx';
import { orderParams } from './order-params.ts';
import { SideChoice } from './side-choice.tsx';
import type { BrokerAccount, FoundAsset } from './trading-types.ts';

interface OrderTicketProps {
  /** Practice accounts, at least one. */
  readonly accounts: readonly BrokerAccount[];
  readonly onPlaced: () => void;
}

/** An order with play money. A retry after a lost connection places nothing twice. */
export default function OrderTicket({ accounts, onPlaced }: OrderTicketProps) {
  const keys = useKeys();
  const [asset, setAsset] = useState<FoundAsset | null>(null);
  const [side, setSide] = useState<'BUY' | 'SELL'>('BUY');
  const [type, setType] = useState('MARKET');
  const [placed, setPlaced] = useState<string | null>(null);
  const price = usePrices(asset === null ? [] : [asset.id]).get(asset?.id ?? '');
  const send = async (values: FormValues) => {
    setPlaced(null);
    if (asset === null) throw new PersonalError('Choose the asset to trade.');
    const order = orderParams(values, asset.id, side);
    const params = { ...order, idempotencyKey: keys.keyFor(order) };
    const { placeOrder: taken } = await api.request(placeOrder, { params });
    keys.done();
    setPlaced(`${plainName(side)} ${taken.symbol}: the order is on its way.`);
    onPlaced();
  };
  return (
    <Card title="Practice order" className="ticket">
      <Form send={send} label={`${plainName(side)} ${asset?.symbol ?? ''}`}>
        <SideChoice side={side} choose={setSide} />
        <AssetField name="assetId" asset={asset} choose={setAsset} />
        {asset !== null && <LastPrice asset={asset} price={price} />}
        <div className="pair tight">
          <Field
            name="quantity"
            label="Quantity"
            inputMode="decimal"
            pattern="[0-9]+([.][0-9]+)?"
            autoComplete="off"
            required
          />
          <SelectField
            name="type"
            label="Price"
            value={type}
            onChange={(event) => setType(event.target.value)}
            options={[
              ['MARKET', 'At the market'],
              ['LIMIT', 'With a limit'],
            ]}
          />
        </div>
        {type === 'LIMIT' && (
          <Field
            name="limitPrice"
            label={side === 'BUY' ? 'Pay at most, each' : 'Get at least, each'}
            inputMode="decimal"
            pattern="[0-9]+([.][0-9]+)?"
            autoComplete="off"
            required
          />
        )}
        <SelectField
          name="timeInForce"
          label="Stands"
          options={[
            ['DAY', 'Until the end of the day'],
            ['GTC', 'Until cancelled'],
            ['IOC', 'Only at once'],
          ]}
        />
        <SelectField
          name="brokerAccountId"
          label="Account"
          options={accounts.map(({ id, name, buyingPower, currency }) => [
            id,
            `${name}, ${moneyText(buyingPower, currency)} to spend`,
          ])}
        />
      </Form>
      {placed !== null && <Notice kind="good">{placed}</Notice>}
    </Card>
  );
}
