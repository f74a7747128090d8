import { expect, test } from 'vitest';
import { onBooks } from '../../../testing/on-database.ts';
import { racingDatabase, times } from '../../../testing/race.ts';
import { referenceOf } from '../deposits/reference.ts';
import { banked, type FundingWorld, fundingWorld } from '../funding.fixture.ts';
import { statementFile } from './statement.fixture.ts';
import { applyStatement, keepStatement } from './take-statement.ts';

const OWN = {
  currency: 'USD',
  accountNumber: '000123456780',
  routingNumber: '021000021',
  name: 'Clients',
  bic: null,
};
const LINES = 12;

let world: FundingWorld;

onBooks(async (db) => {
  world = await fundingWorld({ db });
}, racingDatabase);

test('each movement of a statement that four take at once is applied once, and told of once', async () => {
  const { deps } = world;
  const { db } = deps;
  const { userId } = await banked(world, '0');
  const text = await referenceOf(db, deps, userId);
  const lines = times(LINES, (at) => ({ ref: `B${at}`, amount: `${at + 1}.00`, text }));
  const about = { messageId: 'S1', account: OWN.accountNumber, currency: 'USD' };
  const file = statementFile({ ...about, lines });
  const { fileId } = await db.transaction((tx) => keepStatement(tx, deps, [OWN], file));
  const told = (await Promise.all(times(4, () => applyStatement(deps, fileId)))).flat();
  const expected = times(LINES, (at) => `B${at}: ${at + 1} USD, a deposit for ada@example.com`);
  expect(told.toSorted()).toEqual(expected.toSorted());
});
