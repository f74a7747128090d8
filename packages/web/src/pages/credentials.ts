import {
  apiCredentials,
  connectedApps,
  createApiCredential,
  deleteApiCredential,
  revokeConnectedApp,
} from '@investing-platform/schema/first-party';
import { requirePerson } from '../account.ts';
import { messageOf, run } from '../api.ts';
import { appCard, cards, credentialCard } from '../cards.ts';
import { confirmed, type Question } from '../confirm.ts';
import { showCreated } from '../created.ts';
import { find, part, say, show } from '../dom.ts';
import { onSubmit, textOf } from '../form.ts';
import { page } from '../page.ts';

const form = find('[data-part="form"]', HTMLFormElement);
const isPublicBox = find('#isPublic', HTMLInputElement);
const redirectUris = find('#redirectUris', HTMLTextAreaElement);

page(async () => {
  if ((await requirePerson()) === null) return;
  isPublicBox.addEventListener('change', showRedirects);
  showRedirects();
  onSubmit(form, 'form-problem', create);
  await Promise.all([listCredentials(), listApps()]);
});

/** Only public clients redirect, and they need a place to go. */
function showRedirects(): void {
  show('redirects', isPublicBox.checked);
  redirectUris.required = isPublicBox.checked;
}

async function create(values: FormData): Promise<void> {
  const isPublic = values.has('isPublic');
  const lines = (textOf(values, 'redirectUris') ?? '').split('\n').map((line) => line.trim());
  const { createApiCredential: created } = await run(createApiCredential, {
    params: {
      label: textOf(values, 'label') ?? '',
      isPublic,
      redirectUris: isPublic ? lines.filter((line) => line !== '') : [],
    },
  });
  form.reset();
  showRedirects();
  say('status', null);
  showCreated(created.credential.clientId, created.clientSecret);
  await listCredentials();
}

async function listCredentials(): Promise<void> {
  const list = (await run(apiCredentials)).apiCredentials;
  const card = (item: (typeof list)[number]) =>
    credentialCard(item, ({ id, label }) => {
      const question = {
        heading: `Delete “${label}”?`,
        words: 'Its tokens stop working at once, and it cannot be brought back.',
        yes: 'Delete',
      };
      const work = () => run(deleteApiCredential, { params: { id } });
      change(question, work, `“${label}” is deleted.`, listCredentials);
    });
  part('list').replaceChildren(...cards(list, card, 'None yet.'));
}

async function listApps(): Promise<void> {
  const list = (await run(connectedApps)).connectedApps;
  const card = (item: (typeof list)[number]) =>
    appCard(item, ({ id, clientName }) => {
      const question = {
        heading: `Disconnect “${clientName}”?`,
        words: 'Its access ends at once. It can ask you again.',
        yes: 'Disconnect',
      };
      const work = () => run(revokeConnectedApp, { params: { id } });
      change(question, work, `“${clientName}” is disconnected.`, listApps);
    });
  part('apps').replaceChildren(...cards(list, card, 'None.'));
}

function change(
  question: Question,
  work: () => Promise<unknown>,
  done: string,
  refresh: () => Promise<void>,
): void {
  confirmed(question)
    .then(async (yes) => {
      if (!yes) return;
      say('problem', null);
      await work();
      say('status', done);
      await refresh();
      part('status').scrollIntoView({ block: 'nearest' });
    })
    .catch((error: unknown) => say('problem', messageOf(error)));
}
