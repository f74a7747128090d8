import { assetById } from '@investing-platform/rules/market/catalogue';
import type { Transaction } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { Decimal, ZERO } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import { type Line, post, system } from '../../../ledger/index.ts';
import { assetOf } from '../asset.ts';
import type { TradingDeps } from '../deps.ts';
import { insertLots, takeLots } from '../lots/lots.ts';
import { openOrdersOfAccount } from '../orders/open-orders.sql.ts';
import { noteBrokerPrices } from '../positions/broker-prices.sql.ts';
import { changePosition, type PositionOwner } from '../positions/keep-position.ts';
import { bounded, type MirroredPosition, mirrorOutside } from '../positions/mirror-outside.ts';
import { added, sold } from '../positions/position.ts';
import { readBook } from '../settlement/books.ts';
import { lockAccount } from './lock-account.ts';

/** What a broker says of an account. */
export interface MirroredAccount {
  readonly account: PositionOwner;
  readonly currency: string;
  /** Below 0 counts as nothing: what is owed to a broker is not the platform's. */
  readonly cash: Decimal;
  readonly positions: readonly MirroredPosition[];
}

type MirrorDeps = Pick<TradingDeps, 'clock' | 'random'>;

/** What the active strategies of an account have: the broker knows of one account alone. */
const inStrategies = statement<{ readonly asset: string; readonly amount: string }, [string]>(
  'trading_in_strategies',
  `select a.asset, sum(a.balance) as amount
   from account_books b join ledger_accounts a on a.owner_id = b.id
   where b.broker_account_id = $1 and b.id <> $1 and a.balance <> 0
   group by a.asset limit 10000`,
);

/**
 * Brings the books of an account that a broker keeps to what the broker says: differences come from
 * outside, and are those of the account's own book. While orders are open the books stay as they
 * are, since fills may be on their way. What the books cannot hold is kept beside them.
 */
export async function mirrorAccount(
  tx: Transaction,
  deps: MirrorDeps,
  mirrored: MirroredAccount,
): Promise<void> {
  const { account, currency } = mirrored;
  await lockAccount(tx, account.brokerAccountId);
  const [inBooks, beside] = [true, false].map((isKept) =>
    mirrored.positions.filter((position) => isOfTheBooks(position) === isKept),
  );
  await mirrorOutside(tx, deps, account, beside ?? []);
  await notePrices(tx, deps, account, inBooks ?? []);
  const open = await tx.all(openOrdersOfAccount, account.brokerAccountId);
  if (open.length > 0) return;
  const book = await readBook(tx, account.brokerAccountId);
  const elsewhere = new Map(
    (await tx.all(inStrategies, account.brokerAccountId)).map((row) => [row.asset, row.amount]),
  );
  const own = (asset: string, amount: Decimal): Decimal =>
    Decimal.max(amount.minus(elsewhere.get(asset) ?? 0), ZERO);
  const cash = roundCash(own(currency, mirrored.cash), currency);
  await mirrorCash(
    tx,
    deps,
    account,
    currency,
    cash.minus(book.cash.get(currency)?.available ?? 0),
  );
  const wanted = new Map((inBooks ?? []).map((position) => [position.assetId ?? '', position]));
  const held = new Map(book.holdings.map(({ assetId, quantity }) => [assetId, quantity]));
  for (const assetId of new Set([...wanted.keys(), ...held.keys()])) {
    const target = wanted.get(assetId);
    const change = own(assetId, target?.quantity ?? ZERO).minus(held.get(assetId) ?? 0);
    await mirrorShares(tx, deps, account, assetId, change, target?.averagePrice ?? ZERO);
  }
}

/** What the broker says that the books hold is worth. */
async function notePrices(
  tx: Transaction,
  { clock }: Pick<TradingDeps, 'clock'>,
  { userId, brokerAccountId }: PositionOwner,
  positions: readonly MirroredPosition[],
): Promise<void> {
  const told = new Map(
    positions.flatMap(({ assetId, price }) =>
      assetId === null || price === null ? [] : [[assetId, bounded(price)]],
    ),
  );
  if (told.size === 0) return;
  await tx.run(noteBrokerPrices, {
    userId,
    accountId: brokerAccountId,
    now: clock.now(),
    assetIds: [...told.keys()],
    prices: [...told.values()],
  });
}

/** The books hold what the catalogue has, and nothing below zero. */
function isOfTheBooks({ assetId, quantity, currency }: MirroredPosition): boolean {
  const asset = assetId === null ? null : assetById(assetId);
  return asset !== null && asset.currency === currency && quantity.greaterThan(0);
}

const outside = ({ tradingMode }: PositionOwner, asset: string) =>
  system(tradingMode === 'LIVE' ? 'external_bank' : 'external_paper', asset);

function entry(account: PositionOwner, lines: readonly Line[]) {
  const { userId, brokerAccountId } = account;
  return {
    kind: 'ADJUSTMENT' as const,
    userId,
    lines,
    sourceType: 'broker_account',
    sourceId: brokerAccountId,
  };
}

async function mirrorCash(
  tx: Transaction,
  deps: MirrorDeps,
  account: PositionOwner,
  currency: string,
  change: Decimal,
): Promise<void> {
  if (change.isZero()) return;
  const ownerId = account.brokerAccountId;
  const lines: Line[] = [
    { account: outside(account, currency), amount: change.negated() },
    { account: { ownerId, kind: 'cash', asset: currency }, amount: change },
  ];
  await post(tx, deps, entry(account, lines));
}

async function mirrorShares(
  tx: Transaction,
  deps: MirrorDeps,
  account: PositionOwner,
  assetId: string,
  change: Decimal,
  averagePrice: Decimal,
): Promise<void> {
  if (change.isZero()) return;
  const { userId, brokerAccountId: bookId } = account;
  const lines: Line[] = [
    { account: outside(account, assetId), amount: change.negated() },
    { account: { ownerId: bookId, kind: 'position', asset: assetId }, amount: change },
  ];
  const entryId = await post(tx, deps, entry(account, lines));
  const asset = assetOf({ assetId });
  const { currency } = asset;
  if (change.isNegative()) {
    const gone = change.negated();
    const taken = await takeLots(tx, { bookId, assetId, currency }, gone, 'FIFO');
    const cost = taken.reduce((total, relief) => total.plus(relief.cost), ZERO);
    await changePosition(tx, deps, account, asset, (before) => sold(before, gone, cost));
    return;
  }
  const cost = roundCash(change.times(averagePrice), currency);
  const lot = { acquiredAt: deps.clock.now(), quantity: change, cost };
  const owner = { userId, bookId, brokerAccountId: bookId, assetId, currency };
  await insertLots(tx, deps, owner, entryId, [lot]);
  await changePosition(tx, deps, account, asset, (before) => added(before, change, cost));
}
