import type { Reader, Transaction } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { type Decimal, decimal, sum, ZERO } from '../../../kernel/decimal.ts';
import { type Balance, balances, type Line, post } from '../../../ledger/index.ts';
import { payDebt } from '../accounts/deposit-cash.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { assetOf } from '../asset.ts';
import type { TradingDeps } from '../deps.ts';
import { lotsOfBook } from '../lots/lots.sql.ts';
import { insertLots, lotOf, takeLots } from '../lots/lots.ts';
import { changePosition, type PositionOwner } from '../positions/keep-position.ts';
import { holding } from '../positions/position.ts';

type BookDeps = Pick<TradingDeps, 'clock' | 'random'>;

const insertBook = statement<
  never,
  [id: string, userId: string, brokerAccountId: string, now: Date]
>(
  'trading_insert_book',
  'insert into account_books (id, user_id, broker_account_id, created_at) values ($1, $2, $3, $4)',
);

/**
 * Opens the book of an active strategy: cash and shares inside an account that neither the account
 * nor another strategy can use. The account's own book has the account's id.
 *
 * @param bookId the active strategy's id
 */
export async function openBook(
  tx: Transaction,
  { clock }: Pick<BookDeps, 'clock'>,
  bookId: string,
  owner: Pick<PositionOwner, 'userId' | 'brokerAccountId'>,
): Promise<void> {
  await tx.run(insertBook, bookId, owner.userId, owner.brokerAccountId, clock.now());
}

/** From which book of an account to which. */
export interface BookTransfer extends PositionOwner {
  readonly fromBookId: string;
  readonly toBookId: string;
  /** What the transfer is for, as `active_strategy` and its id. */
  readonly sourceType: string;
  readonly sourceId: string;
}

/**
 * Moves available cash between two books of an account. What comes to the account's own pays what
 * it owes.
 *
 * @param amount above 0, in whole minor units
 * @throws {PlatformError} INSUFFICIENT_FUNDS
 */
export async function moveCash(
  tx: Transaction,
  deps: BookDeps,
  transfer: BookTransfer,
  currency: string,
  amount: Decimal,
): Promise<void> {
  const { userId, toBookId } = transfer;
  const line = (ownerId: string, moved: Decimal): Line => ({
    account: { ownerId, kind: 'cash', asset: currency },
    amount: moved,
  });
  await lockAccount(tx, transfer.brokerAccountId);
  await post(tx, deps, {
    kind: 'JOURNAL_CASH',
    userId,
    sourceType: transfer.sourceType,
    sourceId: transfer.sourceId,
    lines: [line(transfer.fromBookId, amount.negated()), line(toBookId, amount)],
  });
  await payDebt(tx, deps, userId, { account: { id: toBookId }, currency });
}

/**
 * Moves available shares between two books of an account, the oldest lots first. They keep the
 * times and costs of their purchases.
 *
 * @returns the id of the journal entry
 * @throws {PlatformError} INSUFFICIENT_QUANTITY
 */
export async function moveShares(
  tx: Transaction,
  deps: BookDeps,
  transfer: BookTransfer,
  assetId: string,
  quantity: Decimal,
): Promise<string> {
  const { fromBookId, toBookId, brokerAccountId, userId } = transfer;
  const line = (ownerId: string, moved: Decimal): Line => ({
    account: { ownerId, kind: 'position', asset: assetId },
    amount: moved,
  });
  await lockAccount(tx, brokerAccountId);
  const entryId = await post(tx, deps, {
    kind: 'JOURNAL_SECURITY',
    userId,
    sourceType: transfer.sourceType,
    sourceId: transfer.sourceId,
    lines: [line(fromBookId, quantity.negated()), line(toBookId, quantity)],
  });
  const asset = assetOf({ assetId });
  const receiver = { userId, bookId: toBookId, brokerAccountId, assetId, currency: asset.currency };
  const taken = await takeLots(tx, { ...receiver, bookId: fromBookId }, quantity, 'FIFO');
  await insertLots(tx, deps, receiver, entryId, taken);
  const change = unavailableChange(transfer, quantity);
  await changePosition(tx, deps, transfer, asset, (before) => holding(before, change));
  return entryId;
}

/** How much less the account's own book has to sell: what a strategy has counts as held. */
function unavailableChange(transfer: BookTransfer, quantity: Decimal): Decimal {
  const { fromBookId, toBookId, brokerAccountId } = transfer;
  if (fromBookId === brokerAccountId) return quantity;
  return toBookId === brokerAccountId ? quantity.negated() : quantity.times(0);
}

/** What a book has of one asset. */
export interface BookHolding {
  readonly assetId: string;
  /** Held for open orders included. */
  readonly quantity: Decimal;
  readonly quantityHeld: Decimal;
  /** What it cost, fees included, in the asset's currency. */
  readonly cost: Decimal;
}

export interface BookContent {
  /** By currency. */
  readonly cash: ReadonlyMap<string, { readonly available: Decimal; readonly held: Decimal }>;
  readonly holdings: readonly BookHolding[];
}

/** All that a book has, by the ledger. Two statements. */
export async function readBook(reader: Reader, bookId: string): Promise<BookContent> {
  const all = await balances(reader, bookId);
  const lots = Map.groupBy(await reader.all(lotsOfBook, bookId), ({ assetId }) => assetId);
  const of = (kind: Balance['kind'], asset: string): Decimal =>
    all.find((one) => one.kind === kind && one.asset === asset)?.balance ?? ZERO;
  const named = (...kinds: Balance['kind'][]): string[] => [
    ...new Set(all.filter(({ kind }) => kinds.includes(kind)).map(({ asset }) => asset)),
  ];
  const cash = new Map(
    named('cash', 'cash_hold').map((currency) => [
      currency,
      { available: of('cash', currency), held: of('cash_hold', currency) },
    ]),
  );
  const holdings = named('position', 'position_hold').map((assetId) => ({
    assetId,
    quantity: of('position', assetId).plus(of('position_hold', assetId)),
    quantityHeld: of('position_hold', assetId),
    cost: sum((lots.get(assetId) ?? []).map(({ cost }) => decimal(cost))),
  }));
  return { cash, holdings };
}

/** The lots of a book, by asset, oldest first: to foresee the gain of a sale with `relieve`. */
export async function readLots(reader: Reader, bookId: string) {
  const rows = await reader.all(lotsOfBook, bookId);
  return Map.groupBy(
    rows.map((row) => ({ ...lotOf(row), assetId: row.assetId })),
    ({ assetId }) => assetId,
  );
}
