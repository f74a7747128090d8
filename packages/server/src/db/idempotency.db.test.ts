import { HOUR_MS } from '@investing-platform/schema/durations';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { manualClock } from '../kernel/clock.ts';
import { refuse } from '../kernel/errors.ts';
import type { Database } from './database.ts';
import { type IdempotentRequest, idempotent, purgeIdempotencyKeys } from './idempotency.ts';
import { providedDatabase } from './testing.ts';

const clock = manualClock(new Date('2026-01-02T00:00:00Z'));
const USER = '019b7d2f-7c4e-7000-8000-000000000001';
const OTHER_USER = '019b7d2f-7c4e-7000-8000-000000000002';
let db: Database;
let effects = 0;

beforeAll(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
});
afterAll(() => db.close());

function request(changes: Partial<IdempotentRequest> = {}): IdempotentRequest {
  return { userId: USER, operation: 'placeOrder', key: 'key', input: { a: 1 }, ...changes };
}

function run(changes: Partial<IdempotentRequest> = {}) {
  return db.transaction((tx) =>
    idempotent(tx, { clock }, request(changes), async () => `object ${++effects}`),
  );
}

test('a replay returns the first object and has no second effect (contract rule 10)', async () => {
  const first = await run({ key: 'replay' });
  expect(first.replayed).toBe(false);
  expect(await run({ key: 'replay' })).toEqual({ id: first.id, replayed: true });
});

test('the order of fields, the second factor and the key itself are not compared', async () => {
  const first = await run({ key: 'fields', input: { a: 1, b: 2, mfaCode: '111111' } });
  const input = { b: 2, a: 1, mfaCode: '222222', idempotencyKey: 'fields' };
  expect(await run({ key: 'fields', input })).toEqual({ id: first.id, replayed: true });
});

test('a key with other input is IDEMPOTENCY_CONFLICT', async () => {
  await run({ key: 'conflict' });
  await expect(run({ key: 'conflict', input: { a: 2 } })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  });
});

test.each<[string, Partial<IdempotentRequest>]>([
  ['user', { userId: OTHER_USER }],
  ['operation', { operation: 'requestExport' }],
])('a key is one of its %s', async (_, changes) => {
  const first = await run({ key: 'scope' });
  const second = await run({ key: 'scope', ...changes });
  expect(second.replayed).toBe(false);
  expect(second.id).not.toBe(first.id);
});

test('without a key every request has its effect', async () => {
  const [first, second] = [await run({ key: null }), await run({ key: null })];
  expect(first.id).not.toBe(second.id);
});

test('a refusal is not remembered', async () => {
  const refused = db.transaction((tx) =>
    idempotent(tx, { clock }, request({ key: 'refused' }), async () => {
      throw refuse('MARKET_CLOSED', 'The market is closed');
    }),
  );
  await expect(refused).rejects.toMatchObject({ code: 'MARKET_CLOSED' });
  expect(await run({ key: 'refused', input: { a: 'other' } })).toMatchObject({ replayed: false });
});

test('keys are kept for 24 hours and then forgotten, a bounded number at a time', async () => {
  clock.advance(48 * HOUR_MS);
  expect(await purgeIdempotencyKeys({ db, clock }, 1_000)).toBeGreaterThan(0);
  for (const key of ['old 1', 'old 2', 'old 3']) await run({ key });
  clock.advance(24 * HOUR_MS);
  await run({ key: 'young' });
  expect(await purgeIdempotencyKeys({ db, clock }, 1_000)).toBe(0);
  clock.advance(1);
  expect(await purgeIdempotencyKeys({ db, clock }, 2)).toBe(2);
  expect(await purgeIdempotencyKeys({ db, clock }, 2)).toBe(1);
  expect(await run({ key: 'young' })).toMatchObject({ replayed: true });
  expect(await run({ key: 'old 1' })).toMatchObject({ replayed: false });
});
