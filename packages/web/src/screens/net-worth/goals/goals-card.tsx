import { deleteNetWorthGoal } from '@investing-platform/schema/operations';
import { lazy, Suspense, useState } from 'react';
import { perform } from '../../../api/perform.ts';
import { useAnswer } from '../../../api/use-answer.ts';
import { goals as goalsDocument } from '../../../generated/documents.ts';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { Confirm } from '../../../parts/dialogs/confirm.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { toasts } from '../../../parts/toast.ts';
import type { Goal, WorthAsset } from '../worth-types.ts';
import { GoalRow } from './goal-row.tsx';

const GoalForm = lazy(() => import('./goal-form.tsx'));

interface GoalsCardProps {
  readonly assets: readonly WorthAsset[];
  readonly currency: string;
}

/** What the person saves for. */
export function GoalsCard({ assets, currency }: GoalsCardProps) {
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Goal | null>(null);
  const params = { includeEnded: true };
  const load = useAnswer(goalsDocument, { params }, { pick: (data) => data.netWorthGoals });
  const remove = async () => {
    if (leaving === null) return;
    await perform(deleteNetWorthGoal, { params: { id: leaving.id } });
    toasts.show(`${leaving.name} is deleted.`);
  };
  return (
    <Card
      title="Goals"
      aside={
        !isAdding && (
          <Button kind="quiet" onClick={() => setAdding(true)}>
            Add a goal
          </Button>
        )
      }
    >
      {isAdding && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <GoalForm
            goal={null}
            assets={assets}
            currency={currency}
            close={() => setAdding(false)}
          />
        </Suspense>
      )}
      <Loaded load={load}>
        {(goals) =>
          goals.length === 0 ? (
            <Empty title="No goals yet">
              Set what you are saving for, and see your progress and what it takes each month.
            </Empty>
          ) : (
            <ul className="rows">
              {goals.map((goal) => (
                <GoalRow
                  key={goal.id}
                  goal={goal}
                  assets={assets}
                  remove={() => setLeaving(goal)}
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
        <p>The money itself is not touched.</p>
      </Confirm>
    </Card>
  );
}
