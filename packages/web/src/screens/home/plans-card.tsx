import { Card } from '../../parts/card.tsx';
import { Link } from '../../shell/link.tsx';
import { PlanList } from './plan-list.tsx';

/** What the plans open, and how a person comes to one. */
export function PlansCard() {
  return (
    <Card title="Plans" className="plans-card">
      <p className="fine">
        On the free plan you sign in, make API credentials and follow the markets. Net worth,
        accounts and practice trading come with a paid one.
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
