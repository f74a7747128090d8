import type { Exact } from '../formulas/money.ts';
import type { Moment } from '../formulas/returns.ts';
import { type RawHistory, readHistory } from './raw.ts';
import type { Ask } from './world.ts';

/** The start, the ends of the steps, and each payment with what all was worth right after it. */
export async function momentsOf(
  ask: Ask,
  source: object,
  history: RawHistory,
  flows: ReadonlyMap<number, Exact>,
): Promise<Moment[]> {
  const values = new Map([[Date.parse(history.baseValueAsOf), Number(history.baseValue)]]);
  for (const { at, equity } of history.points) values.set(Date.parse(at), Number(equity));
  for (const at of flows.keys())
    if (!values.has(at)) values.set(at, await valueAt(ask, source, at));
  return [...values]
    .sort(([one], [other]) => one - other)
    .map(([at, value]) => ({ at, value, flow: flows.get(at)?.toNumber() ?? 0 }));
}

async function valueAt(ask: Ask, source: object, at: number): Promise<number> {
  const [from, to] = [new Date(at - 86_400_000), new Date(at)];
  const span = { from: from.toISOString(), to: to.toISOString() };
  const { points } = await readHistory(ask, { source, ...span, timeframe: 'DAY_1' });
  return Number(points.at(-1)?.equity);
}
