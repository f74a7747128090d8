import { MINUTE_MS } from '@investing-platform/schema/durations';
import { statement } from '../../../db/statement.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import { updateMfaQrCode } from '../factors/begin-totp.ts';
import { updateMfa } from '../factors/update-mfa.ts';
import { totpCode } from '../proof/totp.ts';
import { relayMailRequests } from '../recovery/relay-mail-requests.ts';
import { createUser, type NewUser } from '../registration/create-user.ts';
import type { SecurityEventRow } from '../security-events/security-events.sql.ts';
import { authenticateSession } from '../sessions/authenticate-session.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import {
  anonymous,
  GOOD_PASSWORD,
  outbox,
  passwordSignIn,
  type TestDeps,
} from './account.fixture.ts';

export const STEP_UP_MS = 5 * MINUTE_MS + 1_000;

let hashed: Promise<string> | undefined;

/** A person with `GOOD_PASSWORD`, confirmed, and with no session. */
export async function person(deps: TestDeps, differing: Partial<NewUser> = {}) {
  hashed ??= hashPassword(deps.random, GOOD_PASSWORD);
  const passwordHash = await hashed;
  return deps.db.transaction((tx) =>
    createUser(tx, deps, {
      email: 'ada@example.com',
      passwordHash,
      emailVerified: true,
      ...differing,
    }),
  );
}

/** The session behind a cookie. */
export async function sessionOf(deps: TestDeps, token: string): Promise<SessionActor> {
  const actor = await authenticateSession(deps, token, '203.0.113.7');
  if (actor === null) throw new Error('the session is not live');
  return actor;
}

/** Signs a person in, whose session is stepped up for five minutes. */
export async function freshSession(
  deps: TestDeps,
  email = 'ada@example.com',
): Promise<SessionActor> {
  const { token } = await passwordSignIn(deps, anonymous(), { email, password: GOOD_PASSWORD });
  return sessionOf(deps, token);
}

/** A session whose five minutes are over. */
export async function staleSession(
  deps: TestDeps,
  email = 'ada@example.com',
): Promise<SessionActor> {
  const actor = await freshSession(deps, email);
  deps.clock.advance(STEP_UP_MS);
  return actor;
}

/** Switches the authenticator app on; returns its secret and the recovery codes. */
export async function withTotp(deps: TestDeps, actor: SessionActor) {
  const { secret } = await updateMfaQrCode(deps, actor, { password: GOOD_PASSWORD });
  const code = await totpCode(secret, deps.clock.now());
  const state = await updateMfa(deps, actor, {
    enabled: true,
    method: 'TOTP',
    code,
    password: GOOD_PASSWORD,
    browser: null,
  });
  return { secret, recoveryCodes: state.recoveryCodes };
}

/** A code that was not used yet: that of the next 30 seconds. */
export async function nextCode(deps: TestDeps, secret: string): Promise<string> {
  deps.clock.advance(30_000);
  return totpCode(secret, deps.clock.now());
}

/** The code of a refusal, and the paths of its fields. */
export async function refusalOf(
  work: Promise<unknown>,
): Promise<{ code: string; fields: readonly string[] }> {
  const outcome = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof PlatformError)) throw new Error(`no refusal: ${String(outcome)}`);
  return { code: outcome.code, fields: (outcome.fields ?? []).map(({ path }) => path) };
}

/** Writes the mails that were asked for; returns the newest to an address. */
export async function mailTo(deps: TestDeps, recipient: string) {
  await relayMailRequests(deps);
  const mails = (await outbox(deps)).filter((mail) => mail.recipient === recipient);
  const newest = mails.at(-1);
  if (newest === undefined) throw new Error(`no mail to ${recipient}`);
  return newest;
}

/** The last token in the links of a mail. */
export function tokenIn(mail: { readonly text: string }): string {
  const tokens = [...mail.text.matchAll(/token=(\S+)/g)].map((match) => match[1] ?? '');
  const [first] = tokens;
  if (first === undefined) throw new Error('no link in the mail');
  return first;
}

const events = statement<SecurityEventRow>(
  'test_account_security_events',
  'select id, kind, at, ip, browser, detail from security_events order by id',
);

/** The kinds of every security event, oldest first. */
export async function eventKinds(deps: TestDeps): Promise<readonly string[]> {
  return (await deps.db.all(events)).map(({ kind }) => kind);
}

export async function securityEventRows(deps: TestDeps): Promise<readonly SecurityEventRow[]> {
  return deps.db.all(events);
}

const tables = statement<{ text: string }, [table: string]>(
  'test_account_tables_as_text',
  `select coalesce(string_agg(t, ' '), '') as text from (
     select query_to_xml(format('select * from %I', tablename), true, false, '')::text as t
     from pg_tables where schemaname = 'public' and ($1 = '' or tablename = $1)) all_rows`,
);

/** The whole database as text, to look for what must not be in it. */
export async function databaseText(deps: TestDeps, table = ''): Promise<string> {
  return (await deps.db.one(tables, table)).text;
}
