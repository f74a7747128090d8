import { deleteNetWorthLiability } from '@investing-platform/schema/operations';
import { lazy, Suspense, useState } from 'react';
import { perform } from '../../../api/perform.ts';
import { useAnswer } from '../../../api/use-answer.ts';
import { debts as debtsDocument } from '../../../generated/documents.ts';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { Confirm } from '../../../parts/dialogs/confirm.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { toasts } from '../../../parts/toast.ts';
import type { Debt, WorthAsset } from '../worth-types.ts';
import { DebtRow } from './debt-row.tsx';

const DebtForm = lazy(() => import('./debt-form.tsx'));

interface DebtsCardProps {
  readonly assets: readonly WorthAsset[];
  readonly currency: string;
}

/** What the person owes. */
export function DebtsCard({ assets, currency }: DebtsCardProps) {
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Debt | null>(null);
  const params = { includeEnded: true };
  const load = useAnswer(debtsDocument, { params }, { pick: (data) => data.netWorthLiabilities });
  const remove = async () => {
    if (leaving === null) return;
    await perform(deleteNetWorthLiability, { params: { id: leaving.id } });
    toasts.show(`${leaving.name} is deleted.`);
  };
  return (
    <Card
      title="You owe"
      aside={
        !isAdding && (
          <Button kind="quiet" onClick={() => setAdding(true)}>
            Add a debt
          </Button>
        )
      }
    >
      {isAdding && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <DebtForm
            debt={null}
            assets={assets}
            currency={currency}
            close={() => setAdding(false)}
          />
        </Suspense>
      )}
      <Loaded load={load}>
        {(debts) =>
          debts.length === 0 ? (
            <Empty title="No debts">
              Add a mortgage, loan or card. Its balance can follow its repayment plan automatically.
            </Empty>
          ) : (
            <ul className="rows">
              {debts.map((debt) => (
                <DebtRow
                  key={debt.id}
                  debt={debt}
                  assets={assets}
                  remove={() => setLeaving(debt)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Confirm
        isOpen={leaving !== null}
        title={`Delete “${leaving?.name ?? ''}”?`}
        yes="Delete"
        work={remove}
        close={() => setLeaving(null)}
      >
        <p>Its payments are deleted too, and it disappears from your history.</p>
        <p>If it is paid off, archive it instead: its history is kept.</p>
      </Confirm>
    </Card>
  );
}
