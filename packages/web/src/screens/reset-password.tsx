import { resetPassword } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { problemOf } from '../api/problem.ts';
import { CodeField } from '../parts/code-field.tsx';
import { Form } from '../parts/form.tsx';
import type { FormValues } from '../parts/form-values.ts';
import { Heading } from '../parts/heading.tsx';
import { Notice } from '../parts/notice.tsx';
import { PASSWORD_HINT, PasswordField } from '../parts/password-field.tsx';
import { useSearch } from '../session/use-search.ts';

/** Choosing a new password, with the token of the mailed link. */
export default function ResetPassword() {
  const search = useSearch();
  const [isDone, setDone] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const token = search.get('token');
  if (isDone) {
    return (
      <>
        <Heading lead="Every browser was signed out, and every token has ended.">
          Your password is changed
        </Heading>
        <a className="button main" href="/sign-in">
          Sign in
        </a>
      </>
    );
  }
  const send = async (values: FormValues) => {
    const mfaCode = values.given('mfaCode');
    const newPassword = values.text('newPassword');
    const params = { token: token ?? '', newPassword, ...(mfaCode && { mfaCode }) };
    await api.request(resetPassword, { params }).catch((error: unknown) => {
      if (problemOf(error).code === 'MFA_REQUIRED') setNeedsCode(true);
      throw error;
    });
    setDone(true);
  };
  return (
    <>
      <Heading>Choose a new password</Heading>
      {token === null && (
        <Notice kind="bad">This address has no token. Open the link of the mail as it is.</Notice>
      )}
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
        </Form>
      </div>
    </>
  );
}
