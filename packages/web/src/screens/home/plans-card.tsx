import { Card } from '../../parts/card.tsx';
import { Link } from '../../shell/link.tsx';
import { PlanList } from './plan-list.tsx';

/** What the plans open, and how a person comes to one. */
export function PlansCard() {
  return (
    <Card title="Plans" className="plans-card">
      <p className="fine">
        The free plan lets you follow the markets and create API credentials. Net worth, accounts
        and practice trading come with a paid plan.
      </p>
      <PlanList />
      <div className="actions">
        <Link href="/plans" className="button main">
          Choose a plan
        </Link>
      </div>
    </Card>
  );
}
