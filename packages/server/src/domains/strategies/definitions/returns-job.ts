import { HOUR_MS } from '@investing-platform/schema/durations';
import { statement } from '../../../db/statement.ts';
import type { Deps } from '../../../deps.ts';
import { addMonths } from '../../../kernel/civil-date.ts';
import { visibleStrategies } from './strategies.sql.ts';
import { strategyShown } from './strategy.ts';
import { strategyPerformance } from './strategy-performance.ts';

const AGE_MS = 12 * HOUR_MS;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Strategies of lists whose yearly return is out of date, the oldest figure first. */
const toReckon = statement<{ id: string }, [before: Date, limit: number]>(
  'strategies_to_reckon',
  `select id from strategies
   where status = 'PUBLISHED' and visibility = 'PUBLIC'
     and (return_reckoned_at is null or return_reckoned_at < $1)
   order by return_reckoned_at nulls first, id limit $2`,
);

const saveReturn = statement<never, [id: string, now: Date, oneYearReturnPercent: string | null]>(
  'strategies_save_return',
  `update strategies set return_reckoned_at = $2, one_year_return_percent = $3 where id = $1`,
);

/**
 * Brings some of the yearly returns that lists are ordered by up to date: a few at a time, so that
 * it never holds requests up. Each is due twice a day.
 *
 * @param limit how many at most
 * @returns how many were reckoned
 */
export async function reckonReturns(
  deps: Pick<Deps, 'db' | 'clock' | 'marketData'>,
  limit: number,
): Promise<number> {
  const now = deps.clock.now();
  const due = await deps.db.all(toReckon, new Date(now.getTime() - AGE_MS), limit);
  for (const { id } of due) {
    const value = await yearlyReturn(deps, id);
    await deps.db.transaction((tx) => tx.run(saveReturn, id, now, value));
  }
  return due.length;
}

/** Null for a strategy that is younger than a year. */
async function yearlyReturn(
  deps: Pick<Deps, 'db' | 'clock' | 'marketData'>,
  id: string,
): Promise<string | null> {
  const stored = await deps.db.maybe(visibleStrategies, NOBODY, [id]);
  if (stored === null || stored.publishedAt === null) return null;
  const published = stored.publishedAt.toISOString().slice(0, 10);
  const today = deps.clock.now().toISOString().slice(0, 10);
  if (published > addMonths(today, -12)) return null;
  return (await strategyPerformance(deps, strategyShown(stored), 'Y1')).returnPercent;
}
