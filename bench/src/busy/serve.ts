import { startTestServer } from '@investing-platform/server/testing';
import { answerQuestions, READY } from '../children/questions.ts';
import { type Callers, SOLD } from './plan.ts';

const server = await startTestServer({ postgresUrl: process.argv[2] });

const CASH = '1000000000';

const deadlocksSoFar = {
  name: 'bench_busy_deadlocks',
  text: 'select deadlocks::integer as count from pg_stat_database where datname = current_database()',
};

/** Somebody whose account many clients trade on, and somebody else. */
async function callers(): Promise<Callers> {
  const [busy, other] = [await server.createUser({ plan: 'PRO' }), await server.createUser()];
  const positions = [{ assetId: SOLD, quantity: '10000', price: '1' }];
  const account = await server.openAccount(busy, { cash: CASH, positions });
  await server.openAccount(other, { positions: [{ assetId: SOLD, quantity: '1', price: '1' }] });
  return {
    url: server.url,
    accountId: account.id,
    busy: await server.issueToken(busy, ['full_access']),
    other: await server.issueToken(other, ['full_access']),
  };
}

async function deadlocks(): Promise<number> {
  return (await server.deps.db.one<{ count: number }, []>(deadlocksSoFar)).count;
}

answerQuestions({ callers, deadlocks });
process.send?.(READY);
