import { find, moveTo, part, say, show } from './dom.ts';

const CONFIDENTIAL =
  'The secret is shown this once. Treat it as a password: whoever has it can act for you.';
const PUBLIC = 'A public client has no secret: it proves itself with PKCE.';

/** Shows a credential that was just made, until the person has stored it. */
export function showCreated(clientId: string, clientSecret: string | null): void {
  part('client-id').textContent = clientId;
  part('client-secret').textContent = clientSecret ?? '';
  part('created-words').textContent = clientSecret === null ? PUBLIC : CONFIDENTIAL;
  show('secret-row', clientSecret !== null);
  show('created');
  moveTo(find('#created-heading', HTMLElement));
  part('created').scrollIntoView({ block: 'start' });
}

part('created-close').addEventListener('click', () => {
  part('client-secret').textContent = '';
  show('created', false);
  say('status', null);
  moveTo(find('#main', HTMLElement));
});

for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  const name = button.dataset.copy ?? '';
  button.addEventListener('click', () => {
    copy(name)
      .then((message) => say('status', message))
      .catch(() => select(name));
  });
}

async function copy(name: string): Promise<string> {
  await navigator.clipboard.writeText(part(name).textContent);
  return name === 'client-id' ? 'The client ID is copied.' : 'The client secret is copied.';
}

/** Where scripts may not write to the clipboard, the person copies what is selected. */
function select(name: string): void {
  getSelection()?.selectAllChildren(part(name));
  say('status', 'Selected: copy it with your keyboard.');
}
