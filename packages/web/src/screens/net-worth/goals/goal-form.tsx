import { createNetWorthGoal, updateNetWorthGoal } from '@investing-platform/schema/operations';
import type { ReactNode } from 'react';
import { perform } from '../../../api/perform.ts';
import { Button } from '../../../parts/button.tsx';
import { Editor } from '../../../parts/editor.tsx';
import { CurrencyField } from '../../../parts/forms/currency-field.tsx';
import { DecimalField } from '../../../parts/forms/decimal-field.tsx';
import { Field } from '../../../parts/forms/field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import type { FormValues } from '../../../parts/forms/form-values.ts';
import { SelectField } from '../../../parts/forms/select-field.tsx';
import { optionsOf } from '../../../parts/text/options.ts';
import { toasts } from '../../../parts/toast.ts';
import { useKeys } from '../../../session/use-keys.ts';
import type { Goal, WorthAsset } from '../worth-types.ts';
import { GoalFunding } from './goal-funding.tsx';
import { changedGoal, GOAL_KINDS, newGoal } from './goal-params.ts';

interface GoalFormProps {
  /** Null for a new one. */
  readonly goal: Goal | null;
  readonly assets: readonly WorthAsset[];
  readonly currency: string;
  readonly close: () => void;
  /** What else can be done about one that is there. */
  readonly children?: ReactNode;
}

/** A goal, new or to be changed. Loaded by `GoalsCard` and `GoalRow`. */
export default function GoalForm({ goal, assets, currency, close, children }: GoalFormProps) {
  const keys = useKeys();
  const send = async (values: FormValues) => {
    if (goal === null) {
      const told = newGoal(values);
      const params = { ...told, idempotencyKey: keys.keyFor(told) };
      await perform(createNetWorthGoal, { params });
      keys.done();
    } else await perform(updateNetWorthGoal, { params: changedGoal(values, goal) });
    toasts.show(`${values.text('name').trim()} is saved.`);
    close();
  };
  return (
    <Editor title={goal === null ? 'Something to save for' : `Change ${goal.name}`}>
      <Form
        send={send}
        label={goal === null ? 'Record it' : 'Save the changes'}
        actions={
          <>
            <Button kind="quiet" onClick={close}>
              Cancel
            </Button>
            {children}
          </>
        }
      >
        <GoalFields goal={goal} currency={currency} />
        <GoalFunding goal={goal} assets={assets} />
      </Form>
    </Editor>
  );
}

function GoalFields({ goal, currency }: Pick<GoalFormProps, 'goal' | 'currency'>) {
  return (
    <>
      <div className="pair">
        <Field
          name="name"
          label="Name"
          maxLength={120}
          autoComplete="off"
          defaultValue={goal?.name}
          required
        />
        <SelectField
          name="kind"
          label="What it is for"
          options={optionsOf(GOAL_KINDS, { CUSTOM: 'Something else' })}
          defaultValue={goal?.kind ?? 'CUSTOM'}
        />
      </div>
      <div className="pair">
        <DecimalField
          name="targetAmount"
          label="Target amount"
          defaultValue={goal?.targetAmount}
          required
        />
        {goal === null && <CurrencyField name="currency" defaultValue={currency} />}
        <Field name="targetOn" label="By" type="date" defaultValue={goal?.targetOn ?? ''} />
      </div>
      <div className="pair">
        <DecimalField
          name="monthlyContribution"
          label="You add each month"
          defaultValue={goal?.monthlyContribution ?? ''}
        />
        <DecimalField
          name="expectedReturnPercent"
          label="Yearly return, percent"
          hint="Leave empty for none."
          defaultValue={goal?.expectedReturnPercent ?? ''}
        />
      </div>
    </>
  );
}
