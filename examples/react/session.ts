import { authorizationCode, createClient } from '@investing-platform/sdk';

const PENDING = 'pending';

/** The address of the server, and the id of a public client whose redirect address is this page. */
const baseUrl = import.meta.env.VITE_INVESTING_BASE_URL ?? 'http://localhost:4000';
const clientId = import.meta.env.VITE_INVESTING_CLIENT_ID ?? '';
const redirectUri = `${location.origin}/`;
const scopes = ['identity', 'portfolio.read'] as const;
const auth = authorizationCode({ baseUrl, clientId, redirectUri, scopes });

/** Sends the person to the server, which brings them back here with a code. */
export async function signIn(): Promise<void> {
  const pending = await auth.start();
  sessionStorage.setItem(PENDING, JSON.stringify(pending));
  location.assign(pending.url);
}

/**
 * The client of whoever came back from the server, or null. The token stays in memory: after an
 * hour, and when the page is loaded anew, people sign in again, which takes a click.
 */
export async function signedIn() {
  const pending = sessionStorage.getItem(PENDING);
  const came = new URLSearchParams(location.search);
  if (pending === null || !(came.has('code') || came.has('error'))) return null;
  sessionStorage.removeItem(PENDING);
  const callback = location.href;
  // The code is good once: it shall not stand in the history.
  history.replaceState(null, '', '/');
  await auth.finish(callback, JSON.parse(pending));
  return createClient({ baseUrl, auth });
}
