import {
  createNetWorthLiability,
  updateNetWorthLiability,
} from '@investing-platform/schema/operations';
import type { ReactNode } from 'react';
import { perform } from '../../../api/perform.ts';
import { Button } from '../../../parts/button.tsx';
import { Editor } from '../../../parts/editor.tsx';
import { changesOf } from '../../../parts/forms/changes.ts';
import { Form } from '../../../parts/forms/form.tsx';
import type { FormValues } from '../../../parts/forms/form-values.ts';
import { toasts } from '../../../parts/toast.ts';
import { useKeys } from '../../../session/use-keys.ts';
import type { Debt, WorthAsset } from '../worth-types.ts';
import { DebtFields } from './debt-fields.tsx';
import { changedDebt, newDebt } from './debt-params.ts';

interface DebtFormProps {
  /** Null for a new one. */
  readonly debt: Debt | null;
  readonly assets: readonly WorthAsset[];
  readonly currency: string;
  readonly close: () => void;
  /** What else can be done about one that is there. */
  readonly children?: ReactNode;
}

/** A debt, new or to be changed. Loaded by `DebtsCard` and `DebtRow`. */
export default function DebtForm({ debt, assets, currency, close, children }: DebtFormProps) {
  const keys = useKeys();
  const send = async (values: FormValues) => {
    if (debt === null) {
      const told = newDebt(values);
      const params = { ...told, idempotencyKey: keys.keyFor(told) };
      await perform(createNetWorthLiability, { params });
      keys.done();
      toasts.show(`${params.name} is recorded.`);
    } else {
      const effectiveOn = values.given('effectiveOn');
      const changes = changesOf(changedDebt(values), debt);
      const since = effectiveOn === undefined ? {} : { effectiveOn };
      await perform(updateNetWorthLiability, { params: { id: debt.id, ...changes, ...since } });
      toasts.show(`${debt.name} is changed.`);
    }
    close();
  };
  return (
    <Editor title={debt === null ? 'Something you owe' : `Change ${debt.name}`}>
      <Form
        send={send}
        label={debt === null ? 'Record it' : 'Save the changes'}
        actions={
          <>
            <Button kind="quiet" onClick={close}>
              Cancel
            </Button>
            {children}
          </>
        }
      >
        <DebtFields debt={debt} assets={assets} currency={currency} />
      </Form>
    </Editor>
  );
}
