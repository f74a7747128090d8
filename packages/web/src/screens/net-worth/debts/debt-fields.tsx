import { useState } from 'react';
import { CheckField } from '../../../parts/forms/check-field.tsx';
import { CurrencyField } from '../../../parts/forms/currency-field.tsx';
import { DecimalField } from '../../../parts/forms/decimal-field.tsx';
import { Field } from '../../../parts/forms/field.tsx';
import { SelectField } from '../../../parts/forms/select-field.tsx';
import { today } from '../../../parts/text/format.ts';
import { optionsOf } from '../../../parts/text/options.ts';
import { frequencyOptions } from '../../../parts/worth/frequency.ts';
import type { Debt, WorthAsset } from '../worth-types.ts';
import { KINDS, RATE_TYPES } from './debt-params.ts';

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
          label="Amount borrowed"
          defaultValue={debt?.originalAmount}
          required
        />
        <DecimalField
          name="wholeBalance"
          label="Balance today"
          hint={
            debt === null ? 'Of the whole debt. Left empty: by its plan.' : 'Of the whole debt.'
          }
          defaultValue={debt?.wholeBalance}
          required={debt !== null}
        />
      </div>
      <Repayment debt={debt} />
      <details className="parts">
        <summary>More details</summary>
        <div className="pair">
          <Field name="lender" label="Lender" maxLength={120} defaultValue={debt?.lender ?? ''} />
          <DecimalField
            name="ownershipPercent"
            label="Your share, in percent"
            defaultValue={debt?.ownershipPercent ?? '100'}
          />
          <Field
            name="maturesOn"
            label="Paid off by"
            type="date"
            defaultValue={debt?.maturesOn ?? ''}
          />
          <Field
            name="interestOnlyEndsOn"
            label="Interest only until"
            type="date"
            defaultValue={debt?.interestOnlyEndsOn ?? ''}
          />
          <DecimalField
            name="creditLimit"
            label="Limit"
            hint="For a card or an overdraft."
            defaultValue={debt?.creditLimit ?? ''}
          />
          <SelectField
            name="linkedNetWorthAssetId"
            label="Borrowed for"
            options={[['', 'Nothing here'], ...things.map(({ id, name }) => [id, name] as const)]}
            defaultValue={debt?.linkedNetWorthAssetId ?? ''}
          />
        </div>
      </details>
      {debt !== null && (
        <Field
          name="effectiveOn"
          label="The new rate, repayment and balance apply from"
          hint="Leave empty to correct the whole history."
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
          label="Interest rate a year, in percent"
          defaultValue={debt?.interestRatePercent ?? ''}
        />
        <SelectField
          name="rateType"
          label="Rate type"
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
          label="Repayment, including interest"
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
        label="Update the balance automatically from these payments"
        hint="Needs the interest rate, the repayment and how often it is paid."
        defaultChecked={debt?.autoAmortize}
      />
    </>
  );
}
