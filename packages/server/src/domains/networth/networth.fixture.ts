import { DAY_MS } from '@investing-platform/schema/durations';
import { embeddedRates } from '../../adapters/embedded/market-data/rates.ts';
import type { Database } from '../../db/database.ts';
import { secretBox } from '../../kernel/secret-box.ts';
import type { MarketData } from '../../ports/market-data.ts';
import { type Trader, trader, tradingWorld } from '../trading/trading.fixture.ts';

export const TODAY = '2026-11-20';

/** Somebody without money, whose day is that of UTC, on a Friday. */
export async function netWorthWorld(db?: Database) {
  const world = await tradingWorld(db);
  const secrets = secretBox([{ id: 'test', key: new Uint8Array(32) }], world.deps.random);
  const rates = embeddedRates({ seed: 'networth' });
  const deps = { ...world.deps, rates, oauth: { issuer: 'https://invest.example' }, secrets };
  const ada = await trader(world, '0');
  const moveDays = (count: number) => world.clock.advance(count * DAY_MS);
  const another = (): Promise<Trader> => trader(world, '0', 'eve@example.com');
  return { ...world, deps, ada, another, moveDays };
}

export type NetWorthWorld = Awaited<ReturnType<typeof netWorthWorld>>;

/** The same source, except that it knows no exchange rate. */
export const withLostRates = (source: MarketData): MarketData => ({
  ...source,
  async fxRate(from, to, at) {
    if (from !== to) throw new Error(`no rate of ${from} in ${to}`);
    return source.fxRate(from, to, at);
  },
});
