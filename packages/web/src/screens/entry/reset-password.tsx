import { waysIn } from '@investing-platform/schema/first-party';
import { resetPassword } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { problemOf } from '../../api/problem.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { CodeField } from '../../parts/forms/code-field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { PASSWORD_HINT, PasswordField } from '../../parts/forms/password-field.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useSearch } from '../../session/use-search.ts';
import { Link } from '../../shell/link.tsx';
import { type WaysIn, WaysInChoice, WaysInLeft } from './ways-in.tsx';

/** Choosing a new password, with the token of the mailed link. */
export default function ResetPassword() {
  const search = useSearch();
  const [done, setDone] = useState<Outcome | null>(null);
  const token = search.get('token');
  if (done !== null) return <Done {...done} />;
  return (
    <>
      <Heading>Choose a new password</Heading>
      {token === null ? (
        <Notice kind="bad">This address has no token. Open the link of the mail as it is.</Notice>
      ) : (
        <Choice token={token} onDone={setDone} />
      )}
    </>
  );
}

interface Outcome {
  /** What can still open the account; null where that could not be read. */
  readonly left: readonly WaysIn[] | null;
}

interface ChoiceProps {
  readonly token: string;
  readonly onDone: (outcome: Outcome) => void;
}

function Choice({ token, onDone }: ChoiceProps) {
  const [needsCode, setNeedsCode] = useState(false);
  const load = useAnswer(waysIn, { params: { token } }, { pick: (data) => data.waysIn });
  if (load.problem?.fields.has('token')) return <DeadLink />;
  const send = async (values: FormValues) => {
    const mfaCode = values.given('mfaCode');
    const chosen = new Set(values.all('remove'));
    const ways = load.data;
    const remove = (ways ?? []).map(({ kind }) => kind).filter((kind) => chosen.has(kind));
    const newPassword = values.text('newPassword');
    const params = { token, newPassword, remove, ...(mfaCode && { mfaCode }) };
    await api.request(resetPassword, { params }).catch((error: unknown) => {
      const { code, fields } = problemOf(error);
      if (code === 'MFA_REQUIRED') setNeedsCode(true);
      // It has lapsed meanwhile.
      if (fields.has('token')) load.reload();
      throw error;
    });
    onDone({ left: ways?.filter(({ kind }) => !chosen.has(kind)) ?? null });
  };
  return (
    <div className="panel">
      <Form send={send} label="Change the password">
        <PasswordField
          name="newPassword"
          label="New password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          minLength={10}
        />
        {needsCode && (
          <CodeField name="mfaCode" hint="From your authenticator app, or a recovery code." />
        )}
        <Loaded load={load} lines={2}>
          {(all) => <WaysInChoice ways={all} />}
        </Loaded>
      </Form>
    </div>
  );
}

function DeadLink() {
  return (
    <Notice kind="bad">
      <p>This link was used already, or is older than an hour.</p>
      <p>
        <Link href="/forgot-password">Have another one mailed</Link>
      </p>
    </Notice>
  );
}

function Done({ left }: Outcome) {
  return (
    <>
      <Heading lead="Every browser was signed out, and every token has ended.">
        Your password is changed
      </Heading>
      <div className="panel">
        <WaysInLeft ways={left} />
        <div className="actions">
          <a className="button main" href="/sign-in">
            Sign in
          </a>
        </div>
      </div>
    </>
  );
}
