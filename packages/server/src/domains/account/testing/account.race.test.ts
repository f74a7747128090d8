import { describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import { outcomes } from '../../../testing/outcomes.ts';
import { racingDatabase, times } from '../../../testing/race.ts';
import { firstOwnerLink } from '../invitations/invite.ts';
import { relayMails } from '../mail/mail-relay.ts';
import { post } from '../mail/outbox.ts';
import { verifyEmail } from '../registration/verify-email.ts';
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

const AT_ONCE = 20;
const plans = statement<{ plan: string }>('test_account_plans', 'select plan from users');

let db: Database;
let deps: TestDeps;

onDatabase(
  async (given) => {
    db = given;
    deps = await accountWorld(db);
  },
  () => racingDatabase({ poolSize: AT_ONCE }),
);

const atOnce = <T>(work: (at: number) => Promise<T>): Promise<T>[] => times(AT_ONCE, work);

describe('twenty requests at one time', () => {
  test('to register one address open one account and send one mail', async () => {
    expect(await outcomes(atOnce(() => register(deps, registration())))).toEqual({ ok: AT_ONCE });
    expect(await outbox(deps)).toHaveLength(1);
  });

  test('with the owner’s one link open one account', async () => {
    const invitation = String(await firstOwnerLink(deps)).split('=')[1] ?? '';
    await outcomes(
      atOnce((at) => register(deps, registration({ email: `p${at}@example.com`, invitation }))),
    );
    expect(await deps.db.all(plans)).toEqual([{ plan: 'PRIVATE' }]);
  });

  test('to start one new server make one link for its owner', async () => {
    const links = await Promise.all(atOnce(() => firstOwnerLink(deps)));
    expect(links.filter((link) => link !== null)).toHaveLength(1);
  });

  test('to register an unconfirmed address again replace it once', async () => {
    await register(deps, registration());
    deps.clock.advance(60_000);
    expect(await outcomes(atOnce(() => register(deps, registration())))).toEqual({ ok: AT_ONCE });
    expect(await outbox(deps)).toHaveLength(2);
  });

  test('to confirm with one link confirm once', async () => {
    await register(deps, registration());
    const token = await newestToken(deps);
    const confirmed = await outcomes(atOnce(() => verifyEmail(deps, anonymous(), { token })));
    expect(confirmed).toEqual({ ok: 1, BAD_USER_INPUT: AT_ONCE - 1 });
  });

  test('to sign in with wrong passwords get five guesses', async () => {
    await register(deps, registration());
    const wrong = { email: 'ada@example.com', password: 'not the password' };
    const guesses = await outcomes(atOnce(() => signIn(deps, anonymous(), wrong)));
    expect(guesses).toEqual({ UNAUTHENTICATED: 5, RATE_LIMITED: AT_ONCE - 5 });
  });

  test('to sign in from twenty places all start a session', async () => {
    await register(deps, registration());
    const input = { email: 'ada@example.com', password: GOOD_PASSWORD };
    const started = atOnce((at) => signIn(deps, anonymous(`198.51.100.${at}`), input));
    expect(await outcomes(started)).toEqual({ ok: AT_ONCE });
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
    await Promise.all(atOnce(() => relayMails({ ...deps, mail })));
    expect(sent).toBe(50);
  });
});
