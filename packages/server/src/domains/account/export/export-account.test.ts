import { beforeEach, describe, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import { createCredential } from '../../../oauth/index.ts';
import { registerDeviceToken } from '../devices/register-device.ts';
import { accountWorld, type TestDeps } from '../testing/account.fixture.ts';
import {
  eventKinds,
  freshSession,
  mailTo,
  person,
  refusalOf,
  STEP_UP_MS,
  withTotp,
} from '../testing/people.fixture.ts';
import { exportAccount } from './export-account.ts';
import { columnsOfDatabase, personalTables } from './personal-rows.ts';

let deps: TestDeps;
let ada: SessionActor;

beforeEach(async () => {
  deps = await accountWorld();
  await person(deps, { firstName: 'Augusta' });
  ada = await freshSession(deps);
});

interface Tables {
  readonly users: readonly object[];
  readonly api_credentials: readonly object[];
  readonly security_events: readonly { readonly id: string }[];
}

async function exported(): Promise<{ text: string; tables: Tables }> {
  const chunks: string[] = [];
  for await (const chunk of await exportAccount(deps, ada, { browser: null })) chunks.push(chunk);
  const text = chunks.join('');
  return { text, tables: JSON.parse(text).tables };
}

describe('the download of one’s own data', () => {
  test('holds the person’s rows and nobody else’s', async () => {
    const bob = await person(deps, { email: 'bob@example.com', firstName: 'Robert' });
    await createCredential(deps, ada, { label: 'Mine', isPublic: false, redirectUris: [] });
    await createCredential(deps, await freshSession(deps, bob.email), {
      label: 'Bobs',
      isPublic: false,
      redirectUris: [],
    });
    const { text, tables } = await exported();
    expect(tables.users).toMatchObject([{ id: ada.userId, first_name: 'Augusta' }]);
    expect(tables.api_credentials).toMatchObject([{ label: 'Mine' }]);
    expect(text).not.toContain(bob.id);
    expect(text).not.toContain('Robert');
  });

  test('holds no secret and no hash of one', async () => {
    const { secret, recoveryCodes } = await withTotp(deps, ada);
    await registerDeviceToken(deps, ada, { token: 'a-token-of-apns', platform: 'IOS' });
    const { text } = await exported();
    for (const hidden of [secret, ...recoveryCodes, 'a-token-of-apns', '$argon2id$', 'test.']) {
      expect(text).not.toContain(hidden);
    }
    expect(text).toContain('"token_suffix": "f-apns"');
  });

  test('covers tables of every domain, also those that hang from a person’s rows', async () => {
    const names = personalTables(await deps.db.all(columnsOfDatabase)).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['users', 'orders', 'executions', 'journal_entries', 'journal_lines']),
    );
    expect(names).not.toContain('authorization_requests');
  });

  test('goes through more rows than a page holds', async () => {
    const many = statement<never, [userId: string]>(
      'test_account_many_events',
      `insert into security_events (id, user_id, kind, at)
       select gen_random_uuid(), $1::uuid, 'SIGNED_IN', now() from generate_series(1, 1200)`,
    );
    await deps.db.transaction((tx) => tx.run(many, ada.userId));
    const { tables } = await exported();
    const ids = tables.security_events.map(({ id }) => id);
    expect(new Set(ids).size).toBeGreaterThan(1_200);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('asks for a step-up, is told of by mail and pauses for a minute', async () => {
    await exported();
    expect((await mailTo(deps, 'ada@example.com')).subject).toBe('Your data was downloaded');
    expect(await eventKinds(deps)).toContain('DATA_EXPORTED');
    const again = exportAccount(deps, ada, { browser: null });
    expect((await refusalOf(again)).code).toBe('RATE_LIMITED');
    deps.clock.advance(STEP_UP_MS);
    const late = exportAccount(deps, ada, { browser: null });
    expect((await refusalOf(late)).code).toBe('MFA_REQUIRED');
  });
});
