import { expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { countingReads } from '../trading/trading.fixture.ts';
import { fetchAllActiveStrategies } from './actives/fetch-active-strategies.ts';
import { getAvailableSharesToAttach } from './actives/get-available-shares-to-attach.ts';
import { fetchStrategies } from './definitions/fetch-strategies.ts';
import { type Investor, invest, investor, publish } from './strategies.fixture.ts';

let db: Database;
let ada: Investor;

onDatabase(async (given) => {
  db = given;
  ada = await investor({ db });
});

test('lists send as many statements for many rows as for few', async () => {
  const sentBy = async (read: (deps: Investor['world']['deps']) => Promise<unknown>) => {
    const counted = countingReads(db);
    await read({ ...ada.world.deps, db: counted.db });
    return counted.sent;
  };
  const reads = () =>
    Promise.all([
      sentBy((deps) => fetchAllActiveStrategies(deps, ada.actor, {})),
      sentBy((deps) => fetchStrategies(deps, ada.actor, { mine: true })),
      sentBy((deps) => getAvailableSharesToAttach(deps, ada.actor, {})),
    ]);
  await publish(ada);
  await invest(ada, { amount: '10' });
  const few = await reads();
  for (let count = 0; count < 4; count += 1) {
    await publish(ada);
    await invest(ada, { amount: '10' });
  }
  expect(await reads()).toEqual(few);
  expect(few.map(({ length }) => length)).toEqual([1, 1, 2]);
});
