import { signIn } from '@investing-platform/schema/first-party';
import { api } from '../../../api/client.ts';
import { Field } from '../../../parts/forms/field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import type { FormValues } from '../../../parts/forms/form-values.ts';
import { PasswordField } from '../../../parts/forms/password-field.tsx';
import { Link } from '../../../shell/link.tsx';
import type { Challenge } from './challenge-form.tsx';

interface PasswordFormProps {
  readonly arrive: () => void;
  /** The password was right, and a second factor is asked for. */
  readonly challenge: (challenge: Challenge) => void;
}

export function PasswordForm({ arrive, challenge }: PasswordFormProps) {
  const send = async (values: FormValues) => {
    const params = { email: values.text('email').trim(), password: values.text('password') };
    const { signIn: result } = await api.request(signIn, { params });
    if (result.challenge === null) arrive();
    else challenge({ ...result.challenge });
  };
  return (
    <Form send={send} label="Sign in">
      <Field
        name="email"
        label="E-mail address"
        type="email"
        autoComplete="username webauthn"
        maxLength={254}
        required
      />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <p className="field-link">
        <Link href="/forgot-password">Forgotten your password?</Link>
      </p>
    </Form>
  );
}
