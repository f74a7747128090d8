import type { AuthorizationCodeSource, RequestableScope } from '@investing-platform/sdk';
import { Failure } from '../failure.ts';
import type { KeptToken } from '../profiles/profiles.ts';
import type { Terminal } from '../terminal.ts';
import { listenForBrowser } from './loopback.ts';
import { isRegistered, registerClient } from './register.ts';

/** How long a person may take in the browser. */
const PATIENCE_MS = 10 * 60_000;

/** What a sign-in by a browser asks for. */
export interface BrowserSignIn {
  readonly baseUrl: string;
  readonly scopes: readonly RequestableScope[];
  /** As this server registered the program earlier; null: it has not. */
  readonly clientId: string | null;
  /** Whether a browser on this machine is to be opened. */
  readonly opensBrowser: boolean;
}

/** What came of it. */
export interface SignedIn {
  readonly clientId: string;
  readonly token: KeptToken;
}

/**
 * Signs a person in by authorization code with PKCE: in a browser that comes back to this machine,
 * or in one elsewhere, whose last address the person pastes.
 *
 * @throws {Failure} where the server takes no such program, or nobody came back
 */
export async function signInByBrowser(asked: BrowserSignIn, terminal: Terminal): Promise<SignedIn> {
  let state: string | null = null;
  const loopback = await listenForBrowser(() => state);
  try {
    const { baseUrl, scopes } = asked;
    const { authorizationCode } = await import('@investing-platform/sdk/auth');
    const sourceOf = (clientId: string) =>
      authorizationCode({ baseUrl, clientId, scopes, redirectUri: loopback.redirectUri });
    const { clientId, source } = await registered(asked, sourceOf, terminal.interrupted);
    const pending = await source.start();
    state = pending.state;
    const address = await answerOf(pending.url, loopback.came, asked.opensBrowser, terminal);
    return { clientId, token: await source.finish(address, pending) };
  } finally {
    loopback.close();
  }
}

type Source = AuthorizationCodeSource<RequestableScope>;

/** A server may have forgotten clients that nobody used. */
async function registered(
  { baseUrl, clientId }: BrowserSignIn,
  sourceOf: (clientId: string) => Source,
  interrupted: AbortSignal,
): Promise<{ readonly clientId: string; readonly source: Source }> {
  if (clientId !== null) {
    const source = sourceOf(clientId);
    const { url } = await source.start();
    if (await isRegistered(url, interrupted)) return { clientId, source };
  }
  const fresh = await registerClient(baseUrl, interrupted);
  return { clientId: fresh, source: sourceOf(fresh) };
}

/** The address that the browser ended at. */
async function answerOf(
  url: string,
  came: Promise<string>,
  opensBrowser: boolean,
  terminal: Terminal,
): Promise<string> {
  const isOpen = opensBrowser && (await terminal.openAddress(url));
  const how = isOpen ? 'Your browser opens to sign you in. Else open' : 'Open in a browser';
  terminal.complain(`${how}:\n\n  ${url}\n\n`);
  const ending = new AbortController();
  const signal = AbortSignal.any([
    ending.signal,
    terminal.interrupted,
    AbortSignal.timeout(PATIENCE_MS),
  ]);
  const ways = [came, endOf(signal)];
  if (!isOpen && terminal.isInteractive) ways.push(pasted(terminal, signal));
  try {
    return await Promise.race(ways);
  } finally {
    ending.abort();
  }
}

const PASTE = `Where that browser is on another machine, it ends at an address of 127.0.0.1 that it
cannot show. Paste that address here: `;

async function pasted(terminal: Terminal, signal: AbortSignal): Promise<string> {
  for (;;) {
    const text = (await terminal.ask(PASTE, { signal })).trim();
    if (signal.aborted) return new Promise(() => {});
    if (URL.canParse(text) && new URL(text).searchParams.has('state')) return text;
    if (text === '') throw new Failure(['You are not signed in.']);
    terminal.complain('That is no address with a code in it.\n');
  }
}

/** Fails when the signal ends the wait. */
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const failure = new Failure(['Nobody came back from the browser: you are not signed in.']);
    signal.addEventListener('abort', () => reject(failure), { once: true });
  });
}
