import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { postgresDatabase } from '../../db/testing.ts';
import { PlatformError } from '../../kernel/errors.ts';
import {
  accountWorld,
  anonymous,
  GOOD_PASSWORD,
  newestToken,
  outbox,
  registerNow as register,
  registration,
  passwordSignIn as signIn,
  type TestDeps,
} from './account.fixture.ts';
import { firstOwnerLink } from './invitations/invite.ts';
import { relayMails } from './mail/mail-relay.ts';
import { post } from './mail/outbox.ts';
import { verifyEmail } from './registration/verify-email.ts';

const AT_ONCE = 20;
const plans = statement<{ plan: string }>('test_account_plans', 'select plan from users');

let db: Database;
let deps: TestDeps;

beforeEach(async () => {
  db = await postgresDatabase(String(inject('postgresUrl')), { poolSize: AT_ONCE });
  deps = await accountWorld(db);
});

afterEach(() => db.close());

function times<T>(work: (at: number) => Promise<T>): Promise<PromiseSettledResult<T>[]> {
  return Promise.allSettled(Array.from({ length: AT_ONCE }, (_, at) => work(at)));
}

function codesOf(outcomes: readonly PromiseSettledResult<unknown>[]): string[] {
  return outcomes.map((outcome) => {
    if (outcome.status === 'fulfilled') return 'ok';
    return outcome.reason instanceof PlatformError ? outcome.reason.code : String(outcome.reason);
  });
}

describe('twenty requests at one time', () => {
  test('to register one address open one account and send one mail', async () => {
    const outcomes = await times(() => register(deps, registration()));
    expect(codesOf(outcomes)).toEqual(Array(AT_ONCE).fill('ok'));
    expect(await outbox(deps)).toHaveLength(1);
  });

  test('with the owner’s one link open one account', async () => {
    const invitation = String(await firstOwnerLink(deps)).split('=')[1] ?? '';
    await times((at) => register(deps, registration({ email: `p${at}@example.com`, invitation })));
    expect(await deps.db.all(plans)).toEqual([{ plan: 'PRIVATE' }]);
  });

  test('to start one new server make one link for its owner', async () => {
    const outcomes = await times(() => firstOwnerLink(deps));
    expect(codesOf(outcomes)).toEqual(Array(AT_ONCE).fill('ok'));
    const links = outcomes.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []));
    expect(links.filter((link) => link !== null)).toHaveLength(1);
  });

  test('to register an unconfirmed address again replace it once', async () => {
    await register(deps, registration());
    deps.clock.advance(60_000);
    const outcomes = await times(() => register(deps, registration()));
    expect(codesOf(outcomes)).toEqual(Array(AT_ONCE).fill('ok'));
    expect(await outbox(deps)).toHaveLength(2);
  });

  test('to confirm with one link confirm once', async () => {
    await register(deps, registration());
    const token = await newestToken(deps);
    const codes = codesOf(await times(() => verifyEmail(deps, anonymous(), { token })));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'BAD_USER_INPUT')).toHaveLength(AT_ONCE - 1);
  });

  test('to sign in with wrong passwords get five guesses', async () => {
    await register(deps, registration());
    const wrong = { email: 'ada@example.com', password: 'not the password' };
    const codes = codesOf(await times(() => signIn(deps, anonymous(), wrong)));
    expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(5);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(AT_ONCE - 5);
  });

  test('to sign in from twenty places all start a session', async () => {
    await register(deps, registration());
    const input = { email: 'ada@example.com', password: GOOD_PASSWORD };
    const outcomes = await times((at) => signIn(deps, anonymous(`198.51.100.${at}`), input));
    expect(codesOf(outcomes)).toEqual(Array(AT_ONCE).fill('ok'));
  });

  test('to relay the outbox send each mail once', async () => {
    for (let count = 0; count < 50; count += 1) {
      const letter = { recipient: 'ada@example.com', subject: `${count}`, text: '' };
      await db.transaction((tx) => post(tx, deps, letter));
    }
    let sent = 0;
    const mail = {
      deliver: async () => {
        sent += 1;
        return { kind: 'ok' } as const;
      },
    };
    await times(() => relayMails({ ...deps, mail }));
    expect(sent).toBe(50);
  });
});
