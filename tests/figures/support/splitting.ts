import { instruments } from '@investing-platform/schema/instruments';
import { embeddedMarketData, manualClock } from '@investing-platform/server/testing';

const PAYERS = ['KO', 'VZ', 'T'];
const COINS = ['BTC', 'ETH'];
const SPLITTERS = 3;
const DAY_MS = 86_400_000;
/** So long into a life there is something to split. */
const SETTLED_DAYS = 20;

/**
 * What lives trade, in dollars: shares that will split, as a look ahead at the market of the seed
 * says, shares that pay dividends, and coins.
 */
export async function assetsOfLives(seed: string, begins: Date, days: number): Promise<string[]> {
  const later = (count: number) => new Date(begins.getTime() + count * DAY_MS);
  const market = embeddedMarketData({ seed, clock: manualClock(later(days)) });
  const inDollars = instruments.filter(({ currency }) => currency === 'USD');
  const shares = inDollars.filter(({ assetClass }) => assetClass === 'EQUITY');
  const ids = shares.filter(({ fractionable }) => fractionable).map(({ id }) => id);
  const actions = await market.corporateActions(ids, later(SETTLED_DAYS), later(days));
  const splitting = actions.filter(({ kind }) => kind === 'SPLIT').map(({ assetId }) => assetId);
  const others = inDollars.filter(({ symbol }) => [...PAYERS, ...COINS].includes(symbol));
  return [...new Set([...splitting.slice(0, SPLITTERS), ...others.map(({ id }) => id)])];
}
