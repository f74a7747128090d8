import { discardBankAccount } from '@investing-platform/schema/first-party';
import { api } from '../../../api/client.ts';
import { Link } from '../../../shell/link.tsx';
import { MailLink } from './mail-link.tsx';

/** Where the mail that tells of a new bank account leads who did not save it. */
export default function DiscardBankAccount() {
  return (
    <MailLink
      title="Take the new bank account back"
      lead="For when it was not you who saved it. What was in use before stays in use."
      label="Take it back"
      send={(token) => api.request(discardBankAccount, { params: { token } })}
      done="The new bank account is removed"
      doneText="Nothing will be paid to it. Change your password now, and sign out everywhere."
      instead={
        <>
          The account may be in use by now. If you did not save it, remove it under{' '}
          <Link href="/money">Money</Link>, and change your password.
        </>
      }
    />
  );
}
