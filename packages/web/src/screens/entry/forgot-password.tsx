import { requestPasswordReset } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { DevelopmentOutbox } from '../../parts/development-outbox.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Link } from '../../shell/link.tsx';

/** Asking for a link with which to choose a new password. */
export default function ForgotPassword() {
  const [email, setEmail] = useState<string | null>(null);
  if (email !== null) {
    return (
      <>
        <Heading>Check your mailbox</Heading>
        <div className="panel">
          <p>
            If <strong className="wrap">{email}</strong> has an account, a link with which to choose
            a new password is on its way there. It works for one hour.
          </p>
          <DevelopmentOutbox />
        </div>
      </>
    );
  }
  return (
    <>
      <Heading lead="We mail you a link with which to choose a new one.">
        Forgotten password
      </Heading>
      <div className="panel">
        <Form
          label="Mail me the link"
          send={async (values) => {
            const address = values.text('email').trim();
            await api.request(requestPasswordReset, { params: { email: address } });
            setEmail(address);
          }}
        >
          <Field
            name="email"
            label="E-mail address"
            type="email"
            autoComplete="username"
            maxLength={254}
            required
          />
        </Form>
      </div>
      <p className="after">
        <Link href="/sign-in">Back to sign in</Link>
      </p>
    </>
  );
}
