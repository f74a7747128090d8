import type { TradeType } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { DecimalField } from '../../parts/forms/decimal-field.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { today } from '../../parts/text/format.ts';
import type { Trade } from './portfolio-types.ts';
import { fieldsOf, TRADE_TYPES, type TradeField, typeOptions } from './trade-params.ts';

interface TradeFieldsProps {
  readonly trade: Trade | null;
  /** Of the instrument, once it is known. */
  readonly currency: string | null;
}

const LABELS: Readonly<Record<Exclude<TradeField, 'ratio'>, string>> = {
  quantity: 'Quantity',
  price: 'Price per unit',
  costBasis: 'What it cost in all',
  capitalAmount: 'How much money',
};

/** What is asked about a trade: what its type needs. */
export function TradeFields({ trade, currency }: TradeFieldsProps) {
  const [type, setType] = useState<TradeType>(trade?.type ?? 'BUY');
  const inCurrency = currency === null ? undefined : `In ${currency}.`;
  return (
    <>
      <div className="pair">
        {trade === null && (
          <SelectField
            name="type"
            label="Type"
            options={typeOptions}
            value={type}
            onChange={({ target }) =>
              setType(TRADE_TYPES.find((one) => one === target.value) ?? 'BUY')
            }
          />
        )}
        <Field
          name="tradedOn"
          label="On"
          type="date"
          max={today()}
          defaultValue={trade?.tradedOn ?? today()}
          required
        />
      </div>
      <div className="pair">
        {fieldsOf(type, trade).map((field) =>
          field === 'ratio' ? (
            <Ratio key={field} trade={trade} />
          ) : (
            <DecimalField
              key={field}
              name={field}
              label={LABELS[field]}
              hint={field === 'quantity' ? undefined : inCurrency}
              defaultValue={trade?.[field] ?? ''}
              required
            />
          ),
        )}
      </div>
      <div className="pair">
        <DecimalField
          name="fee"
          label="Fee"
          hint={trade === null ? inCurrency : `In ${trade.feeCurrency}.`}
          defaultValue={trade === null ? '' : trade.fee}
        />
        <DecimalField
          name="exchangeRate"
          label="Exchange rate"
          hint="In the portfolio’s currency. Leave empty to use the day’s rate."
          defaultValue={trade?.exchangeRate ?? ''}
        />
      </div>
      <Field name="note" label="Note" maxLength={500} defaultValue={trade?.note ?? ''} />
    </>
  );
}

function Ratio({ trade }: Pick<TradeFieldsProps, 'trade'>) {
  const count = { type: 'number', inputMode: 'numeric', min: 1, max: 1_000_000 } as const;
  return (
    <>
      <Field
        {...count}
        name="numerator"
        label="New units"
        defaultValue={trade?.ratio?.numerator}
        required
      />
      <Field
        {...count}
        name="denominator"
        label="for so many old ones"
        defaultValue={trade?.ratio?.denominator}
        required
      />
    </>
  );
}
