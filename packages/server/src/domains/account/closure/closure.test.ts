import { beforeEach, describe, expect, test } from 'vitest';
import type { Transaction } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { ClosingPart } from '../../../db/tables/closing-part.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import { createCredential } from '../../../oauth/index.ts';
import { cancelEach } from '../../trading/orders/cancel-practice-orders.ts';
import { registerDeviceToken } from '../devices/register-device.ts';
import { subscribeToNewsletter } from '../newsletter/newsletter.ts';
import { saveInvestorPreferences } from '../profile/investor-preferences.ts';
import { createUser } from '../registration/create-user.ts';
import { accountWorld, GOOD_PASSWORD, type TestDeps } from '../testing/account.fixture.ts';
import {
  databaseText,
  freshSession,
  mailTo,
  person,
  refusalOf,
  staleSession,
  withTotp,
} from '../testing/people.fixture.ts';
import { accountClosure } from './account-closure.ts';
import { closeAccount } from './close-account.ts';

const EMAIL = 'ada@example.com';

let deps: TestDeps;
let ada: SessionActor;

/** The same transaction, and the texts of what is sent. */
function noting(tx: Transaction, sent: string[]): Transaction {
  const note = <S extends { readonly text: string }>(asked: S): S => {
    sent.push(asked.text);
    return asked;
  };
  return {
    ...tx,
    all: (asked, ...params) => tx.all(note(asked), ...params),
    run: (asked, ...params) => tx.run(note(asked), ...params),
  };
}

beforeEach(async () => {
  deps = await accountWorld();
  await person(deps, { firstName: 'Augusta', lastName: 'Lovelace' });
  ada = await freshSession(deps);
});

const openAccount = statement<never, [userId: string, mode: string]>(
  'test_account_open_broker_account',
  `insert into broker_accounts (id, user_id, provider, trading_mode, name, currency, created_at,
     updated_at)
   values ($1, $1, 'PLATFORM', $2, 'Account', 'USD', now(), now())`,
);
const openBook = statement<never, [userId: string]>(
  'test_account_open_book',
  `insert into account_books (id, user_id, broker_account_id, created_at)
   values ($1, $1, $1, now())`,
);
const put = statement<never, [userId: string, kind: string, asset: string]>(
  'test_account_put_balance',
  `insert into ledger_accounts (id, owner_id, kind, asset, balance)
   values (gen_random_uuid(), $1, $2, $3, 1)`,
);

const ownStrategy = statement<never, [ownerId: string, slug: string, description: string]>(
  'test_account_own_strategy',
  `insert into strategies (id, owner_id, name, slug, description, kind, status, visibility,
     risk_level, version, cash_percent, rebalance_rules, cooldown_days, required_tier,
     voting_enabled, search_text, published_at, created_at, updated_at)
   values (gen_random_uuid(), $1, $2, $2, $3, 'COMMUNITY', 'PUBLISHED', 'PUBLIC', 'LOW', 1, 0,
     '[]', 0, 'FREE', false, $2, now(), now(), now())`,
);
const follow = statement<never, [slug: string, userId: string]>(
  'test_account_follow',
  `insert into strategy_subscriptions (id, strategy_id, user_id, auto_sync, notify, told_version,
     subscribed_at, updated_at)
   select gen_random_uuid(), id, $2, false, false, 1, now(), now() from strategies where slug = $1`,
);
const strategiesLeft = statement<object>(
  'test_account_strategies_left',
  'select slug, status, description, follower_count as followers from strategies',
);

/** Open orders that nothing is held for. */
const order = statement<{ id: string }, [userId: string, count: number]>(
  'test_account_order',
  `insert into orders (id, user_id, broker_account_id, book_id, asset_id, symbol, currency, side,
     type, time_in_force, quantity, limit_price, premarket, trading_mode, fee_rate, status,
     next_attempt_at, submitted_at, updated_at, expires_at)
   select gen_random_uuid(), $1, $1, $1, $1, 'AAPL', 'USD', 'BUY', 'LIMIT', 'GTC', 1, 1, false,
     'PAPER', 0, 'NEW', now(), now(), now(), now() from generate_series(1, $2::int)
   returning id`,
);

async function hold(mode: 'LIVE' | 'PAPER', kind: string, asset: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.run(openAccount, ada.userId, mode);
    await tx.run(openBook, ada.userId);
    await tx.run(put, ada.userId, kind, asset);
  });
}

describe('accountClosure', () => {
  test('counts what would end and says what is kept', async () => {
    const input = { label: 'Sheet', isPublic: false, redirectUris: [] };
    await createCredential(deps, ada, input);
    const closure = await accountClosure(deps, ada);
    expect(closure).toMatchObject({
      possible: true,
      obstacles: [],
      openOrderCount: 0,
      credentialCount: 1,
      connectedAppCount: 0,
      sessionCount: 1,
      confirmation: EMAIL,
    });
    expect(closure.kept.join(' ')).toContain('seven years');
  });

  test.each([
    ['cash', 'USD', 'CASH'],
    ['position', '0', 'POSITIONS'],
  ])('a live %s stands in its way', async (kind, asset, obstacle) => {
    await hold('LIVE', kind, asset);
    const { possible, obstacles } = await accountClosure(deps, ada);
    expect(possible).toBe(false);
    expect(obstacles.map((one) => one.kind)).toEqual([obstacle]);
    const refused = closeAccount(deps, ada, { confirmation: EMAIL });
    expect((await refusalOf(refused)).code).toBe('INVALID_STATE');
  });

  test('play money does not', async () => {
    await hold('PAPER', 'cash', 'USD');
    expect((await accountClosure(deps, ada)).possible).toBe(true);
    await closeAccount(deps, ada, { confirmation: EMAIL });
  });
});

describe('closeAccount', () => {
  test('cancels every practice order, however many there are', async () => {
    await hold('PAPER', 'cash', 'USD');
    const placed = await deps.db.transaction((tx) => tx.all(order, ada.userId, 1_001));
    const cancelled: string[] = [];
    const cancel = async (id: string): Promise<void> => {
      cancelled.push(id);
      if (cancelled.length % 2 === 0) {
        throw new PlatformError('ORDER_NOT_CANCELABLE', 'The order was filled meanwhile');
      }
    };
    const settle = (actor: SessionActor) => cancelEach(deps, actor, cancel);
    const closing = { ...deps.closing, settle };
    await closeAccount({ ...deps, closing }, ada, { confirmation: EMAIL });
    expect(cancelled).toEqual(placed.map(({ id }) => id).sort());
  });

  test('ends every way in, forgets the person and frees the address', async () => {
    await withTotp(deps, ada);
    await registerDeviceToken(deps, ada, { token: 'a-token-of-apns', platform: 'IOS' });
    await saveInvestorPreferences(deps, ada, { riskTolerance: 'LOW' });
    await subscribeToNewsletter(deps, { email: EMAIL, topics: ['MARKETS'] });
    await createCredential(deps, ada, { label: 'Sheet', isPublic: false, redirectUris: [] });
    await closeAccount(deps, ada, { confirmation: EMAIL.toUpperCase() });

    const users = await databaseText(deps, 'users');
    for (const text of [EMAIL, 'Augusta', 'Lovelace']) expect(users).not.toContain(text);
    for (const table of ['api_credentials', 'totp_factors', 'recovery_codes', 'device_tokens']) {
      expect(await databaseText(deps, table)).not.toContain('<row>');
    }
    expect(await databaseText(deps, 'newsletter_subscriptions')).not.toContain(EMAIL);
    expect((await mailTo(deps, EMAIL)).subject).toBe('Your account is closed');
    await deps.db.transaction((tx) => createUser(tx, deps, { email: EMAIL, passwordHash: null }));
  });

  test('signs out everywhere and tells every process', async () => {
    const { credential } = await createCredential(deps, ada, {
      label: 'Sheet',
      isPublic: false,
      redirectUris: [],
    });
    const heard: string[] = [];
    const stop = await deps.db.listen('control', (payload) => heard.push(payload));
    await closeAccount(deps, ada, { confirmation: EMAIL });
    await expect
      .poll(() => heard.map((payload) => JSON.parse(payload)))
      .toEqual(
        expect.arrayContaining([
          { kind: 'access-changed', userId: ada.userId },
          { kind: 'credential-deleted', credentialId: credential.id },
        ]),
      );
    await stop();
    expect(await databaseText(deps, 'sessions')).toContain('<ended_at>');
  });

  test('deletes own strategies, and archives those that others follow', async () => {
    const bob = await person(deps, { email: 'bob@example.com' });
    await deps.db.transaction(async (tx) => {
      await tx.run(ownStrategy, ada.userId, 'followed', 'Of my own life');
      await tx.run(ownStrategy, ada.userId, 'alone', 'Of my own life');
      await tx.run(follow, 'followed', bob.id);
      await tx.run(follow, 'alone', ada.userId);
    });
    await closeAccount(deps, ada, { confirmation: EMAIL });
    expect(await deps.db.all(strategiesLeft)).toEqual([
      { slug: 'followed', status: 'ARCHIVED', description: null, followers: 1 },
    ]);
  });

  test('needs the address typed by the person', async () => {
    expect(await refusalOf(closeAccount(deps, ada, { confirmation: 'yes' }))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: ['params.confirmation'],
    });
  });

  test('needs a proof', async () => {
    const stale = await staleSession(deps);
    const input = { confirmation: EMAIL };
    expect((await refusalOf(closeAccount(deps, stale, input))).fields).toEqual(['params.password']);
    await closeAccount(deps, stale, { ...input, password: GOOD_PASSWORD });
  });
});

describe('the parts of the domains', () => {
  const parts = () => deps.closing.parts;
  const erased = () => parts().flatMap((part) => part.erased ?? []);
  const personalTables = statement<{ table: string }>(
    'test_account_tables_of_people',
    `select table_name as table from information_schema.columns
     where table_schema = current_schema() and column_name = 'user_id' order by 1`,
  );

  test('say of every table with rows of a person that it is erased, or why it is kept', async () => {
    const known: readonly string[] = [
      ...erased(),
      ...parts().flatMap(({ kept = {} }) => Object.keys(kept)),
    ];
    const found = (await deps.db.all(personalTables)).map(({ table }) => table);
    const unsaid = found.filter((table) => !known.includes(table));
    expect(unsaid, 'each belongs into `erased` or `kept` of closing.ts of its owner').toEqual([]);
    expect(known.filter((table) => !found.includes(table))).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
  });

  test('erase what they say, and nobody else does', async () => {
    const sent: string[] = [];
    const deleted = async (part: ClosingPart): Promise<string[]> => {
      sent.length = 0;
      await deps.db.transaction(async (tx) => {
        await part.erase?.(noting(tx, sent), ada.userId, deps.clock.now());
      });
      return sent.flatMap((text) => /^delete from (\w+)/.exec(text)?.[1] ?? []).sort();
    };
    for (const part of parts()) {
      const said = [...(part.erased ?? []), ...Object.keys(part.others ?? {})].sort();
      expect(await deleted(part)).toEqual(said);
    }
  });
});
