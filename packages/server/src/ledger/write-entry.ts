import type { Transaction } from '../db/interface.ts';
import { type Decimal, toPlain, ZERO } from '../kernel/decimal.ts';
import { invariant } from '../kernel/invariant.ts';
import { accountDay } from './account-day.ts';
import { type AccountKey, sortKey } from './accounts.ts';
import type { LockedAccount, LockedAccounts } from './lock-accounts.ts';
import type { Line, Posting } from './posting.ts';
import * as sql from './write-entry.sql.ts';

/** Lines to and from these are money and shares that come in and go out: never gain or loss. */
const EXTERNAL: readonly AccountKey['kind'][] = [
  'external_bank',
  'external_card',
  'external_chain',
  'external_paper',
];

/**
 * Sends what an entry writes: its lines, and what they change of balances, days and flows.
 *
 * @param accounts those of the lines, locked
 */
export function writeEntry(
  tx: Transaction,
  posting: Posting,
  accounts: LockedAccounts,
  { id, at }: { readonly id: string; readonly at: Date },
): void {
  const { kind, sourceType, sourceId, userId, lines } = posting;
  tx.send(sql.insertEntry, [{ id, postedAt: at, kind, sourceType, sourceId, userId }]);
  tx.send(sql.insertLines, [
    id,
    lines.map((line) => accountOf(accounts, line.account).id),
    lines.map((line) => line.account.asset),
    lines.map((line) => toPlain(line.amount)),
  ]);
  for (const [accountId, change] of balanceChanges(lines, accounts)) {
    tx.send(sql.changeBalance, [accountId, toPlain(change)]);
  }
  sendDays(tx, lines, at);
  sendFlows(tx, id, at, posting);
}

/**
 * The same for many entries at one moment, in as many statements as for one.
 *
 * @param postings each with its id
 */
export function writeEntries(
  tx: Transaction,
  postings: readonly (Posting & { readonly id: string })[],
  accounts: LockedAccounts,
  at: Date,
): void {
  tx.send(sql.insertEntries, [
    {
      postedAt: at,
      ids: postings.map(({ id }) => id),
      kinds: postings.map(({ kind }) => kind),
      sourceTypes: postings.map(({ sourceType }) => sourceType),
      sourceIds: postings.map(({ sourceId }) => sourceId),
      userIds: postings.map(({ userId }) => userId),
    },
  ]);
  const numbered = postings.flatMap(({ id, lines }) =>
    lines.map((line, place) => ({ id, line, number: place + 1 })),
  );
  tx.send(sql.insertLinesOfEntries, [
    {
      entryIds: numbered.map(({ id }) => id),
      lineNumbers: numbered.map(({ number }) => number),
      accountIds: numbered.map(({ line }) => accountOf(accounts, line.account).id),
      assets: numbered.map(({ line }) => line.account.asset),
      amounts: numbered.map(({ line }) => toPlain(line.amount)),
    },
  ]);
  const lines = numbered.map(({ line }) => line);
  const changes = [...balanceChanges(lines, accounts)];
  tx.send(sql.changeBalances, [
    changes.map(([accountId]) => accountId),
    changes.map(([, change]) => toPlain(change)),
  ]);
  sendDays(tx, lines, at);
  for (const posting of postings) sendFlows(tx, posting.id, at, posting);
}

export function accountOf(accounts: LockedAccounts, key: AccountKey): LockedAccount {
  const account = accounts.get(sortKey(key));
  invariant(account !== undefined, 'a posting locks all of its accounts');
  return account;
}

function balanceChanges(
  lines: readonly Line[],
  accounts: LockedAccounts,
): ReadonlyMap<string, Decimal> {
  const owned = lines.filter(({ account }) => account.ownerId !== null);
  return summed(owned, ({ account }) => accountOf(accounts, account).id);
}

function sendDays(tx: Transaction, lines: readonly Line[], at: Date): void {
  const days = dayChanges(lines);
  if (days.length === 0) return;
  tx.send(sql.addToDays, [
    accountDay(at),
    days.map(({ ownerId }) => ownerId),
    days.map(({ asset }) => asset),
    days.map(({ amount }) => toPlain(amount)),
  ]);
}

/** What comes to each owner of each asset, in the order in which all write it. */
function dayChanges(lines: readonly Line[]) {
  const sums = summed(lines, ({ account: { ownerId, asset } }) =>
    ownerId === null ? null : `${ownerId} ${asset}`,
  );
  return [...sums]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, amount]) => {
      const space = key.indexOf(' ');
      return { ownerId: key.slice(0, space), asset: key.slice(space + 1), amount };
    });
}

/** The sums by a key, those apart that are zero; null counts nowhere. */
function summed(
  lines: readonly Line[],
  keyOf: (line: Line) => string | null,
): Map<string, Decimal> {
  const sums = new Map<string, Decimal>();
  for (const line of lines) {
    const key = keyOf(line);
    if (key !== null) sums.set(key, (sums.get(key) ?? ZERO).plus(line.amount));
  }
  for (const [key, sum] of sums) if (sum.isZero()) sums.delete(key);
  return sums;
}

/**
 * What came in from outside or went out, by asset, for the book that the entry is about. Money that
 * is exchanged on its way counts in the book's currency, a deposit as what arrived, and a withdrawal
 * as what left but for a fee of its own: so the activities tell it too.
 */
function sendFlows(
  tx: Transaction,
  entryId: string,
  at: Date,
  { kind, lines }: Pick<Posting, 'kind' | 'lines'>,
): void {
  const own = lines.filter(({ account }) => account.ownerId !== null);
  const [ownerId = null] = own.map(({ account }) => account.ownerId);
  const outside = lines.filter(({ account }) => EXTERNAL.includes(account.kind));
  if (outside.length === 0 || ownerId === null) return;
  const isExchanged = lines.some(({ account }) => account.kind === 'fx');
  const moved = isExchanged ? ownSide(kind, lines) : outside.map(turned);
  const flows = [...summed(moved, ({ account }) => account.asset)];
  if (flows.length === 0) return;
  const [assets, amounts] = [
    flows.map(([asset]) => asset),
    flows.map(([, amount]) => toPlain(amount)),
  ];
  tx.send(sql.insertFlows, [{ entryId, ownerId, at, assets, amounts }]);
}

function turned({ account, amount }: Line): Line {
  return { account, amount: amount.negated() };
}

function ownSide(kind: Posting['kind'], lines: readonly Line[]): Line[] {
  const own = lines.filter(({ account }) => account.ownerId !== null);
  if (kind === 'DEPOSIT') return own;
  const assets = new Set(own.map(({ account }) => account.asset));
  const isOwnFee = ({ account }: Line): boolean =>
    account.kind === 'fees' && assets.has(account.asset);
  return [...own, ...lines.filter(isOwnFee)];
}
