import { updateNetWorthGoal } from '@investing-platform/schema/operations';
import { lazy, Suspense, useState } from 'react';
import { perform } from '../../../api/perform.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../parts/button.tsx';
import { ProblemNotice } from '../../../parts/notice.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { dateText, moneyText } from '../../../parts/text/format.ts';
import { Unpriced } from '../../../parts/unpriced.tsx';
import { GoalProgress } from '../../../parts/worth/goal-progress.tsx';
import type { Goal, WorthAsset } from '../worth-types.ts';

const GoalForm = lazy(() => import('./goal-form.tsx'));

interface GoalRowProps {
  readonly goal: Goal;
  readonly assets: readonly WorthAsset[];
  readonly remove: () => void;
}

/** One goal: how far it is, what it takes, and what one can do about it. */
export function GoalRow({ goal, assets, remove }: GoalRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { isBusy, problem, run } = useAction();
  const { id, name, status, currency, unpricedCount } = goal;
  const isAway = status === 'ARCHIVED';
  const putAway = () =>
    run(async () => {
      await perform(updateNetWorthGoal, { params: { id, archived: !isAway } });
      setOpen(false);
    });
  return (
    <li className="row">
      <GoalProgress goal={goal} currency={currency} />
      <Unpriced count={unpricedCount} />
      {!isAway && <p className="fine">{outlookOf(goal).join(' ')}</p>}
      <ProblemNotice problem={problem} />
      {!isOpen && (
        <div className="row-actions">
          <Button kind="quiet" aria-label={`Change ${name}`} onClick={() => setOpen(true)}>
            Change
          </Button>
          {isAway && (
            <Button
              kind="quiet"
              isBusy={isBusy}
              aria-label={`Restore ${name}`}
              onClick={() => void putAway()}
            >
              Restore
            </Button>
          )}
        </div>
      )}
      <Suspense fallback={<Skeleton lines={4} />}>
        {isOpen && (
          <GoalForm goal={goal} assets={assets} currency={currency} close={() => setOpen(false)}>
            {!isAway && (
              <Button kind="quiet" isBusy={isBusy} onClick={() => void putAway()}>
                Archive
              </Button>
            )}
            <Button kind="quiet" onClick={remove}>
              Delete
            </Button>
          </GoalForm>
        )}
      </Suspense>
    </li>
  );
}

/** Where the goal leads, in sentences. */
function outlookOf(goal: Goal): readonly string[] {
  const { monthlyContribution, requiredMonthlyContribution, projectedOn, currency } = goal;
  if (goal.status === 'ACHIEVED') return [];
  const needed = requiredMonthlyContribution;
  return [
    needed !== null && Number(needed) > 0 && `It needs ${moneyText(needed, currency)} a month.`,
    monthlyContribution !== null &&
      `You plan to add ${moneyText(monthlyContribution, currency)} a month.`,
    projectedOn !== null && `At this pace you reach it by ${dateText(projectedOn)}.`,
  ].filter((sentence) => sentence !== false);
}
