import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, sum, toPlain } from '../../../kernel/decimal.ts';
import { faultsOfTheBooks } from '../../trading/settlement/books.fixture.ts';
import { cryptoWorld, holder, work } from '../crypto.fixture.ts';
import { forkingChain } from './forking-chain.fixture.ts';
import { BTC, books, receiving } from './transfers.fixture.ts';

/** Deeper than what is credited, less deep than what is final. */
const MAX_DEPTH = BTC.finalConfirmations - 1;

const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('mine' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      amounts: fc.array(fc.constantFrom('0.1', '0.25', '1.00000001'), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fork' as const),
      depth: fc.integer({ min: 1, max: MAX_DEPTH }),
      stays: fc.integer({ min: 0, max: 7 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('bringBack' as const) }) },
);

test('however a chain forks, no coin is lost and none is made', async () => {
  const world = await cryptoWorld();
  world.market.setPrice('BTC', '50000');
  const ada = await holder(world, 'ada@example.com', '0');
  const { address } = await receiving(world, ada);
  const chain = forkingChain(world.deps.chains);
  const forking = { ...world, deps: { ...world.deps, chains: chain.chains } };
  const nextBlock = async (): Promise<void> => {
    world.clock.advance(BTC.blockSeconds * 1_000);
    await work(forking);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 9 }), async (events) => {
      for (const one of events) {
        if (one.kind === 'pay') chain.pay(address, one.amounts);
        else if (one.kind === 'fork') {
          chain.fork(one.depth, (index) => ((one.stays >> (index % 3)) & 1) === 1);
        } else chain[one.kind]();
        await nextBlock();
      }
      for (let block = 0; block < BTC.finalConfirmations; block += 1) {
        chain.mine();
        await nextBlock();
      }
      const kept = toPlain(sum(chain.kept().map((amount) => decimal(amount))));
      expect((await books(world, ada))['position BTC'] ?? '0').toBe(kept);
      expect(await faultsOfTheBooks(world.deps.db)).toEqual([]);
    }),
    { numRuns: 8 },
  );
  await world.deps.db.close();
});
