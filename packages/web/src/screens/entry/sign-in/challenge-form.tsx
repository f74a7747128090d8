import { completeSignIn, type MfaMethod } from '@investing-platform/schema/first-party';
import { requestMfaEmail } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../parts/button.tsx';
import { CodeField } from '../../../parts/forms/code-field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import type { FormValues } from '../../../parts/forms/form-values.ts';
import { Heading } from '../../../parts/heading.tsx';
import { Notice, ProblemNotice } from '../../../parts/notice.tsx';

/** A sign-in that waits for the second factor. */
export interface Challenge {
  readonly id: string;
  /** What completes it. */
  readonly methods: readonly MfaMethod[];
}

interface ChallengeProps {
  readonly challenge: Challenge;
  readonly arrive: () => void;
  readonly restart: () => void;
}

/** The second step of signing in. */
export default function ChallengeForm({ challenge, arrive, restart }: ChallengeProps) {
  const { id: challengeId, methods } = challenge;
  const [isMailed, setMailed] = useState(false);
  const mail = useAction();
  const send = async (values: FormValues) => {
    await api.request(completeSignIn, {
      params: { challengeId, code: values.text('code').trim() },
    });
    arrive();
  };
  const sendMail = () =>
    mail.run(async () => {
      await api.request(requestMfaEmail, { params: { challengeId } });
      setMailed(true);
    });
  const hasApp = methods.includes('TOTP');
  return (
    <>
      <Heading lead={hasApp ? 'Open your authenticator app for the code.' : undefined}>
        One more step
      </Heading>
      {isMailed && (
        <Notice kind="good">If all is well, a code is on its way to your mailbox.</Notice>
      )}
      <div className="panel">
        <Form
          send={send}
          label="Sign in"
          actions={
            <Button kind="quiet" onClick={restart}>
              Back
            </Button>
          }
        >
          <CodeField name="code" hint="A recovery code works too." />
        </Form>
        {methods.includes('EMAIL') && (
          <p className="after">
            <Button kind="link" isBusy={mail.isBusy} onClick={() => void sendMail()}>
              {isMailed ? 'Mail another code' : 'Mail me a code'}
            </Button>
          </p>
        )}
        <ProblemNotice problem={mail.problem} />
      </div>
    </>
  );
}
