import { verifyEmail } from '@investing-platform/schema/operations';
import { run } from '../api.ts';
import { find, part, say, show } from '../dom.ts';
import { onSubmit } from '../form.ts';

const form = find('[data-part="form"]', HTMLFormElement);
const token = new URLSearchParams(location.search).get('token');

if (token === null) {
  say('problem', 'This address has no token. Open the link of the mail as it is.');
}

// On a click, not on arrival: programs that look at links in mails would use it up.
onSubmit(form, 'problem', async () => {
  const answer = await run(verifyEmail, { params: { token: token ?? '' } });
  form.hidden = true;
  show('done');
  part('message').textContent = answer.verifyEmail.message;
});
