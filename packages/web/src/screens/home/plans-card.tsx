import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { OperatorCommand } from '../../parts/operator-command.tsx';
import { useSession } from '../../session/session.ts';
import { PlanList } from './plan-list.tsx';

/** What the plans open, and how a person comes to one. */
export function PlansCard({ email }: { readonly email: string }) {
  return (
    <Card title="Plans" className="plans-card">
      <p className="fine">
        On the free plan you sign in, make API credentials and follow the markets. Net worth,
        accounts and practice trading come with a paid one.
      </p>
      <PlanList />
      <HowToSubscribe email={email} />
    </Card>
  );
}

/** Nobody can pay here yet: saying so is better than a button that fails. */
function HowToSubscribe({ email }: { readonly email: string }) {
  const { reload } = useSession();
  return (
    <div className="how">
      <h3>How to change to a plan</h3>
      <p>This server takes no payments: its operator puts your account on a plan.</p>
      <OperatorCommand command={`set-plan ${email} PLUS`} />
      <Button kind="quiet" onClick={reload}>
        It is done: look again
      </Button>
    </div>
  );
}
