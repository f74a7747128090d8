import type { Database } from '../../../db/database.ts';
import { visibleStrategies } from './strategies.sql.ts';
import { type StrategyShown, strategyShown } from './strategy.ts';

/** Those of some strategies that a person may see. */
export async function visibleStrategiesOf(
  db: Pick<Database, 'all'>,
  userId: string,
  ids: readonly string[],
): Promise<StrategyShown[]> {
  if (ids.length === 0) return [];
  return (await db.all(visibleStrategies, userId, [...new Set(ids)])).map(strategyShown);
}
