import type { OrderSide } from '@investing-platform/schema/operations';
import { Field } from '../../../parts/forms/field.tsx';
import { SelectField } from '../../../parts/forms/select-field.tsx';
import type { Asset } from '../trading-types.ts';
import { type SizedBy, standsText, timesFor } from './order-params.ts';

interface PriceFieldsProps {
  readonly asset: Asset | null;
  readonly side: OrderSide;
  readonly type: string;
  readonly sizedBy: SizedBy;
  readonly limitPrice: string;
  readonly setType: (type: string) => void;
  readonly setLimitPrice: (price: string) => void;
}

/** At which price, and for how long. */
export function PriceFields(props: PriceFieldsProps) {
  const { asset, side, type, sizedBy, limitPrice, setType, setLimitPrice } = props;
  const times = timesFor(asset, sizedBy);
  return (
    <>
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
      {type === 'LIMIT' && (
        <Field
          name="limitPrice"
          label={side === 'BUY' ? 'Pay at most, each' : 'Get at least, each'}
          inputMode="decimal"
          pattern="[0-9]*[.]?[0-9]+"
          autoComplete="off"
          value={limitPrice}
          onChange={(event) => setLimitPrice(event.target.value)}
          required
        />
      )}
      <SelectField
        key={times.join()}
        name="timeInForce"
        label="Time in force"
        options={times.map((time) => [time, standsText(time)])}
      />
    </>
  );
}
