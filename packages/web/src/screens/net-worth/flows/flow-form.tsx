import {
  createNetWorthExpense,
  createNetWorthIncome,
  updateNetWorthExpense,
  updateNetWorthIncome,
} from '@investing-platform/schema/operations';
import { perform } from '../../../api/perform.ts';
import { Button } from '../../../parts/button.tsx';
import { Editor } from '../../../parts/editor.tsx';
import { changesOf } from '../../../parts/forms/changes.ts';
import { Form } from '../../../parts/forms/form.tsx';
import type { FormValues } from '../../../parts/forms/form-values.ts';
import { toasts } from '../../../parts/toast.ts';
import { type Keys, useKeys } from '../../../session/use-keys.ts';
import type { Debt, WorthAsset } from '../worth-types.ts';
import { FlowFields } from './flow-fields.tsx';
import { expenseFields, incomeFields } from './flow-params.ts';
import type { Expense, Flow, Income } from './flow-types.ts';

interface FlowFormProps {
  readonly flow: Flow;
  readonly assets: readonly WorthAsset[];
  readonly debts: readonly Debt[];
  /** Of a new one. */
  readonly currency: string;
  readonly close: () => void;
  /** Asks whether to delete it; null for a new one. */
  readonly remove: (() => void) | null;
}

/** An income or an expense, new or to be changed. Loaded by `FlowList`. */
export default function FlowForm({ flow, close, remove, ...choices }: FlowFormProps) {
  const { kind, row } = flow;
  const keys = useKeys();
  const send = async (values: FormValues) => {
    if (kind === 'income') await saveIncome(row, values, keys);
    else await saveExpense(row, values, keys);
    keys.done();
    toasts.show(`${values.text('name').trim()} is saved.`);
    close();
  };
  const title = kind === 'income' ? 'Something that comes in' : 'Something that goes out';
  return (
    <Editor title={row === null ? title : `Change ${row.name}`}>
      <Form
        send={send}
        label={row === null ? 'Record it' : 'Save the changes'}
        actions={
          <>
            <Button kind="quiet" onClick={close}>
              Cancel
            </Button>
            {remove !== null && (
              <Button kind="quiet" onClick={remove}>
                Delete
              </Button>
            )}
          </>
        }
      >
        <FlowFields flow={flow} {...choices} />
      </Form>
    </Editor>
  );
}

async function saveIncome(row: Income | null, values: FormValues, keys: Keys): Promise<void> {
  const fields = incomeFields(values);
  if (row === null) {
    const params = { ...fields, idempotencyKey: keys.keyFor(fields) };
    await perform(createNetWorthIncome, { params });
  } else {
    const params = { id: row.id, ...changesOf(fields, row), ...since(values) };
    await perform(updateNetWorthIncome, { params });
  }
}

async function saveExpense(row: Expense | null, values: FormValues, keys: Keys): Promise<void> {
  const fields = expenseFields(values);
  if (row === null) {
    const params = { ...fields, idempotencyKey: keys.keyFor(fields) };
    await perform(createNetWorthExpense, { params });
  } else {
    const params = { id: row.id, ...changesOf(fields, row), ...since(values) };
    await perform(updateNetWorthExpense, { params });
  }
}

function since(values: FormValues): { readonly effectiveOn?: string } {
  const effectiveOn = values.given('effectiveOn');
  return effectiveOn === undefined ? {} : { effectiveOn };
}
