import { lazy, Suspense } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { worth } from '../../generated/documents.ts';
import { Heading } from '../../parts/heading.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { NeedsPlan } from '../../parts/needs-plan.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { AssetsCard } from './assets-card.tsx';
import { DebtsCard } from './debts/debts-card.tsx';
import { CashFlowCard } from './flows/cash-flow-card.tsx';
import { GoalsCard } from './goals/goals-card.tsx';
import { WorthCard } from './worth-card.tsx';
import type { Worth } from './worth-types.ts';

/** What may become of it comes after what is. */
const ProjectionCard = lazy(() => import('./projection-card.tsx'));

const LOOK_AGAIN_MS = 60_000;

/** What the person owns and owes, earns, spends and saves for. */
export default function NetWorthPage() {
  return (
    <>
      <Heading lead="What you own and owe, earn and spend, and how it could grow.">
        Net worth
      </Heading>
      <NeedsPlan what="Net worth">
        <Cards />
      </NeedsPlan>
    </>
  );
}

function Cards() {
  const load = useAnswer(
    worth,
    {},
    { pick: (data) => data.netWorthDashboard, every: LOOK_AGAIN_MS },
  );
  return (
    <Loaded load={load} lines={8}>
      {(dashboard) => (
        <div className="home-grid">
          <div className="stack">
            <WorthCard worth={dashboard} />
            <AssetsCard assets={dashboard.assets} currency={dashboard.currency} />
            <DebtsCard assets={dashboard.assets} currency={dashboard.currency} />
            <Suspense fallback={<Skeleton lines={8} />}>
              {hasFigures(dashboard.totals) && <ProjectionCard totals={dashboard.totals} />}
            </Suspense>
          </div>
          <div className="stack">
            <CashFlowCard worth={dashboard} />
            <GoalsCard assets={dashboard.assets} currency={dashboard.currency} />
          </div>
        </div>
      )}
    </Loaded>
  );
}

/** Nothing leads nowhere. */
function hasFigures(totals: Worth['totals']): boolean {
  const { totalAssets, totalLiabilities, totalAnnualIncome, totalMonthlyExpenses } = totals;
  const sums = [totalAssets, totalLiabilities, totalAnnualIncome, totalMonthlyExpenses];
  return sums.some((sum) => Number(sum) !== 0);
}
