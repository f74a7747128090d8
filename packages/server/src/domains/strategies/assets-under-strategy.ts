import { statement } from '../../db/statement.ts';
import type { Deps } from '../../deps.ts';
import { type Decimal, decimal, sum, toPlain } from '../../kernel/decimal.ts';
import { inRequest } from '../../kernel/in-request.ts';
import { roundCash } from '../../kernel/money.ts';
import { quotesOf } from '../market/index.ts';
import { catalogued } from './strategy.ts';

/** Fewer investors would be recognised by what they have. */
const LEAST_INVESTORS = 10;
const SHOWN_IN = 'USD';

/** What all active strategies of a strategy hold together, where enough people have one. */
const heldUnder = statement<
  { strategyId: string; isCash: boolean; asset: string; quantity: string },
  [strategyIds: string[]]
>(
  'strategies_held_under',
  `select a.strategy_id as "strategyId", l.kind in ('cash', 'cash_hold') as "isCash", l.asset,
     trim_scale(sum(l.balance)) as quantity
   from active_strategies a join ledger_accounts l on l.owner_id = a.id
   where a.status <> 'CLOSED' and a.strategy_id in (
     select strategy_id from active_strategies
     where strategy_id = any($1) and status <> 'CLOSED'
     group by strategy_id having count(distinct user_id) >= ${LEAST_INVESTORS})
   group by 1, 2, 3 having sum(l.balance) > 0
   order by 1, 2, 3 limit 100000`,
);

export interface InvestedMoney {
  readonly amount: string;
  readonly currency: string;
}

type MoneyDeps = Pick<Deps, 'db' | 'marketData' | 'clock'>;

/**
 * What is invested in a strategy in all, in US dollars. Null where fewer than ten people are.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE
 */
export const assetsUnderStrategy = inRequest<{ readonly deps: MoneyDeps }, InvestedMoney>(
  ({ deps }, ids) => load(deps, ids),
);

async function load(deps: MoneyDeps, ids: string[]): Promise<Map<string, InvestedMoney>> {
  const rows = await deps.db.all(heldUnder, ids);
  const assetIds = rows.filter(({ isCash }) => !isCash).map(({ asset }) => asset);
  const quotes = assetIds.length === 0 ? new Map() : await quotesOf(deps, assetIds);
  const byStrategy = Map.groupBy(rows, ({ strategyId }) => strategyId);
  const entries = [...byStrategy].map(async ([id, held]) => {
    const parts = held.map(({ isCash, asset, quantity }) => {
      if (isCash) return inDollars(deps, decimal(quantity), asset);
      const value = decimal(quantity).times(quotes.get(asset)?.price ?? '0');
      return inDollars(deps, value, catalogued(asset).currency);
    });
    const amount = roundCash(sum(await Promise.all(parts)), SHOWN_IN);
    return [id, { amount: toPlain(amount), currency: SHOWN_IN }] as const;
  });
  return new Map(await Promise.all(entries));
}

async function inDollars(
  { marketData, clock }: MoneyDeps,
  amount: Decimal,
  currency: string,
): Promise<Decimal> {
  if (currency === SHOWN_IN) return amount;
  return amount.times(await marketData.fxRate(currency, SHOWN_IN, clock.now()));
}
