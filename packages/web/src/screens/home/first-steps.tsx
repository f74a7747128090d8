import { apiCredentials } from '@investing-platform/schema/first-party';
import type { ReactNode } from 'react';
import type { Person } from '../../api/person.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Card } from '../../parts/card.tsx';
import { DevelopmentOutbox } from '../../parts/development-outbox.tsx';
import { Link } from '../../shell/link.tsx';

/** What a new account is still missing. */
export function FirstSteps({ person: { account } }: { readonly person: Person }) {
  const count = useAnswer(apiCredentials, {}).data?.apiCredentials.length ?? 0;
  return (
    <Card title="First steps">
      <ol className="checklist">
        <Step isDone={account.emailVerified} title="Confirm your e-mail address">
          Follow the link that we mailed you. <Link href="/account">Send it again</Link>
        </Step>
        <Step isDone={count > 0} title="Make an API credential">
          For your first call. <Link href="/credentials">Make one</Link>
        </Step>
        <Step isDone={account.tier !== 'FREE'} title="Choose a plan">
          It opens your net worth, your accounts and practice trading.{' '}
          <Link href="/plans">See the plans</Link>
        </Step>
      </ol>
      {!account.emailVerified && <DevelopmentOutbox />}
    </Card>
  );
}

interface StepProps {
  readonly isDone: boolean;
  readonly title: string;
  readonly children: ReactNode;
}

function Step({ isDone, title, children }: StepProps) {
  return (
    <li className={isDone ? 'done' : ''}>
      <strong>{title}</strong>
      {isDone ? <span className="unseen"> (done)</span> : <p>{children}</p>}
    </li>
  );
}
