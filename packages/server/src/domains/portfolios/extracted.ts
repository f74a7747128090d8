import { statement } from '../../db/statement.ts';
import type { Deps } from '../../deps.ts';
import { DIVIDEND_COLUMNS, type DividendRow } from '../holdings/index.ts';
import { extractedRows } from '../networth/index.ts';
import { dividendsShown } from './dividends/dividend-shown.ts';
import { tradesShown } from './trades/trade-shown.ts';
import { tradesById } from './trades/trades.sql.ts';

const dividendsById = statement<DividendRow, [userId: string, ids: readonly string[]]>(
  'portfolios_dividends_by_id',
  `select ${DIVIDEND_COLUMNS} from tracked_dividends d
   where d.user_id = $1 and d.id = any($2::uuid[]) and d.tombstoned_at is null limit 1000`,
);

type ShownDeps = Pick<Deps, 'db' | 'marketData' | 'clock'>;

/** What was read from a file, with what became of it: a constant number of statements. */
export async function extractedOf(deps: ShownDeps, fileId: string) {
  const { userId, rows } = await extractedRows(deps, fileId);
  const tradeIds = rows.flatMap(({ tradeId }) => tradeId ?? []);
  const dividendIds = rows.flatMap(({ dividendId }) => dividendId ?? []);
  const trades = await tradesShown(deps, userId, await deps.db.all(tradesById, userId, tradeIds));
  const dividends = await dividendsShown(
    deps,
    userId,
    await deps.db.all(dividendsById, userId, dividendIds),
  );
  const tradeOf = new Map(trades.map((trade) => [trade.id, trade]));
  const dividendOf = new Map(dividends.map((dividend) => [dividend.id, dividend]));
  return rows.map(({ tradeId, dividendId, ...row }) => ({
    ...row,
    // What was deleted since is not there.
    trade: tradeOf.get(tradeId ?? '') ?? null,
    dividend: dividendOf.get(dividendId ?? '') ?? null,
  }));
}
