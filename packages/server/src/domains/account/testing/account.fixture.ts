import { embeddedMailbox, type Mailbox } from '../../../adapters/embedded/mail/mailbox.ts';
import { commonPasswords } from '../../../adapters/embedded/password-breaches/common-passwords.ts';
import { closingParts } from '../../../closing.ts';
import type { Database, Reader } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { testDatabase } from '../../../db/testing.ts';
import type { Actor, AnonymousActor } from '../../../kernel/actor.ts';
import { type ManualClock, manualClock } from '../../../kernel/clock.ts';
import { signedCursors } from '../../../kernel/cursors.ts';
import { seededRandom, systemRandom } from '../../../kernel/random.ts';
import { secretBox } from '../../../kernel/secret-box.ts';
import type { AccountDeps, SecurityDeps } from '../deps.ts';
import { openRegistered } from '../registration/open-registered.ts';
import { type RegisterInput, register } from '../registration/register.ts';
import type { SignedIn } from '../sessions/start-session.ts';
import { signIn } from '../sign-in/sign-in.ts';

export type TestDeps = AccountDeps & {
  readonly clock: ManualClock;
  readonly mail: Mailbox;
  /** What went to the log, oldest first. */
  readonly logged: readonly string[];
};

/** An account domain on an empty database, at a clock that the test moves. */
export async function accountWorld(db?: Database): Promise<TestDeps> {
  const logged: string[] = [];
  const note = (_: unknown, message?: string): void => {
    logged.push(message ?? '');
  };
  return {
    db: db ?? (await testDatabase()),
    clock: manualClock(new Date('2026-03-02T10:00:00Z')),
    random: seededRandom('account'),
    log: { error: note, warn: note },
    mail: embeddedMailbox(),
    breaches: commonPasswords(),
    identityProviders: [],
    secrets: secretBox([{ id: 'test', key: systemRandom.bytes(32) }], systemRandom),
    cursors: signedCursors('a secret of tests'),
    closing: { parts: closingParts, settle: async () => undefined },
    config: { registration: 'open' },
    oauth: { issuer: 'https://invest.example' },
    logged,
  };
}

export const GOOD_PASSWORD = 'violet harbour 93 lanterns';

/** Signs in somebody without a second factor. */
export async function passwordSignIn(
  deps: SecurityDeps,
  actor: Actor,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<SignedIn> {
  const { signedIn } = await signIn(deps, actor, { email, password, browser: null });
  if (signedIn === null) throw new Error('a second factor is asked for');
  return signedIn;
}

/** Somebody's registration with what differs. */
export function registration(differing: Partial<RegisterInput> = {}): RegisterInput {
  return { email: 'ada@example.com', password: GOOD_PASSWORD, acceptTerms: true, ...differing };
}

/** Registers, and has the chore answer it at once. */
export async function registerNow(deps: TestDeps, input: RegisterInput): Promise<void> {
  await register(deps, input);
  await openRegistered(deps);
}

export function anonymous(ip = '203.0.113.7'): AnonymousActor {
  return { kind: 'anonymous', ip };
}

const mails = statement<{ recipient: string; subject: string; text: string }>(
  'test_account_mails',
  'select recipient, subject, text from mail_outbox order by created_at, id',
);

/** Every mail in the outbox, oldest first. */
export function outbox(deps: Pick<AccountDeps, 'db'>) {
  return deps.db.all(mails);
}

/** The token in the link of the newest confirmation mail. */
export async function newestToken(deps: Pick<AccountDeps, 'db'>): Promise<string> {
  const texts = (await outbox(deps)).map((mail) => mail.text);
  const tokens = texts.flatMap((text) => /verify-email\?token=(\S+)/.exec(text)?.[1] ?? []);
  const newest = tokens.at(-1);
  if (newest === undefined) throw new Error('no confirmation mail was written');
  return newest;
}

/** The same database, and the names of the statements that ran on it, in order. */
export function watched(db: Database): { readonly db: Database; readonly ran: string[] } {
  const ran: string[] = [];
  const watch = <R extends Reader>(reader: R): R => ({
    ...reader,
    all: (statement, ...params) => reader.all(note(statement), ...params),
    maybe: (statement, ...params) => reader.maybe(note(statement), ...params),
    one: (statement, ...params) => reader.one(note(statement), ...params),
  });
  const note = <S extends { readonly name: string }>(statement: S): S => {
    ran.push(statement.name);
    return statement;
  };
  const transaction: Database['transaction'] = (work, options) =>
    db.transaction((tx) => work(watch(tx)), options);
  return { db: { ...watch(db), transaction }, ran };
}
