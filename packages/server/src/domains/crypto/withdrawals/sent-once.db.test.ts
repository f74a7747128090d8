import { MINUTE_MS } from '@investing-platform/schema/durations';
import { describe, expect, test } from 'vitest';
import { onBooks } from '../../../testing/on-database.ts';
import { refusal } from '../../trading/trading.fixture.ts';
import { work } from '../crypto.fixture.ts';
import { blocks, books, transfersNow } from '../transfers/transfers.fixture.ts';
import { ask, type SendingWorld, sender, sendingWorld } from './withdrawals.fixture.ts';

let world: SendingWorld;
let ada: Awaited<ReturnType<typeof sender>>;

onBooks(async (db) => {
  world = await sendingWorld({ db });
  ada = await sender(world);
});

const outgoing = async () =>
  (await transfersNow(world, ada)).filter(({ direction }) => direction === 'OUTGOING');
const only = async () => (await outgoing())[0];
const bitcoin = async () => {
  const { 'cash USD': _, ...coins } = await books(world, ada);
  return coins;
};

describe('nothing is sent twice', () => {
  test('where the answer is lost: it is asked again under the same id', async () => {
    const { id } = await ask(world, ada);
    world.custodian.losesAnswers = true;
    await work(world);
    expect(await only()).toMatchObject({ status: 'PROCESSING', txHash: null });
    world.custodian.losesAnswers = false;
    await blocks(world, 4);
    expect(await only()).toMatchObject({ status: 'COMPLETED' });
    expect(world.custodian.asked).toBe(2);
    expect([...world.custodian.sent.keys()]).toEqual([id]);
    expect(await bitcoin()).toEqual({ 'position BTC': '0.9' });
  });

  test('where the process dies between the custodian’s answer and its note', async () => {
    await ask(world, ada);
    const dying = {
      ...world.deps.chains,
      async send(...given: Parameters<typeof world.deps.chains.send>) {
        await world.deps.chains.send(...given);
        throw new Error('the process died');
      },
    };
    await work({ ...world, deps: { ...world.deps, chains: dying } });
    expect(await only()).toMatchObject({ status: 'PROCESSING', txHash: null });
    world.clock.advance(60 * MINUTE_MS);
    await blocks(world, 4);
    expect(await only()).toMatchObject({ status: 'COMPLETED' });
    expect(world.custodian.sent.size).toBe(1);
  });

  test('where the custodian is closed at first', async () => {
    world.custodian.faults = 2;
    await ask(world, ada);
    await blocks(world, 5);
    expect(await only()).toMatchObject({ status: 'COMPLETED' });
  });

  test('nor given back, where the custodian cannot say how far it is', async () => {
    await ask(world, ada);
    const unknown = { kind: 'unknown', problem: 'no answer' } as const;
    const silent = { ...world.deps.chains, progressOf: async () => unknown };
    const silentWorld = { ...world, deps: { ...world.deps, chains: silent } };
    for (let looks = 0; looks < 3; looks += 1) {
      await work(silentWorld);
      world.clock.advance(MINUTE_MS);
    }
    expect(await only()).toMatchObject({ status: 'PROCESSING' });
    expect(await bitcoin()).toEqual({ 'position BTC': '0.9', 'position_hold BTC': '0.1' });
    await blocks(world, 4);
    expect(await only()).toMatchObject({ status: 'COMPLETED' });
    expect(await bitcoin()).toEqual({ 'position BTC': '0.9' });
  });

  test('where one key comes twice', async () => {
    const keyed = { idempotencyKey: 'once' };
    const first = await ask(world, ada, keyed);
    expect((await ask(world, ada, keyed)).id).toBe(first.id);
    const other = ask(world, ada, { ...keyed, amount: '0.2' });
    expect((await refusal(other)).code).toBe('IDEMPOTENCY_CONFLICT');
    expect(await outgoing()).toHaveLength(1);
  });
});
