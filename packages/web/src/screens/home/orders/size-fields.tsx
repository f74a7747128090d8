import { Field } from '../../../parts/forms/field.tsx';
import { SelectField } from '../../../parts/forms/select-field.tsx';
import { quantityText } from '../../../parts/text/format.ts';
import type { Asset } from '../trading-types.ts';
import type { SizedBy } from './order-params.ts';

interface SizeFieldsProps {
  /** Null until one is chosen. */
  readonly asset: Asset | null;
  readonly sizedBy: SizedBy;
  readonly size: string;
  /** What can be sold; null where that is no question. */
  readonly available: string | null;
  readonly setSizedBy: (sizedBy: SizedBy) => void;
  readonly setSize: (size: string) => void;
}

/** How much: of the asset, or for how much money. */
export function SizeFields(props: SizeFieldsProps) {
  const { asset, sizedBy, size, available, setSizedBy, setSize } = props;
  const isQuantity = sizedBy === 'quantity';
  return (
    <>
      <div className="pair tight">
        <Field
          key={sizedBy}
          name={sizedBy}
          label={isQuantity ? 'Quantity' : 'Amount'}
          inputMode="decimal"
          pattern="[0-9]*[.]?[0-9]+"
          autoComplete="off"
          value={size}
          onChange={(event) => setSize(event.target.value)}
          required
        />
        <SelectField
          name="sizedBy"
          label="Counted in"
          value={sizedBy}
          disabled={asset?.fractionable === false}
          onChange={(event) =>
            setSizedBy(event.target.value === 'notional' ? 'notional' : 'quantity')
          }
          options={[
            ['quantity', asset?.assetClass === 'CRYPTO' ? asset.symbol : 'Shares'],
            ['notional', asset?.currency ?? 'Money'],
          ]}
        />
      </div>
      {available !== null && (
        <p className="hint held">
          You can sell {quantityText(available)}.{' '}
          {isQuantity && Number(available) > 0 && (
            <button type="button" className="button link" onClick={() => setSize(available)}>
              Sell all
            </button>
          )}
        </p>
      )}
    </>
  );
}
