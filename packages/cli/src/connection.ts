import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { printable } from './format/cell.ts';
import { type Kept, type KeptToken, profileNamed, readProfiles } from './profiles/profiles.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** A credential, or a token that a person allowed in a browser. */
export type Caller =
  | { readonly clientId: string; readonly clientSecret: string }
  | { readonly token: KeptToken };

/** The API, and who calls it. */
export interface Connection {
  readonly baseUrl: string;
  /** Null where nobody is signed in. */
  readonly caller: Caller | null;
  /** Where the caller is kept; null where options or the environment name one. */
  readonly profile: string | null;
  /** Where this program keeps what it has to remember. */
  readonly place: Pick<Terminal, 'env' | 'platform'>;
}

type Found = Omit<Connection, 'place'>;

/** What a person may say about the connection. */
export interface ConnectionChoice {
  readonly baseUrl?: string | undefined;
  /** The plan of a user of the demo world. */
  readonly demo?: string | undefined;
  readonly profile?: string | undefined;
}

type Env = Terminal['env'];

/** What `npm start` listens on, by the same environment. */
export function localAddress(env: Env): string {
  return `http://localhost:${env.PORT?.trim() || '4000'}`;
}

/**
 * The connection that options and environment name: a demo user before a profile that is named,
 * then a credential of the environment, then the profile that was signed in last.
 *
 * @throws {UsageError} where what is named is not there, or half a credential is given
 */
export async function connectionOf(
  choice: ConnectionChoice,
  terminal: Terminal,
): Promise<Connection> {
  const { env, platform } = terminal;
  return { ...(await foundConnection(choice, terminal)), place: { env, platform } };
}

async function foundConnection(choice: ConnectionChoice, terminal: Terminal): Promise<Found> {
  const { env } = terminal;
  if (choice.demo !== undefined) return demoConnection(choice.demo, choice.baseUrl, terminal);
  const named = choice.profile ?? (env.INVESTING_PROFILE || undefined);
  if (named !== undefined) return namedConnection(named, choice, await readProfiles(terminal));
  const baseUrl = choice.baseUrl ?? (env.INVESTING_BASE_URL || undefined);
  const credential = credentialOf(env);
  if (credential !== null) {
    return { baseUrl: checkedUrl(baseUrl ?? localAddress(env)), caller: credential, profile: null };
  }
  const kept = await readProfiles(terminal);
  return standardConnection(kept, baseUrl, env);
}

/** A secret goes to no other server than the one that it was given for. */
function namedConnection(name: string, choice: ConnectionChoice, kept: Kept): Found {
  const profile = profileNamed(kept, name);
  if (profile === undefined) {
    const names = Object.keys(kept.profiles).join(', ') || 'none yet';
    throw new UsageError(
      `There is no profile ${printable(name)}. There are: ${names}. ` +
        `To make it: investing login --profile ${printable(name)}`,
    );
  }
  const { baseUrl } = profile;
  if (choice.baseUrl !== undefined && !isSameServer(choice.baseUrl, baseUrl)) {
    throw new UsageError(`The profile ${name} is for ${baseUrl}, not for ${choice.baseUrl}.`);
  }
  return { baseUrl: checkedUrl(baseUrl), caller: callerOf(profile), profile: name };
}

function standardConnection(kept: Kept, baseUrl: string | undefined, env: Env): Found {
  const name = kept.standard;
  const profile = name === null ? undefined : profileNamed(kept, name);
  const isMeant =
    profile !== undefined && isSameServer(baseUrl ?? profile.baseUrl, profile.baseUrl);
  if (!isMeant) {
    return { baseUrl: checkedUrl(baseUrl ?? localAddress(env)), caller: null, profile: null };
  }
  return { baseUrl: checkedUrl(profile.baseUrl), caller: callerOf(profile), profile: name };
}

function callerOf({ clientId, clientSecret, token }: Kept['profiles'][string]): Caller | null {
  if (clientSecret !== null) return { clientId, clientSecret };
  return token === null ? null : { token };
}

function credentialOf(env: Env): Caller | null {
  const clientId = env.INVESTING_CLIENT_ID ?? '';
  const clientSecret = env.INVESTING_CLIENT_SECRET ?? '';
  if ((clientId === '') !== (clientSecret === '')) {
    throw new UsageError('Set both INVESTING_CLIENT_ID and INVESTING_CLIENT_SECRET.');
  }
  return clientId === '' ? null : { clientId, clientSecret };
}

function isSameServer(one: string, other: string): boolean {
  return URL.canParse(one) && URL.canParse(other) && new URL(one).href === new URL(other).href;
}

async function demoConnection(
  plan: string,
  baseUrl: string | undefined,
  { env, folder }: Terminal,
): Promise<Found> {
  const path = resolve(folder, env.DEMO_FILE || join(env.DATA_DIR || '.data', 'demo.json'));
  const file = await readJson(path);
  const users: unknown[] = Array.isArray(file?.users) ? file.users : [];
  const user = users.map(Object).find((one) => one.plan === plan.toLowerCase());
  if (user === undefined) {
    const plans = users.map((one) => String(Object(one).plan)).join(', ');
    throw new UsageError(`--demo: ${path} has no user on the plan ${plan}, but: ${plans}.`);
  }
  const chosen = baseUrl ?? (env.INVESTING_BASE_URL || String(file?.baseUrl));
  const caller = { clientId: String(user.clientId), clientSecret: String(user.clientSecret) };
  return { baseUrl: checkedUrl(chosen), caller, profile: null };
}

async function readJson(path: string): Promise<Readonly<Record<string, unknown>> | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new UsageError(
      `--demo: cannot read ${path}. Start the server first: npm start ` +
        '(DATA_DIR names another folder)',
    );
  }
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new UsageError(`--demo: ${path} is not JSON.`);
  }
}

/**
 * Tokens travel in clear over http, so it is for this machine alone, as in the SDK.
 *
 * @throws {UsageError} on any other address
 */
export function checkedUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url?.hostname ?? '');
  const isGood = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal);
  const shown = `The base URL ${JSON.stringify(text)}`;
  if (!isGood) {
    const local = /^(localhost|127[.]0[.]0[.]1)(:\d+)?(\/|$)/.test(text);
    const hint = local ? `, as http://${text}` : '';
    throw new UsageError(`${shown} must start with https://, or be http on localhost${hint}.`);
  }
  const path = url.pathname.replace(/\/$/, '');
  if (!path.endsWith('/graphql')) return text;
  const before = url.origin + path.slice(0, -'/graphql'.length);
  throw new UsageError(`${shown} is to be without /graphql: ${before}`);
}
