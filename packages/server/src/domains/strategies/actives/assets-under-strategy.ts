import { totalOf } from '@investing-platform/rules/networth/worth';
import { statement } from '../../../db/statement.ts';
import type { Deps } from '../../../deps.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { inRequest } from '../../../kernel/in-request.ts';
import { worthAt } from '../../market/index.ts';

/** Fewer investors would be recognised by what they have. */
const MIN_INVESTORS = 10;
const SHOWN_IN = 'USD';

/** What all active strategies of a strategy hold together, where enough people have one. */
const heldUnder = statement<
  { strategyId: string; asset: string; quantity: string },
  [strategyIds: string[]]
>(
  'strategies_held_under',
  `select a.strategy_id as "strategyId", l.asset, trim_scale(sum(l.balance)) as quantity
   from active_strategies a join ledger_accounts l on l.owner_id = a.id
   where a.status <> 'CLOSED' and a.strategy_id in (
     select strategy_id from active_strategies
     where strategy_id = any($1) and status <> 'CLOSED'
     group by strategy_id having count(distinct user_id) >= ${MIN_INVESTORS})
   group by 1, 2 having sum(l.balance) > 0
   order by 1, 2 limit 100000`,
);

export interface InvestedMoney {
  readonly amount: string;
  readonly currency: string;
}

type MoneyDeps = Pick<Deps, 'db' | 'marketData' | 'clock'>;

/**
 * What is invested in a strategy in all, in US dollars. Null where fewer than ten people are, and
 * where a price or an exchange rate that it needs is not known.
 */
export const assetsUnderStrategy = inRequest<{ readonly deps: MoneyDeps }, InvestedMoney>(
  ({ deps }, ids) => load(deps, ids),
);

async function load(deps: MoneyDeps, ids: string[]): Promise<Map<string, InvestedMoney>> {
  const rows = await deps.db.all(heldUnder, ids);
  const now = deps.clock.now();
  const names = rows.map(({ asset }) => asset);
  const { leafOf } = await worthAt(deps, { names, times: [now], now, into: [SHOWN_IN] });
  const byStrategy = Map.groupBy(rows, ({ strategyId }) => strategyId);
  const totals = [...byStrategy].map(([id, held]) => {
    const leaves = held.map(({ asset: name, quantity }) =>
      leafOf({ name, amount: decimal(quantity), into: SHOWN_IN }),
    );
    return { id, ...totalOf(leaves) };
  });
  return new Map(
    totals
      .filter(({ unpricedCount }) => unpricedCount === 0)
      .map(({ id, value }) => [id, { amount: toPlain(value), currency: SHOWN_IN }]),
  );
}
