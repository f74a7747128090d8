import { expect, test } from 'vitest';
import { accountWorld } from '../testing/account.fixture.ts';
import { workOff } from './queue.ts';

/** A database that runs the first transaction twice, as where it met another's change. */
async function conflicting() {
  const { db } = await accountWorld();
  let tries = 0;
  const transaction: typeof db.transaction = (work, options) =>
    db.transaction(async (tx) => {
      tries += 1;
      if (tries === 1) await work(tx);
      return work(tx);
    }, options);
  return { db: { ...db, transaction } };
}

test('the row that failed is dropped, not one that a try before it had taken', async () => {
  const rows = ['taken by another meanwhile', 'bad', 'good'];
  const dropped: string[] = [];
  const worked: string[] = [];
  const count = await workOff(await conflicting(), {
    take: async () => rows.shift() ?? null,
    async work(_tx, row) {
      if (row === 'bad') throw new Error('no luck');
      worked.push(row);
    },
    drop: async (row) => void dropped.push(row),
  });
  expect({ count, dropped }).toEqual({ count: 2, dropped: ['bad'] });
  expect(worked.at(-1)).toBe('good');
});

test('whoever has worked off 500 lets others go on', async () => {
  let waiting = 501;
  const count = await workOff(await accountWorld(), {
    take: async () => waiting,
    async work() {
      waiting -= 1;
    },
    drop: () => Promise.reject(new Error('nothing fails')),
  });
  expect({ count, waiting }).toEqual({ count: 500, waiting: 1 });
});
