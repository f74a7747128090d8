import { unsubscribeFromNewsletter } from '@investing-platform/schema/first-party';
import { api } from '../../../api/client.ts';
import { MailLink } from './mail-link.tsx';

/** Where the link at the end of a newsletter leads. */
export default function Unsubscribe() {
  return (
    <MailLink
      title="End the newsletter"
      lead="Mails about your account and its security still come."
      label="Send no more newsletters"
      send={(token) => api.request(unsubscribeFromNewsletter, { params: { token } })}
      done="The newsletter has ended"
      doneText="You can ask for it again under Account."
      instead="Open the link of the newest newsletter."
    />
  );
}
