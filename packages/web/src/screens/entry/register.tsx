import {
  type RegistrationPolicy,
  registrationPolicy,
} from '@investing-platform/schema/first-party';
import { register } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { CheckField } from '../../parts/forms/check-field.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { PASSWORD_HINT, PasswordField } from '../../parts/forms/password-field.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Link } from '../../shell/link.tsx';
import { CheckYourMail } from './mail/check-your-mail.tsx';
import { OtherWays } from './sign-in/other-ways.tsx';

/** Opening an account. */
export default function Register() {
  const [email, setEmail] = useState<string | null>(null);
  const [invitation] = useState(invitationOf);
  const { data: policy } = useAnswer(
    registrationPolicy,
    {},
    { pick: (data) => data.registrationPolicy },
  );
  if (email !== null && invitation !== null) return <Invited email={email} />;
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
  if (policy !== null && policy !== 'OPEN' && invitation === null)
    return <NotOpen policy={policy} />;
  const send = async (values: FormValues) => {
    const params = { ...paramsOf(values), ...(invitation === null ? {} : { invitation }) };
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
      {invitation === null && (
        <OtherWays mode="register" next="/" arrive={() => location.replace('/')} />
      )}
      <p className="after">
        Have an account? <Link href="/sign-in">Sign in</Link>
      </p>
    </>
  );
}

/** Behind the `#` of an invitation's link, which browsers send to nobody. */
function invitationOf(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('invitation');
}

function NotOpen({ policy }: { readonly policy: RegistrationPolicy }) {
  return (
    <>
      <Heading>Open an account</Heading>
      <p>
        {policy === 'INVITED'
          ? 'Accounts are opened here by invitation. Ask whoever runs this server for one.'
          : 'No accounts are opened here at present.'}
      </p>
      <p className="after">
        Have an account? <Link href="/sign-in">Sign in</Link>
      </p>
    </>
  );
}

function Invited({ email }: { readonly email: string }) {
  return (
    <>
      <Heading>Your account is being opened</Heading>
      <p>It takes a few seconds. Your address is {email}; nothing needs to be confirmed.</p>
      <p className="after">
        <Link href="/sign-in">Sign in</Link>
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
