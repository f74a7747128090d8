import { resendVerificationEmail } from '@investing-platform/schema/operations';
import { type ReactNode, useState } from 'react';
import { api } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../parts/button.tsx';
import { DevelopmentOutbox } from '../../../parts/development-outbox.tsx';
import { Heading } from '../../../parts/heading.tsx';
import { ProblemNotice } from '../../../parts/notice.tsx';

/** What to do while a mail is on its way. */
export function CheckYourMail({
  email,
  children,
}: {
  readonly email: string;
  readonly children: ReactNode;
}) {
  const { isBusy, problem, run } = useAction();
  const [isSent, setSent] = useState(false);
  const resend = () =>
    run(async () => {
      await api.request(resendVerificationEmail, { params: { email } });
      setSent(true);
    });
  return (
    <>
      <Heading>Check your mailbox</Heading>
      <div className="panel">
        <p>
          <strong className="wrap">{email}</strong>
        </p>
        {children}
        <DevelopmentOutbox />
        <p role="status">{isSent && 'Another link is on its way, at most one a minute.'}</p>
        <ProblemNotice problem={problem} />
        <div className="actions">
          <a className="button main" href="/sign-in">
            Go to sign in
          </a>
          <Button kind="quiet" isBusy={isBusy} onClick={() => void resend()}>
            Send another link
          </Button>
        </div>
      </div>
    </>
  );
}
