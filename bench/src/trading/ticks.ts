import {
  type Deps,
  placeOrder,
  runOnce,
  simulatedBroker,
} from '@investing-platform/server/testing';
import { BITCOIN, limitBuy, type Person } from './world.ts';

/** The market, one of whose prices the benchmark moves. */
export interface Ticks {
  readonly deps: Deps;
  /** The price is so many times what it would be. */
  move(factor: number): void;
}

export function movableMarket(deps: Deps): Ticks {
  let factor = 1;
  const moved = (price: string): string => (Number(price) * factor).toFixed(2);
  const marketData: Deps['marketData'] = {
    ...deps.marketData,
    async quotes(ids) {
      const quotes = await deps.marketData.quotes(ids);
      return new Map(
        [...quotes].map(([id, quote]) => {
          const { price, bid, ask } = quote;
          const now = { price: moved(price), bid: moved(bid), ask: moved(ask), stale: false };
          return [id, { ...quote, ...now }];
        }),
      );
    },
    async minuteBar(assetId, at) {
      const bar = await deps.marketData.minuteBar(assetId, at);
      if (bar === null) return null;
      const { low, high, open, close } = bar;
      const prices = { low: moved(low), high: moved(high), open: moved(open), close: moved(close) };
      return { ...bar, ...prices };
    },
  };
  const { clock } = deps;
  const broker = simulatedBroker({ marketData, clock, seed: 'bench' });
  return {
    deps: { ...deps, marketData, broker },
    move(next) {
      factor = next;
    },
  };
}

const price = async ({ marketData }: Deps): Promise<number> =>
  Number((await marketData.quotes([BITCOIN])).get(BITCOIN)?.price);

/** Places limit buys at a part of today's price; they rest from the next round on. */
export async function rest(
  { deps, move }: Ticks,
  { actor, brokerAccountId }: Person,
  count: number,
  part: number,
): Promise<void> {
  move(1);
  const limitPrice = ((await price(deps)) * part).toFixed(2);
  for (let placed = 0; placed < count; placed += 1) {
    await placeOrder(deps, actor, { ...limitBuy(limitPrice), brokerAccountId });
  }
  await runOnce(deps);
}

/** As `rest`, many at once: the rows alone, since nothing ever comes of them. */
export async function restFar({ deps }: Ticks, count: number): Promise<void> {
  await deps.db.transaction((tx) => tx.run<never, [number]>(copyOrder, count));
}

const COPIED = `user_id, broker_account_id, book_id, asset_id, symbol, currency, side, type,
  time_in_force, quantity, premarket, trading_mode, fee_rate, status, submitted_at, updated_at,
  expires_at, next_attempt_at, elected_at, awaits_price_kind`;
const copyOrder = {
  name: 'bench_trading_copy_order',
  text: `insert into orders (id, limit_price, awaits_price, ${COPIED})
    select gen_random_uuid(), 1 + n, 1 + n, ${COPIED}
    from (select * from orders where status = 'NEW' and awaits_price is not null limit 1) o
    cross join generate_series(1, $1::integer) n`,
};

/**
 * Milliseconds of the round that a price brings, and how many orders it changed.
 *
 * @param part of today's price, to which it falls
 */
export async function tick(
  { deps, move }: Ticks,
  part: number,
): Promise<{ readonly milliseconds: number; readonly changed: number }> {
  move(part);
  const start = performance.now();
  const changed = await runOnce(deps);
  const milliseconds = performance.now() - start;
  move(1);
  return { milliseconds, changed };
}
