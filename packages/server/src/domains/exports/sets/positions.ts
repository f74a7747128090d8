import { assetById } from '@investing-platform/rules/market/catalogue';
import { statement } from '../../../db/statement.ts';
import { endOfDay } from '../../../kernel/days.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { type Held, heldAt } from '../../../ledger/index.ts';
import type { SheetRow } from '../../../writers/sheet.ts';
import { worthAt } from '../../market/index.ts';
import { brokerPrices, outsideAt } from '../../trading/index.ts';
import type { DataSet, ExportScope, SetColumn, SetDeps } from './set.ts';

const COLUMNS = [
  { name: 'asOf', kind: 'instant', paper: 3 },
  { name: 'account', kind: 'text', paper: 3 },
  { name: 'tradingMode', kind: 'text' },
  { name: 'symbol', kind: 'text', paper: 2 },
  { name: 'name', kind: 'text', paper: 5 },
  { name: 'assetClass', kind: 'text' },
  { name: 'quantity', kind: 'number', paper: 2.4 },
  { name: 'costBasis', kind: 'number', paper: 2.4 },
  { name: 'value', kind: 'number', paper: 2.4 },
  { name: 'currency', kind: 'text', paper: 1.2 },
] as const satisfies readonly SetColumn[];

interface LotsThen {
  readonly accountId: string;
  readonly assetId: string;
  readonly quantity: string;
  readonly cost: string;
}

/**
 * What is left of lots and what was sold of them since, which is what there was then, unless a
 * company's action or a change of the method came between: quantities differ then.
 */
const lotsThen = statement<LotsThen, [userId: string, accountIds: readonly string[], at: Date]>(
  'exports_lots_then',
  `select broker_account_id as "accountId", asset_id as "assetId", sum(quantity) as quantity,
     sum(cost) as cost
   from (
     select broker_account_id, asset_id, quantity, cost from position_lots
     where broker_account_id = any($2::uuid[]) and acquired_at <= $3
     union all
     select broker_account_id, asset_id, quantity, cost from realised_gains
     where user_id = $1 and broker_account_id = any($2::uuid[]) and sold_at > $3
       and acquired_at <= $3
   ) l group by 1, 2 limit 10000`,
);

interface OutsideRow {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  readonly assetClass: string;
  readonly currency: string;
}

const outsideNamed = statement<OutsideRow, [userId: string, ids: readonly string[]]>(
  'exports_outside_positions',
  `select id, symbol, name, asset_class as "assetClass", currency from outside_positions
   where user_id = $1 and id = any($2::uuid[]) limit 10000`,
);

/** Cash and assets of accounts at the end of the last day, at the prices of then. */
export const positions: DataSet = {
  columns: COLUMNS,
  count: async () => 0,
  async *pages(deps, scope) {
    yield await positionsAt(deps, scope);
  },
};

async function positionsAt(deps: SetDeps, scope: ExportScope): Promise<SheetRow[]> {
  const { userId, accounts, upTo, to } = scope;
  const end = endOfDay('America/New_York', to);
  const at = end < upTo ? end : upTo;
  const books = accounts.flatMap((account) => account.books);
  const [inBooks = []] = await heldAt(deps.db, userId, books, [at]);
  const { held: outside, own } = await outsideAt(deps.db, { userId, books }, [at], upTo);
  const held = [...inBooks, ...(outside[0] ?? [])];
  const ids = accounts.map(({ id }) => id);
  const lots = await deps.db.all(lotsThen, userId, ids, at);
  const lotsOf = new Map(lots.map((row) => [`${row.accountId} ${row.assetId}`, row]));
  const elsewhere = await deps.db.all(outsideNamed, userId, [...own.keys()]);
  const named = new Map(elsewhere.map((row) => [row.id, row]));
  const about = (name: string) => named.get(name) ?? instrument(name);
  const into = new Set(held.map(({ asset }) => about(asset).currency));
  const worth = await worthAt(deps, {
    names: held.map(({ asset }) => asset),
    times: [at],
    now: upTo,
    into,
    own,
    others: brokerPrices(deps.db, userId),
  });
  const places = new Map(accounts.map(({ id }, place) => [id, place]));
  const sorted = held.toSorted((left, right) => compare(places, about, left, right));
  return sorted.map(({ accountId, asset, amount }) => {
    const { symbol, name, assetClass, currency } = about(asset);
    const account = accounts[places.get(accountId) ?? -1];
    const leaf = worth.leafOf({ name: asset, amount, into: currency });
    const left = lotsOf.get(`${accountId} ${asset}`);
    const cost = left !== undefined && amount.equals(left.quantity) ? plainOf(left.cost) : null;
    return [
      ...[at.toISOString(), account?.name ?? null, account?.tradingMode ?? null, symbol, name],
      ...[assetClass, toPlain(amount), cost, leaf === null ? null : toPlain(leaf.value), currency],
    ];
  });
}

function instrument(name: string): Omit<OutsideRow, 'id'> {
  const asset = assetById(name);
  return asset ?? { symbol: name, name: 'Cash', assetClass: 'CASH', currency: name };
}

const plainOf = (amount: string): string => toPlain(decimal(amount));

/** By account, cash first, then by symbol. */
function compare(
  places: ReadonlyMap<string, number>,
  about: (name: string) => Omit<OutsideRow, 'id'>,
  left: Held,
  right: Held,
): number {
  const rank = ({ accountId, asset }: Held): string => {
    const { symbol, assetClass } = about(asset);
    const place = String(places.get(accountId) ?? 0).padStart(4, '0');
    return `${place} ${assetClass === 'CASH' ? 0 : 1} ${symbol} ${asset}`;
  };
  return rank(left) < rank(right) ? -1 : 1;
}
