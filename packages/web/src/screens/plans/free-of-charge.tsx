import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { OperatorCommand } from '../../parts/operator-command.tsx';
import { plainName } from '../../parts/text/format.ts';
import { useSession } from '../../session/session.ts';

interface FreeOfChargeProps {
  readonly tier: string;
  readonly email: string;
  /** Whether plans can be paid for here. */
  readonly isSold: boolean;
}

/** The plan of somebody who pays for none. No price is shown that cannot be charged. */
export function FreeOfCharge({ tier, email, isSold }: FreeOfChargeProps) {
  const name = <strong>{plainName(tier)}</strong>;
  return (
    <Card title="Your plan">
      {tier === 'FREE' ? (
        <p>{name}: sign in, make API credentials and follow the markets.</p>
      ) : (
        <p>{name}, set by the operator of this server. You pay nothing for it.</p>
      )}
      {!isSold && <NothingSold tier={tier} email={email} />}
    </Card>
  );
}

function NothingSold({ tier, email }: Pick<FreeOfChargeProps, 'tier' | 'email'>) {
  const { reload } = useSession();
  return (
    <div className="how">
      <p>This server takes no payments: its operator decides who has which plan.</p>
      {tier === 'FREE' && (
        <>
          <OperatorCommand command={`set-plan ${email} PLUS`} />
          <Button kind="quiet" onClick={reload}>
            Done: check again
          </Button>
        </>
      )}
    </div>
  );
}
