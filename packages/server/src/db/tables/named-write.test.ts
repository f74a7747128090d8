import { expect, expectTypeOf, test } from 'vitest';
import { insertInto, updateOf } from './named-write.ts';

const insertDay = insertInto('ledger_days', 'test.insertDay', {
  columns: ['ownerId', 'asset', 'amount'],
  same: { day: 'asset' },
  rest: 'on conflict do nothing',
});
const insertInvitation = insertInto('invitations', 'test.insertInvitation', {
  columns: ['id', 'plan', 'tokenHash', 'createdAt'],
  same: { expiresAt: 'createdAt' },
  fixed: { kind: 'GUEST' },
});
const extendInvitation = updateOf('invitations', 'test.extendInvitation', {
  set: ['expiresAt', 'plan'],
  where: ['id', 'kind'],
});

const id = '019b7d2f-7c4e-7000-8000-000000000000';
const at = new Date('2026-01-02T03:04:05.678Z');
const tokenHash = new Uint8Array(32);

test('An insert binds the values that are named, whatever their order, and repeats one', () => {
  const [statement, values] = insertInvitation({ createdAt: at, tokenHash, id, plan: 'PRO' });
  expect(statement).toMatchObject({
    name: 'test.insertInvitation',
    text:
      'insert into invitations (id, plan, token_hash, created_at, expires_at, kind) ' +
      "values ($1, $2, $3, $4, $4, 'GUEST')",
  });
  expect(values).toEqual([id, 'PRO', tokenHash, at]);
});

test('What ends the statement comes last', () => {
  const [{ text }] = insertDay({ ownerId: id, asset: 'USD', amount: '1' });
  expect(text).toBe(
    'insert into ledger_days (owner_id, asset, amount, day) values ($1, $2, $3, $2) ' +
      'on conflict do nothing',
  );
});

test('An update binds what changes before where it does', () => {
  const [{ text }, values] = extendInvitation(
    { id, kind: 'OWNER' },
    { plan: 'PLUS', expiresAt: at },
  );
  expect(text).toBe(
    'update invitations set expires_at = $1, plan = $2 where id = $3 and kind = $4',
  );
  expect(values).toEqual([at, 'PLUS', id, 'OWNER']);
});

test('The database says what a column takes, and which ones an insert needs', () => {
  expectTypeOf(insertInvitation).parameter(0).toEqualTypeOf<{
    readonly id: string;
    readonly plan: 'FREE' | 'PLUS' | 'PRIVATE' | 'PRO';
    readonly tokenHash: Uint8Array;
    readonly createdAt: Date;
  }>();
  const incomplete = { columns: ['ownerId', 'asset', 'amount'] } as const;
  expectTypeOf<typeof incomplete>().not.toExtend<
    Parameters<typeof insertInto<'ledger_days', typeof incomplete.columns>>[2]
  >();
});
