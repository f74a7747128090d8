import { discardWhitelistedWallet } from '@investing-platform/schema/first-party';
import { api } from '../../../api/client.ts';
import { MailLink } from './mail-link.tsx';

/** Where the mail that tells of a new wallet to send to leads who did not ask for it. */
export default function DiscardWallet() {
  return (
    <MailLink
      title="Take the new wallet off your list"
      lead="For when it was not you who added or changed it. Nothing can be sent to it from then on."
      label="Remove"
      send={(token) => api.request(discardWhitelistedWallet, { params: { token } })}
      done="The wallet is off your list"
      doneText="Nothing will be sent to it. Change your password now, and sign out everywhere."
      instead="The wallet may be off your list already. Change your password if it was not you."
    />
  );
}
