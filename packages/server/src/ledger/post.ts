import type { Transaction } from '../db/interface.ts';
import type { Clock } from '../kernel/clock.ts';
import { type Decimal, decimal, toPlain, ZERO } from '../kernel/decimal.ts';
import { PlatformError } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { invariant } from '../kernel/invariant.ts';
import { roundCash } from '../kernel/money.ts';
import type { Random } from '../kernel/random.ts';
import { accountDay } from './account-day.ts';
import { type AccountKey, sortKey } from './accounts.ts';
import * as sql from './ledger.sql.ts';

export interface LedgerDeps {
  readonly clock: Clock;
  readonly random: Random;
}

/** Why an entry was posted: holds, or one of the activity types that users see. */
export type EntryKind =
  | 'HOLD'
  | 'RELEASE'
  | 'FILL'
  | 'DEPOSIT'
  | 'WITHDRAWAL'
  | 'DIVIDEND'
  | 'DIVIDEND_WITHHOLDING'
  | 'DIVIDEND_ADJUSTMENT'
  | 'RETURN_OF_CAPITAL'
  | 'CAPITAL_GAIN_LONG'
  | 'CAPITAL_GAIN_SHORT'
  | 'INTEREST'
  | 'FEE'
  | 'REGULATORY_FEE'
  | 'CRYPTO_FEE'
  | 'FX'
  | 'JOURNAL_CASH'
  | 'JOURNAL_SECURITY'
  | 'SPLIT'
  | 'REVERSE_SPLIT'
  | 'SPINOFF'
  | 'MERGER'
  | 'REORG'
  | 'SYMBOL_CHANGE'
  | 'CASH_IN_LIEU'
  | 'CRYPTO_DEPOSIT'
  | 'CRYPTO_WITHDRAWAL'
  | 'OPTION_ASSIGNMENT'
  | 'OPTION_EXERCISE'
  | 'OPTION_EXPIRY'
  | 'ADJUSTMENT';

export interface Line {
  readonly account: AccountKey;
  /** Positive adds to the account. Cash comes rounded to the currency's minor unit. */
  readonly amount: Decimal;
}

export interface Posting {
  readonly kind: EntryKind;
  /** Whose journal it is. */
  readonly userId: string;
  /** What the entry comes from, as `order` and its id. */
  readonly sourceType: string;
  readonly sourceId: string;
  /** 2 to 1,000; they sum to zero for each asset. An account may occur several times. */
  readonly lines: readonly Line[];
}

/** Lines to and from these are money and shares that come in and go out: never gain or loss. */
const EXTERNAL: readonly AccountKey['kind'][] = [
  'external_bank',
  'external_card',
  'external_chain',
  'external_paper',
];
const CASH_KINDS: readonly AccountKey['kind'][] = ['cash', 'cash_hold', 'debt'];
const MAXIMUM_LINES = 1_000;

/**
 * Appends one entry to the journal and brings the balances of its accounts up to date. Accounts
 * come into being with their first entry.
 *
 * @returns the id of the entry
 * @throws {PlatformError} INSUFFICIENT_FUNDS where cash, INSUFFICIENT_QUANTITY where a position
 *   would fall below zero. The transaction stays usable: nothing was written.
 */
export async function post(tx: Transaction, deps: LedgerDeps, posting: Posting): Promise<string> {
  requireSound(posting.lines);
  const accounts = await lockAccounts(
    tx,
    deps,
    posting.lines.map((line) => line.account),
  );
  refuseOverdraft(posting.lines, accounts);
  const id = newId(deps.clock, deps.random);
  const at = deps.clock.now();
  await tx.run(
    sql.insertEntry,
    id,
    at,
    posting.kind,
    posting.sourceType,
    posting.sourceId,
    posting.userId,
    posting.lines.map((line) => accountOf(accounts, line.account).id),
    posting.lines.map((line) => line.account.asset),
    posting.lines.map((line) => toPlain(line.amount)),
    accountDay(at),
  );
  await recordFlows(tx, id, at, posting.lines);
  return id;
}

/** What came in from outside or went out, by asset, for the book that the entry is about. */
async function recordFlows(
  tx: Transaction,
  entryId: string,
  at: Date,
  lines: readonly Line[],
): Promise<void> {
  const flows = new Map<string, Decimal>();
  for (const { account, amount } of lines) {
    if (!EXTERNAL.includes(account.kind)) continue;
    flows.set(account.asset, (flows.get(account.asset) ?? ZERO).minus(amount));
  }
  const moved = [...flows].filter(([, amount]) => !amount.isZero());
  const ownerId = lines.find(({ account }) => account.ownerId !== null)?.account.ownerId ?? null;
  if (moved.length === 0 || ownerId === null) return;
  const assets = moved.map(([asset]) => asset);
  const amounts = moved.map(([, amount]) => toPlain(amount));
  await tx.run(sql.insertFlows, entryId, ownerId, at, assets, amounts);
}

export interface LockedAccount {
  readonly id: string;
  /** Null for accounts of the platform. */
  readonly balance: Decimal | null;
}

/**
 * Opens the accounts that do not exist yet and locks those with an owner until the transaction
 * ends, in the order that every transaction keeps. Lock all at once before several postings.
 *
 * @returns the accounts by their `sortKey`
 */
async function lockAccounts(
  tx: Transaction,
  deps: LedgerDeps,
  keys: readonly AccountKey[],
): Promise<ReadonlyMap<string, LockedAccount>> {
  const wanted = [...new Map(keys.map((key) => [sortKey(key), key])).entries()]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, key]) => key);
  const found = await findAndLock(tx, wanted);
  if (found.size === wanted.length) return found;
  const missing = wanted.filter((key) => !found.has(sortKey(key)));
  await tx.run(
    sql.openAccounts,
    missing.map(() => newId(deps.clock, deps.random)),
    ...columns(missing),
  );
  const all = await findAndLock(tx, wanted);
  invariant(all.size === wanted.length, 'accounts exist once they were opened');
  return all;
}

async function findAndLock(
  tx: Transaction,
  wanted: readonly AccountKey[],
): Promise<Map<string, LockedAccount>> {
  const rows = await tx.all(sql.lockAccounts, ...columns(wanted));
  return new Map(
    rows.map((row) => [
      sortKey({ ownerId: row.owner_id, kind: row.kind, asset: row.asset }),
      { id: row.id, balance: row.balance === null ? null : decimal(row.balance) },
    ]),
  );
}

function columns(keys: readonly AccountKey[]): [(string | null)[], string[], string[]] {
  return [
    keys.map((key) => key.ownerId),
    keys.map((key) => key.kind),
    keys.map((key) => key.asset),
  ];
}

function accountOf(accounts: ReadonlyMap<string, LockedAccount>, key: AccountKey): LockedAccount {
  const account = accounts.get(sortKey(key));
  invariant(account !== undefined, 'a posting locks all of its accounts');
  return account;
}

/** The database checks the same: here it names the caller's mistake before anything is written. */
function requireSound(lines: readonly Line[]): void {
  invariant(lines.length >= 2 && lines.length <= MAXIMUM_LINES, 'an entry has 2 to 1,000 lines');
  const sums = new Map<string, Decimal>();
  for (const { account, amount } of lines) {
    invariant(amount.isFinite() && !amount.isZero(), 'an amount is finite and not zero');
    const isCash = CASH_KINDS.includes(account.kind);
    invariant(
      !isCash || roundCash(amount, account.asset).equals(amount),
      'cash is posted in minor units of its currency',
    );
    sums.set(account.asset, (sums.get(account.asset) ?? ZERO).plus(amount));
  }
  for (const [asset, sum] of sums) {
    invariant(sum.isZero(), `an entry sums to zero for each asset; ${asset} is ${sum} off`);
  }
}

function refuseOverdraft(
  lines: readonly Line[],
  accounts: ReadonlyMap<string, LockedAccount>,
): void {
  const after = new Map<string, Decimal>();
  for (const { account, amount } of lines) {
    const key = sortKey(account);
    const before = after.get(key) ?? accountOf(accounts, account).balance;
    if (before !== null) after.set(key, before.plus(amount));
  }
  for (const { account } of lines) {
    const balance = after.get(sortKey(account));
    if (account.kind === 'debt') {
      invariant(balance === undefined || balance.lte(0), 'no more of a debt is paid than is owed');
    } else if (balance?.isNegative() === true) throw insufficient(account);
  }
}

function insufficient({ kind, asset }: AccountKey): PlatformError {
  return kind === 'cash' || kind === 'cash_hold'
    ? new PlatformError('INSUFFICIENT_FUNDS', `Not enough available cash in ${asset}`)
    : new PlatformError('INSUFFICIENT_QUANTITY', 'Not enough available units of the asset');
}
