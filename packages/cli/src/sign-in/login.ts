import { checkedUrl, localAddress } from '../connection.ts';
import { Failure } from '../failure.ts';
import { printable } from '../format/cell.ts';
import {
  checkedName,
  FIRST_PROFILE,
  keepProfile,
  type Profile,
  profileNamed,
  readProfiles,
} from '../profiles/profiles.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { signInByBrowser } from './browser-sign-in.ts';
import { checkedScopes, READING_SCOPES } from './scopes.ts';

/** What may be chosen about a sign-in. */
export interface LoginChoice {
  readonly baseUrl?: string;
  readonly profile?: string;
  readonly clientId?: string;
  readonly scopes?: string;
  /** False with `--no-browser`. */
  readonly browser: boolean;
}

/**
 * Signs in and keeps what later commands call with: a credential and its secret, or a token that
 * the person allowed in a browser.
 *
 * @throws {UsageError} where the choice cannot be meant so
 * @throws {Failure} where it does not come to a token
 */
export async function login(choice: LoginChoice, terminal: Terminal): Promise<void> {
  const { env } = terminal;
  const name = checkedName(choice.profile ?? env.INVESTING_PROFILE ?? FIRST_PROFILE);
  const known = profileNamed(await readProfiles(terminal), name);
  const chosen = choice.baseUrl ?? env.INVESTING_BASE_URL ?? known?.baseUrl;
  const baseUrl = checkedUrl(chosen ?? localAddress(env));
  const profile =
    choice.clientId === undefined
      ? await byBrowser(baseUrl, choice, known, terminal)
      : await byCredential(baseUrl, choice.clientId, choice, terminal);
  const who = await nameOf(profile);
  const path = await keepProfile(terminal, name, profile);
  terminal.complain(`Signed in to ${printable(baseUrl)} as ${who}.\n`);
  terminal.complain(`Kept as the profile ${name} in ${path}\n`);
  const { token } = profile;
  if (token !== null) terminal.complain(`${allowance(token)}\n`);
}

async function byBrowser(
  baseUrl: string,
  choice: LoginChoice,
  known: Profile | undefined,
  terminal: Terminal,
): Promise<Profile> {
  const scopes = checkedScopes(choice.scopes ?? READING_SCOPES);
  const isSame = known?.clientSecret === null && known.baseUrl === baseUrl;
  const clientId = isSame ? known.clientId : null;
  const opensBrowser = choice.browser;
  const asked = { baseUrl, scopes, clientId, opensBrowser };
  return { baseUrl, clientSecret: null, ...(await signInByBrowser(asked, terminal)) };
}

async function byCredential(
  baseUrl: string,
  clientId: string,
  { scopes }: LoginChoice,
  terminal: Terminal,
): Promise<Profile> {
  if (scopes !== undefined) {
    throw new UsageError('--scopes is for a sign-in by a browser: a credential has all of yours.');
  }
  const clientSecret = await secretFor(clientId, terminal);
  if (clientSecret === '') throw new UsageError('There is no secret: nothing was kept.');
  return { baseUrl, clientId, clientSecret, token: null };
}

/** From the environment, a person, or the standard input; never from the command line. */
async function secretFor(clientId: string, terminal: Terminal): Promise<string> {
  const { env, isInteractive } = terminal;
  if (env.INVESTING_CLIENT_SECRET) return env.INVESTING_CLIENT_SECRET;
  if (!isInteractive) return (await terminal.readInput()).trim();
  const question = `Secret of ${printable(clientId)}: `;
  const answer = await terminal.ask(question, { isSecret: true });
  terminal.interrupted.throwIfAborted();
  return answer.trim();
}

/** Also proves that the profile works before it is kept. */
async function nameOf({ baseUrl, clientId, clientSecret, token }: Profile): Promise<string> {
  const { clientCredentials, createClient, fixedToken } = await import('@investing-platform/sdk');
  if (token !== null && !token.scopes.includes('identity')) return 'somebody who allowed this';
  const auth =
    clientSecret === null
      ? fixedToken(token?.value ?? '')
      : clientCredentials({ baseUrl, clientId, clientSecret });
  const client = createClient({ baseUrl, auth });
  try {
    const person = await client.fetchCurrentUser();
    if (person === null) throw new Failure(['The server knows nobody by this sign-in.']);
    return printable(person.email ?? person.name ?? person.id);
  } finally {
    client.close();
  }
}

function allowance({ scopes, expiresAtMs }: NonNullable<Profile['token']>): string {
  const end = expiresAtMs === null ? '' : `, until ${clockTime(expiresAtMs)}`;
  return `It allows ${scopes.join(' ')}${end}.`;
}

/** In the person's own time zone. */
function clockTime(ms: number): string {
  return new Date(ms).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
