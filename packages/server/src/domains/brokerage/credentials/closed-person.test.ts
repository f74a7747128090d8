import { leafScopes } from '@investing-platform/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../testing.ts';
import { closeAccount } from '../../account/closure/close-account.ts';
import { probeCredential } from './probe-credential.ts';
import { saveCredential } from './save-credential.ts';

const kept = statement<Record<string, number>>(
  'test_kept_of_brokers',
  `select (select count(*)::int from outside_positions) as positions,
     (select count(*)::int from outside_position_changes) as changes,
     (select count(*)::int from broker_prices) as prices,
     (select count(*)::int from broker_credentials where sealed_values is not null) as secrets`,
);

let server: TestServer;
let ada: TestUser;

beforeEach(async () => {
  server = await startTestServer({ seed: 'closed-person' });
  ada = await server.createUser({ plan: 'PRO' });
});
afterEach(() => server.stop());

/** The person as just signed in. */
function session({ id }: TestUser): SessionActor {
  const now = server.deps.clock.now();
  return {
    kind: 'session',
    ip: '127.0.0.1',
    userId: id,
    plan: 'PRO',
    sessionId: id,
    scopes: new Set(leafScopes),
    steppedUpAt: now,
    expiresAt: now,
  };
}

const connect = (who: TestUser) =>
  saveCredential(server.deps, session(who), {
    provider: 'CUSTOM',
    label: 'Sandbox',
    tradingMode: 'LIVE',
    values: [
      { name: 'apiKey', value: `SANDBOX-${who.id}` },
      { name: 'apiSecret', value: 'anything' },
    ],
  });

test('with a person goes what their brokers kept and said, and the brokers are not read again', async () => {
  const { id } = await connect(ada);
  const { db } = server.deps;
  expect(await db.one(kept)).toEqual({ positions: 4, changes: 4, prices: 2, secrets: 1 });
  // Money that is with another broker stays the person's: it stands in no way.
  await closeAccount(server.deps, session(ada), { confirmation: ada.email });
  const nothing = { positions: 0, changes: 0, prices: 0, secrets: 0 };
  expect(await db.one(kept)).toEqual(nothing);
  await probeCredential(server.deps, id);
  expect(await db.one(kept)).toEqual(nothing);
});

test('what others have stays', async () => {
  const bob = await server.createUser({ plan: 'PRO' });
  await connect(ada);
  await connect(bob);
  await closeAccount(server.deps, session(ada), { confirmation: ada.email });
  const left = { positions: 4, changes: 4, prices: 2, secrets: 1 };
  expect(await server.deps.db.one(kept)).toEqual(left);
});
