import type { Minute } from '../formulas/ideas.ts';
import type { Ask } from './world.ts';

interface RawBar {
  readonly at: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
}

interface BarPage {
  readonly nodes: readonly RawBar[];
  readonly nextCursor: string | null;
}

const BARS = `query ($params: GetStockHistoricalDataInput!) {
  getStockHistoricalData(params: $params) { nodes { at open high low close } nextCursor }
}`;

/** Every minute of an asset in regular trading over some time, as it was traded. */
export async function minutesOf(
  ask: Ask,
  assetId: string,
  from: number,
  to: number,
): Promise<Minute[]> {
  const span = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  const found: Minute[] = [];
  let cursor: string | null = null;
  do {
    const page: BarPage = await ask(BARS, {
      ...span,
      asset: { assetId },
      timeframe: 'MIN_1',
      adjustment: 'RAW',
      limit: 10_000,
      cursor,
    });
    found.push(...page.nodes.map((bar) => ({ ...bar, at: Date.parse(bar.at) })));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}
