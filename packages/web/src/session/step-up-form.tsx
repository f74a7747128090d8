import { Dialog } from '@base-ui/react/dialog';
import { beginPasskeyStepUp, stepUp } from '@investing-platform/schema/first-party';
import { requestMfaEmail } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { useAction } from '../api/use-action.ts';
import { useAnswer } from '../api/use-answer.ts';
import { myAccount } from '../generated/documents.ts';
import { Button } from '../parts/button.tsx';
import { CodeField } from '../parts/forms/code-field.tsx';
import { Form } from '../parts/forms/form.tsx';
import type { FormValues } from '../parts/forms/form-values.ts';
import { KnownUsername } from '../parts/forms/known-username.tsx';
import { PasswordField } from '../parts/forms/password-field.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { ProblemNotice } from '../parts/notice.tsx';
import { signInPath } from './next.ts';
import { askPasskey } from './passkeys.ts';
import { usePerson } from './session.ts';

interface StepUpFormProps {
  readonly onProven: () => void;
}

/** Asks for what the person has: a code or the password, or a passkey. */
export function StepUpForm({ onProven }: StepUpFormProps) {
  const load = useAnswer(myAccount, {}, { pick: (data) => data.fetchCurrentUser.account.security });
  return (
    <Loaded load={load} lines={2}>
      {({ mfaEnabled, mfaMethods, passkeyCount, hasPassword }) => (
        <>
          {mfaEnabled || hasPassword ? (
            <ProofForm isCode={mfaEnabled} onProven={onProven} />
          ) : (
            <SignInAgain />
          )}
          {mfaMethods.includes('EMAIL') && <MailedCode />}
          {passkeyCount > 0 && <PasskeyProof onProven={onProven} />}
        </>
      )}
    </Loaded>
  );
}

function ProofForm({ isCode, onProven }: StepUpFormProps & { readonly isCode: boolean }) {
  const send = async (values: FormValues) => {
    const params = isCode
      ? { mfaCode: values.text('mfaCode').trim() }
      : { password: values.text('password') };
    await api.request(stepUp, { params });
    onProven();
  };
  return (
    <Form
      send={send}
      label="Confirm"
      actions={<Dialog.Close className="button quiet">Cancel</Dialog.Close>}
    >
      {isCode ? (
        <CodeField name="mfaCode" hint="From your authenticator app or mail, or a recovery code." />
      ) : (
        <>
          <KnownUsername />
          <PasswordField name="password" label="Password" autoComplete="current-password" />
        </>
      )}
    </Form>
  );
}

/** For who has neither password nor second factor here: the outside provider is asked again. */
function SignInAgain() {
  const here = location.pathname + location.search;
  return (
    <>
      <p>Your account has no password. Sign in once more, which leads back here.</p>
      <div className="actions">
        <a className="button main" href={signInPath(here)}>
          Sign in again
        </a>
        <Dialog.Close className="button quiet">Cancel</Dialog.Close>
      </div>
    </>
  );
}

function MailedCode() {
  const { email } = usePerson();
  const { isBusy, problem, run } = useAction();
  const [isSent, setSent] = useState(false);
  const send = () =>
    run(async () => {
      await api.request(requestMfaEmail, { params: { email } });
      setSent(true);
    });
  return (
    <div className="after">
      <Button kind="link" isBusy={isBusy} onClick={() => void send()}>
        Mail me a code
      </Button>
      <span role="status">{isSent && ' A code is on its way.'}</span>
      <ProblemNotice problem={problem} />
    </div>
  );
}

function PasskeyProof({ onProven }: StepUpFormProps) {
  const { isBusy, problem, run } = useAction();
  const prove = () =>
    run(async () => {
      const { beginPasskeyStepUp: ceremony } = await api.request(beginPasskeyStepUp);
      const responseJson = await askPasskey(ceremony.optionsJson);
      const passkey = { ceremonyId: ceremony.id, responseJson };
      await api.request(stepUp, { params: { passkey } });
      onProven();
    });
  return (
    <>
      <Button kind="quiet" isBusy={isBusy} onClick={() => void prove()}>
        Use a passkey
      </Button>
      <ProblemNotice problem={problem} />
    </>
  );
}
