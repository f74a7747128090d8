import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** The API, and who calls it. */
export interface Connection {
  readonly baseUrl: string;
  /** Null where there is no credential. */
  readonly credential: { readonly clientId: string; readonly clientSecret: string } | null;
}

/** What a person may say about the connection. */
export interface ConnectionChoice {
  readonly baseUrl?: string | undefined;
  /** The plan of a user of the demo world. */
  readonly demo?: string | undefined;
}

/** What `npm start` listens on. */
const LOCAL = 'http://localhost:4000';

/**
 * The connection that options and environment name.
 *
 * @throws {UsageError} where the demo file or its user is not there, or half a credential is given
 */
export async function connectionOf(
  choice: ConnectionChoice,
  terminal: Terminal,
): Promise<Connection> {
  const { env } = terminal;
  if (choice.demo !== undefined) return demoConnection(choice.demo, choice.baseUrl, terminal);
  const baseUrl = checkedUrl(choice.baseUrl ?? env.INVESTING_BASE_URL ?? LOCAL);
  const clientId = env.INVESTING_CLIENT_ID ?? '';
  const clientSecret = env.INVESTING_CLIENT_SECRET ?? '';
  if ((clientId === '') !== (clientSecret === '')) {
    throw new UsageError('Set both INVESTING_CLIENT_ID and INVESTING_CLIENT_SECRET.');
  }
  return { baseUrl, credential: clientId === '' ? null : { clientId, clientSecret } };
}

async function demoConnection(
  plan: string,
  baseUrl: string | undefined,
  { env, folder }: Terminal,
): Promise<Connection> {
  const path = resolve(folder, env.DEMO_FILE ?? '.data/demo.json');
  const file = await readJson(path);
  const users: unknown[] = Array.isArray(file?.users) ? file.users : [];
  const user = users.map(Object).find((one) => one.plan === plan.toLowerCase());
  if (user === undefined) {
    const plans = users.map((one) => String(Object(one).plan)).join(', ');
    throw new UsageError(`--demo: ${path} has no user on the plan ${plan}, but: ${plans}.`);
  }
  return {
    baseUrl: checkedUrl(baseUrl ?? String(file?.baseUrl)),
    credential: { clientId: String(user.clientId), clientSecret: String(user.clientSecret) },
  };
}

async function readJson(path: string): Promise<Readonly<Record<string, unknown>> | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new UsageError(`--demo: cannot read ${path}. Start the server first: npm start`);
  }
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new UsageError(`--demo: ${path} is not JSON.`);
  }
}

/** Tokens travel in clear over http, so it is for this machine alone, as in the SDK. */
function checkedUrl(text: string): string {
  const url = URL.parse(text);
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url?.hostname ?? '');
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return text;
  throw new UsageError(
    `The base URL ${JSON.stringify(text)} must start with https://, or be http on localhost.`,
  );
}
