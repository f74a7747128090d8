import type {
  ApiCredentialsQuery,
  ConnectedAppsQuery,
} from '@investing-platform/schema/first-party';
import { make, momentText } from './dom.ts';
import { scopeWords } from './scope-words.ts';

type Credential = ApiCredentialsQuery['apiCredentials'][number];
type App = ConnectedAppsQuery['connectedApps'][number];

/** A list's entries, or one that says why there is none. */
export function cards<Item>(
  items: readonly Item[],
  card: (item: Item) => HTMLElement,
  nothing: string,
): HTMLElement[] {
  return items.length === 0 ? [make('li', { class: 'empty' }, nothing)] : items.map(card);
}

/** @param onDelete absent where the list only shows */
export function credentialCard(
  credential: Credential,
  onDelete?: (credential: Credential) => void,
): HTMLElement {
  const { label, clientId, isPublic, redirectUris } = credential;
  const details = [
    isPublic ? 'Public client (PKCE)' : 'Confidential',
    `created ${momentText(credential.createdAt)}`,
    lastUse(credential.lastUsedAt, credential.lastUsedIp),
  ].join(' · ');
  return make(
    'li',
    { class: 'card' },
    make('h3', {}, label),
    ...(onDelete ? [action('Delete', label, () => onDelete(credential))] : []),
    make('p', { class: 'details' }, make('code', {}, clientId)),
    make('p', { class: 'details' }, details),
    ...(redirectUris.length > 0
      ? [make('p', { class: 'details' }, `Returns to ${redirectUris.join(', ')}`)]
      : []),
  );
}

export function appCard(app: App, onRevoke: (app: App) => void): HTMLElement {
  const details = `Allowed ${momentText(app.allowedAt)} · ${lastUse(app.lastUsedAt, null)}`;
  return make(
    'li',
    { class: 'card' },
    make('h3', {}, app.clientName),
    action('Disconnect', app.clientName, () => onRevoke(app)),
    make('p', { class: 'details' }, app.scopes.map(scopeWords).join('; ')),
    make('p', { class: 'details' }, details),
  );
}

/** Buttons of many cards read alike, so that each names what it is for. */
function action(verb: string, subject: string, onClick: () => void): HTMLElement {
  const label = `${verb} ${subject}`;
  const button = make('button', { type: 'button', class: 'quiet', 'aria-label': label }, verb);
  button.addEventListener('click', onClick);
  return button;
}

function lastUse(lastUsedAt: string | null, ip: string | null): string {
  if (lastUsedAt === null) return 'never used';
  return `last used ${momentText(lastUsedAt)}${ip === null ? '' : ` from ${ip}`}`;
}
