import { notEnoughCash, notEnoughUnits } from '@investing-platform/rules/funding/not-enough';
import type { Transaction } from '../db/interface.ts';
import { type Decimal, ZERO } from '../kernel/decimal.ts';
import type { PlatformError } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { invariant } from '../kernel/invariant.ts';
import { roundCash } from '../kernel/money.ts';
import { type AccountKey, sortKey } from './accounts.ts';
import { type LockedAccounts, lockAccounts } from './lock-accounts.ts';
import type { LedgerDeps, Line, Posting } from './posting.ts';
import { accountOf, writeEntries, writeEntry } from './write-entry.ts';

const CASH_KINDS: readonly AccountKey['kind'][] = ['cash', 'cash_hold', 'debt'];
const MAX_LINES = 1_000;

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
  const id = posting.id ?? newId(deps.clock, deps.random);
  writeEntry(tx, posting, accounts, { id, at: deps.clock.now() });
  return id;
}

/**
 * Appends many entries of one moment, all or none, in as many statements as for one: what a job
 * posts to many accounts.
 *
 * @returns the ids of the entries, in the order of the postings
 * @throws {PlatformError} as `post`, where a balance would be below zero after all of them
 */
export async function postAll(
  tx: Transaction,
  deps: LedgerDeps,
  postings: readonly Posting[],
): Promise<string[]> {
  if (postings.length === 0) return [];
  for (const { lines } of postings) requireSound(lines);
  const lines = postings.flatMap((posting) => posting.lines);
  const accounts = await lockAccounts(
    tx,
    deps,
    lines.map((line) => line.account),
  );
  refuseOverdraft(lines, accounts);
  const named = postings.map((posting) => ({
    ...posting,
    id: posting.id ?? newId(deps.clock, deps.random),
  }));
  writeEntries(tx, named, accounts, deps.clock.now());
  return named.map(({ id }) => id);
}

/** The database checks the same: here it names the caller's mistake before anything is written. */
function requireSound(lines: readonly Line[]): void {
  invariant(lines.length >= 2 && lines.length <= MAX_LINES, 'an entry has 2 to 1,000 lines');
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

function refuseOverdraft(lines: readonly Line[], accounts: LockedAccounts): void {
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

/** How an amount that is not there is refused. */
export function insufficient({ kind, asset }: Pick<AccountKey, 'kind' | 'asset'>): PlatformError {
  return kind === 'cash' || kind === 'cash_hold' ? notEnoughCash(asset) : notEnoughUnits();
}
