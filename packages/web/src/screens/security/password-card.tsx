import { updateUserAccount } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { Card } from '../../parts/card.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { KnownUsername } from '../../parts/forms/known-username.tsx';
import { PASSWORD_HINT, PasswordField } from '../../parts/forms/password-field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useGuarded } from '../../session/step-up.tsx';
import type { SecurityCardProps } from './security-card.ts';

/** A new password, or a first one for those who sign in through providers. */
export function PasswordCard({ security }: SecurityCardProps) {
  const guarded = useGuarded();
  const [changes, setChanges] = useState(0);
  const send = async (values: FormValues) => {
    const params = { newPassword: values.text('newPassword') };
    await guarded(() => perform(updateUserAccount, { params }));
    setChanges((last) => last + 1);
  };
  return (
    <Card title="Password">
      {changes > 0 && (
        <Notice kind="good">The password is changed. Your other browsers were signed out.</Notice>
      )}
      <Form
        key={changes}
        send={send}
        label={security.hasPassword ? 'Change the password' : 'Set a password'}
      >
        <KnownUsername />
        <PasswordField
          name="newPassword"
          label="New password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          minLength={10}
        />
      </Form>
    </Card>
  );
}
