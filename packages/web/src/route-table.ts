/** Who a screen is for: `open` needs no session, `either` adapts, `session` asks to sign in. */
export type Access = 'open' | 'either' | 'session';

/**
 * Screens by the paths of their files below `screens`, where one that has the name of its folder
 * goes by that alone: `home` is `home/home.tsx`. These need no session.
 */
export type OpenScreenName =
  | 'entry/sign-in'
  | 'entry/register'
  | 'entry/mail/verify-email'
  | 'entry/forgot-password'
  | 'entry/reset-password'
  | 'entry/mail/confirm-newsletter'
  | 'entry/mail/unsubscribe'
  | 'home/calculator'
  | 'entry/mail/discard-bank-account'
  | 'entry/mail/discard-wallet'
  | 'sharing/shared';

/** Those that know the person, or adapt. */
export type SessionScreenName =
  | 'home'
  | 'money'
  | 'cards'
  | 'exchange'
  | 'ledger'
  | 'plans'
  | 'entry/consent'
  | 'credentials'
  | 'apps'
  | 'apps/approvals'
  | 'assistant'
  | 'account'
  | 'security'
  | 'data'
  | 'household'
  | 'net-worth'
  | 'portfolios'
  | 'portfolio'
  | 'instrument'
  | 'documents'
  | 'crypto'
  | 'open-account'
  | 'sharing';

interface Named<Path extends string> {
  readonly path: Path;
  readonly title: string;
}

export interface OpenEntry<Path extends string = string> extends Named<Path> {
  readonly screen: OpenScreenName;
  readonly access: 'open';
}

export interface SessionEntry<Path extends string = string> extends Named<Path> {
  readonly screen: SessionScreenName;
  readonly access: Exclude<Access, 'open'>;
}

/**
 * One screen: its address, its document's title, and its file. A last part `_` of the address
 * stands for any: the id or the token of what the screen shows.
 */
export type RouteEntry<Path extends string = string> = OpenEntry<Path> | SessionEntry<Path>;

function entry<const Path extends string>(
  path: Path,
  title: string,
  screen: OpenScreenName,
  access: 'open',
): OpenEntry<Path>;
function entry<const Path extends string>(
  path: Path,
  title: string,
  screen: SessionScreenName,
  access: SessionEntry['access'],
): SessionEntry<Path>;
function entry(path: string, title: string, screen: string, access: string): object {
  return { path, title, screen, access };
}

/** Every screen. The build writes one document for each, so that the server knows the addresses. */
export const routeTable = [
  entry('/', 'Overview', 'home', 'either'),
  entry('/sign-in', 'Sign in', 'entry/sign-in', 'open'),
  entry('/register', 'Open an account', 'entry/register', 'open'),
  entry('/verify-email', 'Confirm your e-mail address', 'entry/mail/verify-email', 'open'),
  entry('/forgot-password', 'Forgotten password', 'entry/forgot-password', 'open'),
  entry('/reset-password', 'New password', 'entry/reset-password', 'open'),
  entry('/newsletter/confirm', 'Confirm the newsletter', 'entry/mail/confirm-newsletter', 'open'),
  entry('/newsletter/unsubscribe', 'End the newsletter', 'entry/mail/unsubscribe', 'open'),
  entry('/calculator', 'Investment calculator', 'home/calculator', 'open'),
  entry(
    '/bank-accounts/discard',
    'Take a bank account back',
    'entry/mail/discard-bank-account',
    'open',
  ),
  entry('/wallets/discard', 'Take a wallet off the list', 'entry/mail/discard-wallet', 'open'),
  entry('/consent', 'Allow access?', 'entry/consent', 'session'),
  entry('/net-worth', 'Net worth', 'net-worth', 'session'),
  entry('/portfolios', 'Portfolios', 'portfolios', 'session'),
  entry('/portfolios/_', 'Portfolio', 'portfolio', 'session'),
  entry('/instruments/_', 'Instrument', 'instrument', 'session'),
  entry('/money', 'Money', 'money', 'session'),
  entry('/cards', 'Cards', 'cards', 'session'),
  entry('/exchange', 'Exchange currencies', 'exchange', 'session'),
  entry('/ledger', 'Account ledger', 'ledger', 'session'),
  entry('/plans', 'Plan', 'plans', 'session'),
  entry('/open-account', 'Open your live account', 'open-account', 'session'),
  entry('/crypto', 'Crypto transfers', 'crypto', 'session'),
  entry('/credentials', 'API credentials', 'credentials', 'session'),
  entry('/apps', 'Connected apps', 'apps', 'session'),
  entry('/approvals', 'Approvals', 'apps/approvals', 'session'),
  entry('/assistant', 'Assistant', 'assistant', 'session'),
  entry('/account', 'Account', 'account', 'session'),
  entry('/security', 'Security', 'security', 'session'),
  entry('/data', 'Your data', 'data', 'session'),
  entry('/documents', 'Documents', 'documents', 'session'),
  entry('/household', 'Household', 'household', 'session'),
  entry('/sharing', 'Sharing', 'sharing', 'session'),
  entry('/shared/_', 'Shared net worth', 'sharing/shared', 'open'),
] as const;

/** An address of the application: a link to another does not compile. */
export type Address = Filled<(typeof routeTable)[number]['path']>;

type Filled<Path extends string> = Path extends `${infer Folder}/_` ? `${Folder}/${string}` : Path;

const routes: ReadonlyMap<string, RouteEntry> = new Map(
  routeTable.map((route) => [route.path, route]),
);

/** The screen of an address; undefined where it leads nowhere. */
export function routeOf(path: string): RouteEntry | undefined {
  return routes.get(path) ?? routes.get(path.replace(/\/[^/]+$/, '/_'));
}

/** What every document's title ends with. */
export const SITE_NAME = 'Investing Platform';
