import { register } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { CheckField } from '../parts/check-field.tsx';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import type { FormValues } from '../parts/form-values.ts';
import { Heading } from '../parts/heading.tsx';
import { PASSWORD_HINT, PasswordField } from '../parts/password-field.tsx';
import { Link } from '../shell/link.tsx';
import { CheckYourMail } from './check-your-mail.tsx';
import { OtherWays } from './sign-in/other-ways.tsx';

/** Opening an account. */
export default function Register() {
  const [email, setEmail] = useState<string | null>(null);
  if (email !== null) {
    return (
      <CheckYourMail email={email}>
        <p>
          We have mailed you a link that confirms your address. It works for 24 hours. If you have
          an account already, the mail says so.
        </p>
      </CheckYourMail>
    );
  }
  const send = async (values: FormValues) => {
    const params = paramsOf(values);
    await api.request(register, { params });
    setEmail(params.email);
  };
  return (
    <>
      <Heading lead="Free to open. One account for the app and for your own programs.">
        Open an account
      </Heading>
      <div className="panel">
        <Form send={send} label="Open the account">
          <Field
            name="email"
            label="E-mail address"
            type="email"
            autoComplete="username"
            maxLength={254}
            required
          />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="new-password"
            hint={PASSWORD_HINT}
            minLength={10}
          />
          <div className="pair">
            <Field name="firstName" label="First name" autoComplete="given-name" maxLength={80} />
            <Field name="lastName" label="Last name" autoComplete="family-name" maxLength={80} />
          </div>
          <CheckField name="acceptTerms" label={<TermsLabel />} required />
          <CheckField name="marketingOptIn" label="Send me news by e-mail" />
        </Form>
      </div>
      <OtherWays mode="register" next="/" arrive={() => location.replace('/')} />
      <p className="after">
        Have an account? <Link href="/sign-in">Sign in</Link>
      </p>
    </>
  );
}

function TermsLabel() {
  return (
    <>
      I accept the{' '}
      <a href="/agreements/terms" target="_blank" rel="noreferrer">
        terms of use
      </a>{' '}
      and have read the{' '}
      <a href="/agreements/privacy" target="_blank" rel="noreferrer">
        privacy notice
      </a>
    </>
  );
}

function paramsOf(values: FormValues) {
  const firstName = values.given('firstName');
  const lastName = values.given('lastName');
  return {
    email: values.text('email').trim(),
    password: values.text('password'),
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    acceptTerms: values.checked('acceptTerms'),
    marketingOptIn: values.checked('marketingOptIn'),
  };
}
