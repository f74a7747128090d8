import {
  createNetWorthLiabilityTrade,
  type LiabilityTradeType,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../../api/perform.ts';
import { Button } from '../../../parts/button.tsx';
import { Editor } from '../../../parts/editor.tsx';
import { DecimalField } from '../../../parts/forms/decimal-field.tsx';
import { Field } from '../../../parts/forms/field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import type { FormValues } from '../../../parts/forms/form-values.ts';
import { SelectField } from '../../../parts/forms/select-field.tsx';
import { today } from '../../../parts/text/format.ts';
import { optionsOf } from '../../../parts/text/options.ts';
import { toasts } from '../../../parts/toast.ts';
import { useKeys } from '../../../session/use-keys.ts';
import type { Debt } from '../worth-types.ts';

const TYPES = [
  'REPAYMENT',
  'REVALUATION',
  'DRAWDOWN',
  'INTEREST',
  'FEE',
] as const satisfies readonly LiabilityTradeType[];

const options = optionsOf(TYPES, {
  REPAYMENT: 'Something was paid back',
  REVALUATION: 'The balance by a statement',
  DRAWDOWN: 'More was borrowed',
  INTEREST: 'Interest was added',
  FEE: 'A fee was added',
});

interface BookingFormProps {
  readonly debt: Debt;
  readonly close: () => void;
}

/** Something that changed what is owed. Loaded by `DebtRow`. */
export default function BookingForm({ debt, close }: BookingFormProps) {
  const keys = useKeys();
  const [type, setType] = useState('REPAYMENT');
  const send = async (values: FormValues) => {
    const told = {
      liabilityId: debt.id,
      type: values.oneOf('type', TYPES),
      date: values.text('date'),
      amount: values.decimal('amount') ?? '',
      interest: values.decimal('interest'),
      note: values.given('note'),
    };
    const params = { ...told, idempotencyKey: keys.keyFor(told) };
    await perform(createNetWorthLiabilityTrade, { params });
    keys.done();
    toasts.show(`${debt.name} is updated.`);
    close();
  };
  return (
    <Editor title={`Payment or new balance: ${debt.name}`}>
      <p className="fine">
        No money is moved. It cannot be undone: to correct it, record a new balance.
      </p>
      <Form
        send={send}
        label="Record"
        actions={
          <Button kind="quiet" onClick={close}>
            Cancel
          </Button>
        }
      >
        <SelectField
          name="type"
          label="Type"
          options={options}
          value={type}
          onChange={(event) => setType(event.target.value)}
        />
        <div className="pair">
          <Field
            name="date"
            label="On"
            type="date"
            defaultValue={today()}
            min={debt.startsOn}
            max={today()}
            required
          />
          <DecimalField
            name="amount"
            label={type === 'REVALUATION' ? 'What is owed now' : 'How much'}
            hint={`Of the whole debt, in ${debt.currency}.`}
            required
          />
        </div>
        {type === 'REPAYMENT' && (
          <DecimalField
            name="interest"
            label="Of which interest"
            hint={debt.autoAmortize ? 'Left empty: what the plan says.' : 'Leave empty for none.'}
          />
        )}
        <Field name="note" label="Note" maxLength={2000} />
      </Form>
    </Editor>
  );
}
