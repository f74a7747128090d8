import type { Reader, Transaction } from '../db/interface.ts';
import { type Decimal, decimal } from '../kernel/decimal.ts';
import type { OwnedAccountKind } from './accounts.ts';
import * as sql from './ledger.sql.ts';

export interface Balance {
  readonly kind: OwnedAccountKind;
  readonly asset: string;
  /** Above zero. */
  readonly balance: Decimal;
}

/** A balance that is not what the journal says. */
export interface BalanceDifference {
  readonly accountId: string;
  readonly ownerId: string;
  readonly kind: OwnedAccountKind;
  readonly asset: string;
  readonly recorded: Decimal;
  readonly actual: Decimal;
}

const MAX_BALANCES = 10_000;
const MAX_DIFFERENCES = 10_000;

/** What a broker account has, by kind and asset; zero balances and more than 10,000 are left out. */
export async function balances(reader: Reader, ownerId: string): Promise<Balance[]> {
  const rows = await reader.all(sql.selectBalances, ownerId, MAX_BALANCES);
  return rows.map((row) => ({
    kind: row.kind as OwnedAccountKind,
    asset: row.asset,
    balance: decimal(row.balance),
  }));
}

/** What is free of an owner's cash in a currency, and what is owed of it: both 0 or more. */
export async function freeAndOwed(
  reader: Reader,
  ownerId: string,
  currency: string,
): Promise<{ readonly free: Decimal; readonly owed: Decimal }> {
  const rows = await reader.all(sql.freeAndOwed, ownerId, currency);
  const of = (kind: OwnedAccountKind): Decimal =>
    decimal(rows.find((row) => row.kind === kind)?.balance ?? '0');
  return { free: of('cash'), owed: of('debt').negated() };
}

/** Those that owe something in any currency. */
export async function debtorsAmong(
  reader: Reader,
  ownerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ownerIds.length === 0) return new Set();
  return new Set((await reader.all(sql.debtorsAmong, ownerIds)).map(({ id }) => id));
}

/** Compares every balance with the journal; none differs unless someone wrote past the ledger. */
export async function balanceDifferences(reader: Reader): Promise<BalanceDifference[]> {
  return (await reader.all(sql.selectDifferences, MAX_DIFFERENCES)).map(differenceOf);
}

/**
 * Sets every balance to the sum of its lines. Nobody posts meanwhile.
 *
 * @returns what was wrong; 10,000 at most are corrected at once
 */
export async function rebuildBalances(tx: Transaction): Promise<BalanceDifference[]> {
  await tx.run(sql.stopPosting);
  return (await tx.all(sql.correctBalances, MAX_DIFFERENCES)).map(differenceOf);
}

function differenceOf(row: sql.DifferenceRow): BalanceDifference {
  return {
    accountId: row.id,
    ownerId: row.owner_id,
    kind: row.kind as OwnedAccountKind,
    asset: row.asset,
    recorded: decimal(row.recorded),
    actual: decimal(row.actual),
  };
}
