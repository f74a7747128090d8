import { CheckField } from '../../../parts/forms/check-field.tsx';
import { CurrencyField } from '../../../parts/forms/currency-field.tsx';
import { DecimalField } from '../../../parts/forms/decimal-field.tsx';
import { Field } from '../../../parts/forms/field.tsx';
import { SelectField } from '../../../parts/forms/select-field.tsx';
import { today } from '../../../parts/text/format.ts';
import { optionsOf } from '../../../parts/text/options.ts';
import { frequencyOptions } from '../../../parts/worth/frequency.ts';
import type { Debt, WorthAsset } from '../worth-types.ts';
import { EXPENSE_CATEGORIES, INCOME_CATEGORIES } from './flow-params.ts';
import type { Flow } from './flow-types.ts';

interface FlowFieldsProps {
  readonly flow: Flow;
  readonly assets: readonly WorthAsset[];
  readonly debts: readonly Debt[];
  readonly currency: string;
}

/** What is asked about an income or an expense. */
export function FlowFields({ flow, assets, debts, currency }: FlowFieldsProps) {
  const { kind, row } = flow;
  return (
    <>
      <div className="pair">
        <Field
          name="name"
          label="Name"
          maxLength={120}
          autoComplete="off"
          defaultValue={row?.name}
          required
        />
        <SelectField
          name="category"
          label="What it is"
          options={kind === 'income' ? optionsOf(INCOME_CATEGORIES) : optionsOf(EXPENSE_CATEGORIES)}
          defaultValue={row?.category}
        />
      </div>
      <div className="pair">
        <DecimalField name="amount" label="How much" defaultValue={row?.amount} required />
        <CurrencyField name="currency" defaultValue={row?.currency ?? currency} />
        <SelectField
          name="frequency"
          label="How often"
          options={frequencyOptions}
          defaultValue={row?.frequency}
        />
      </div>
      <div className="pair">
        <Field
          name="startsOn"
          label="Since"
          hint="For a single payment, its date."
          type="date"
          defaultValue={row?.startsOn ?? today()}
          required
        />
        <Field
          name="endsOn"
          label="Until"
          hint="The last day. Leave empty if it goes on."
          type="date"
          defaultValue={row?.endsOn ?? ''}
        />
      </div>
      {kind === 'income' ? (
        <CheckField name="afterTax" label="This is after tax" defaultChecked={flow.row?.afterTax} />
      ) : (
        <CheckField
          name="essential"
          label="I could not do without it"
          defaultChecked={flow.row?.essential}
        />
      )}
      <More flow={flow} assets={assets} debts={debts} />
      {row !== null && (
        <Field
          name="effectiveOn"
          label="The new amount applies from"
          hint="Leave empty to correct the whole history."
          type="date"
          min={row.startsOn}
          max={today()}
        />
      )}
    </>
  );
}

function More({ flow, assets, debts }: Omit<FlowFieldsProps, 'currency'>) {
  return (
    <details className="parts">
      <summary>More details</summary>
      <div className="pair">
        {flow.kind === 'income' ? (
          <>
            <DecimalField
              name="growthPercent"
              label="Grows a year, in percent"
              isSigned
              defaultValue={flow.row?.growthPercent ?? ''}
            />
            <SelectField
              name="linkedNetWorthAssetId"
              label="Comes from"
              options={[['', 'Nothing here'], ...assets.map(choiceOf)]}
              defaultValue={flow.row?.linkedNetWorthAssetId ?? ''}
            />
          </>
        ) : (
          <>
            <DecimalField
              name="inflationPercent"
              label="Rises a year, in percent"
              isSigned
              defaultValue={flow.row?.inflationPercent ?? ''}
            />
            <SelectField
              name="linkedLiabilityId"
              label="Pays for"
              options={[['', 'Nothing here'], ...debts.map(choiceOf)]}
              defaultValue={flow.row?.linkedLiabilityId ?? ''}
            />
          </>
        )}
      </div>
      <Field name="note" label="Note" maxLength={2000} defaultValue={flow.row?.note ?? ''} />
    </details>
  );
}

function choiceOf({ id, name }: { readonly id: string; readonly name: string }) {
  return [id, name] as const;
}
