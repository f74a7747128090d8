import { useState } from 'react';
import { CheckField } from '../../parts/forms/check-field.tsx';
import { CurrencyField } from '../../parts/forms/currency-field.tsx';
import { DecimalField } from '../../parts/forms/decimal-field.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { today } from '../../parts/text/format.ts';
import { optionsOf } from '../../parts/text/options.ts';
import { frequencyOptions } from '../../parts/worth/frequency.ts';
import { KINDS, RATE_TYPES } from './debt-params.ts';
import type { Debt, WorthAsset } from './worth-types.ts';

interface DebtFieldsProps {
  readonly debt: Debt | null;
  readonly assets: readonly WorthAsset[];
  readonly currency: string;
}

/** What is asked about a debt. */
export function DebtFields({ debt, assets, currency }: DebtFieldsProps) {
  const things = assets.filter(({ instrumentId }) => instrumentId !== null);
  return (
    <>
      <div className="pair">
        <Field
          name="name"
          label="Name"
          maxLength={120}
          autoComplete="off"
          defaultValue={debt?.name}
          required
        />
        <SelectField
          name="kind"
          label="What it is"
          options={optionsOf(KINDS)}
          defaultValue={debt?.kind}
        />
      </div>
      <div className="pair">
        <Field
          name="startsOn"
          label="Since"
          type="date"
          max={today()}
          defaultValue={debt?.startsOn}
          required
        />
        {debt === null && <CurrencyField name="currency" defaultValue={currency} />}
      </div>
      <div className="pair">
        <DecimalField
          name="originalAmount"
          label="What was borrowed at first"
          defaultValue={debt?.originalAmount}
          required
        />
        <DecimalField
          name="wholeBalance"
          label="What is owed today"
          hint={
            debt === null ? 'Of the whole debt. Left empty: by its plan.' : 'Of the whole debt.'
          }
          defaultValue={debt?.wholeBalance}
          required={debt !== null}
        />
      </div>
      <Repayment debt={debt} />
      <details className="parts">
        <summary>More about it</summary>
        <div className="pair">
          <Field name="lender" label="Owed to" maxLength={120} defaultValue={debt?.lender ?? ''} />
          <DecimalField
            name="ownershipPercent"
            label="Your part, in percent"
            defaultValue={debt?.ownershipPercent ?? '100'}
          />
          <Field
            name="maturesOn"
            label="To be paid off by"
            type="date"
            defaultValue={debt?.maturesOn ?? ''}
          />
          <Field
            name="interestOnlyEndsOn"
            label="Interest alone until"
            type="date"
            defaultValue={debt?.interestOnlyEndsOn ?? ''}
          />
          <DecimalField
            name="creditLimit"
            label="Limit"
            hint="Of a card or an overdraft."
            defaultValue={debt?.creditLimit ?? ''}
          />
          <SelectField
            name="linkedNetWorthAssetId"
            label="Taken up for"
            options={[['', 'Nothing here'], ...things.map(({ id, name }) => [id, name] as const)]}
            defaultValue={debt?.linkedNetWorthAssetId ?? ''}
          />
        </div>
      </details>
      {debt !== null && (
        <Field
          name="effectiveOn"
          label="The new rate, repayment and balance hold since"
          hint="Left empty: they are corrected as if they had always been so."
          type="date"
          min={debt.startsOn}
          max={today()}
        />
      )}
    </>
  );
}

function Repayment({ debt }: { readonly debt: Debt | null }) {
  const [rateType, setRateType] = useState<string>(debt?.rateType ?? '');
  return (
    <>
      <div className="pair">
        <DecimalField
          name="interestRatePercent"
          label="Interest a year, in percent"
          defaultValue={debt?.interestRatePercent ?? ''}
        />
        <SelectField
          name="rateType"
          label="The rate is"
          options={[['', 'Not known'], ...optionsOf(RATE_TYPES)]}
          value={rateType}
          onChange={(event) => setRateType(event.target.value)}
        />
        {rateType === 'FIXED' && (
          <Field
            name="fixedEndsOn"
            label="Fixed until"
            type="date"
            defaultValue={debt?.fixedEndsOn ?? ''}
          />
        )}
      </div>
      <div className="pair">
        <DecimalField
          name="repaymentAmount"
          label="Paid each time, with interest"
          defaultValue={debt?.repaymentAmount ?? ''}
        />
        <SelectField
          name="repaymentFrequency"
          label="Paid"
          options={[['', 'Not regularly'], ...frequencyOptions]}
          defaultValue={debt?.repaymentFrequency ?? ''}
        />
      </div>
      <CheckField
        name="autoAmortize"
        label="The balance follows these payments by itself"
        hint="Needs the interest, the repayment and how often it is paid."
        defaultChecked={debt?.autoAmortize}
      />
    </>
  );
}
