import { confirmNewsletter } from '@investing-platform/schema/first-party';
import { api } from '../../../api/client.ts';
import { Link } from '../../../shell/link.tsx';
import { MailLink } from './mail-link.tsx';

/** Where the link of the mail leads that confirms a newsletter. */
export default function ConfirmNewsletter() {
  return (
    <MailLink
      title="Confirm the newsletter"
      lead="You can end it at any time, with the link at the end of each one."
      label="Subscribe"
      send={(token) => api.request(confirmNewsletter, { params: { token } })}
      done="The newsletter will come"
      doneText="It is sent to the address that got the link."
      instead={
        <>
          Ask for another one under <Link href="/account">Account</Link>.
        </>
      }
    />
  );
}
