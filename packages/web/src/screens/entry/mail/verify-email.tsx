import { verifyEmail } from '@investing-platform/schema/operations';
import { api } from '../../../api/client.ts';
import { Link } from '../../../shell/link.tsx';
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
      instead={
        <>
          If your address is confirmed already, just <Link href="/sign-in">sign in</Link>. If it is
          not, sign in too: Account mails you another link.
        </>
      }
    />
  );
}
