import { resendVerificationEmail } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { UserAccount } from '../../api/person.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { DevelopmentOutbox } from '../../parts/development-outbox.tsx';
import { Notice, ProblemNotice } from '../../parts/notice.tsx';
import { OperatorCommand } from '../../parts/operator-command.tsx';
import { dayText, plainName } from '../../parts/text/format.ts';
import { Link } from '../../shell/link.tsx';

interface PlanCardProps {
  readonly account: UserAccount;
  readonly email: string;
}

/** The plan, the identity check, and what is left of both. */
export function PlanCard({ account, email }: PlanCardProps) {
  const { tier, kycStatus, createdAt, emailVerified } = account;
  return (
    <Card title="Status">
      <dl className="facts">
        <dt>Plan</dt>
        <dd>
          {plainName(tier)} · <Link href="/plans">Your plan</Link>
        </dd>
        <dt>Identity check</dt>
        <dd>{plainName(kycStatus)}</dd>
        <dt>Opened</dt>
        <dd>{dayText(createdAt)}</dd>
      </dl>
      {!emailVerified && <Unconfirmed email={email} />}
      {emailVerified && kycStatus !== 'APPROVED' && <Unchecked account={account} email={email} />}
    </Card>
  );
}

/** Whoever runs the server may approve the check without papers, under the names of the account. */
function Unchecked({ account, email }: PlanCardProps) {
  const { firstName, lastName } = account;
  const names = [
    ...(firstName ? [] : ['--first-name "<first name>"']),
    ...(lastName ? [] : ['--last-name "<last name>"']),
  ];
  return (
    <Notice>
      <p>
        An approved identity check <Link href="/open-account">opens your live account</Link>. The
        operator of this server can also approve it:
      </p>
      <OperatorCommand command={['approve-identity-check', email, ...names].join(' ')} />
    </Notice>
  );
}

function Unconfirmed({ email }: { readonly email: string }) {
  const { isBusy, problem, run } = useAction();
  const [isSent, setSent] = useState(false);
  const resend = () =>
    run(async () => {
      await api.request(resendVerificationEmail, { params: { email } });
      setSent(true);
    });
  return (
    <Notice kind="warn">
      <p>
        Your e-mail address is not confirmed yet: programs can see who you are, and no more.
        {isSent && ' A link is on its way.'}
      </p>
      <ProblemNotice problem={problem} />
      <Button kind="quiet" isBusy={isBusy} onClick={() => void resend()}>
        Send the link again
      </Button>
      {isSent && <DevelopmentOutbox />}
    </Notice>
  );
}
