import { verifyEmail } from '@investing-platform/schema/operations';
import { api } from '../api/client.ts';
import { MailLink } from './mail-link.tsx';

/** Where the link of a confirmation mail leads. */
export default function VerifyEmail() {
  return (
    <MailLink
      title="Confirm your e-mail address"
      lead="One click, and your account is ready."
      label="Confirm the address"
      send={(token) => api.request(verifyEmail, { params: { token } })}
      done="Your address is confirmed"
      doneText="Programs can now act for you, as far as your plan goes."
    />
  );
}
