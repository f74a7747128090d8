import { consentRequest, decideConsent } from '@investing-platform/schema/first-party';
import { requirePerson } from '../account.ts';
import { ApiError, run } from '../api.ts';
import { find, make, part, say, show } from '../dom.ts';
import { onSubmit } from '../form.ts';
import { isWebAddress } from '../next.ts';
import { page } from '../page.ts';
import { scopeWords } from '../scope-words.ts';

const GONE = 'This request has lapsed or was answered. Start again from the app.';
const form = find('[data-part="form"]', HTMLFormElement);

page(async () => {
  const person = await requirePerson();
  if (person === null) return;
  const id = new URLSearchParams(location.search).get('request') ?? '';
  const { consentRequest: request } = await run(consentRequest, { params: { id } }).catch(explain);
  document.title = `Allow ${request.clientName}? · Investing Platform`;
  part('heading').textContent = `${request.clientName} asks for access to your account`;
  part('name').textContent = person.email;
  part('host').textContent = request.redirectHost;
  show('unverified', request.registeredDynamically);
  part('granted').replaceChildren(...request.grantedScopes.map(scopeItem));
  part('dropped').replaceChildren(...request.droppedScopes.map(scopeItem));
  show('dropped-part', request.droppedScopes.length > 0);
  show('request');
  onSubmit(form, 'problem', async (values) => {
    await answer(id, values.get('answer') === 'ALLOW');
  });
});

async function answer(id: string, allow: boolean): Promise<void> {
  const params = { id, answer: allow ? ('ALLOW' as const) : ('DECLINE' as const) };
  const decision = await run(decideConsent, { params }).catch(explain);
  show('request', false);
  const { redirectUri } = decision.decideConsent;
  if (!isWebAddress(redirectUri)) throw new Error('The app has no web address to return to.');
  say('problem', null);
  location.replace(redirectUri);
}

function scopeItem(scope: string): HTMLElement {
  return make('li', {}, make('span', {}, scopeWords(scope)), make('code', {}, scope));
}

function explain(error: unknown): never {
  const gone = error instanceof ApiError && /^(NOT_FOUND|BAD_USER_INPUT)$/.test(error.code);
  throw gone ? new Error(GONE) : error;
}
