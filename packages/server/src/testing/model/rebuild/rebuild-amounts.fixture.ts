import { type Decimal, decimal, toPlain, ZERO } from '../../../kernel/decimal.ts';
import { accountDay } from '../../../ledger/account-day.ts';
import { type Entry, isPosition, type Journal } from './journal.fixture.ts';

/** Amounts by what they are of. What comes to nothing is left out. */
export type Amounts = ReadonlyMap<string, Decimal>;

class Sums {
  readonly #sums = new Map<string, Decimal>();

  add(parts: readonly string[], amount: Decimal | string): void {
    const key = parts.join(' ');
    this.#sums.set(key, (this.#sums.get(key) ?? ZERO).plus(amount));
  }

  all(): Amounts {
    return new Map([...this.#sums].filter(([, amount]) => !amount.isZero()));
  }
}

const HOLDS = ['HOLD', 'RELEASE'];

/** By book, kind and asset. */
export function rebuiltBalances({ entries }: Journal): Amounts {
  const sums = new Sums();
  for (const { lines } of entries) {
    for (const { bookId, kind, asset, amount } of lines) sums.add([bookId, kind, asset], amount);
  }
  return sums.all();
}

/** By book, day and asset: since the account was begun anew, and without what holds move. */
export function rebuiltDays(journal: Journal): Amounts {
  const sums = new Sums();
  for (const entry of journal.entries) {
    if (HOLDS.includes(entry.kind)) continue;
    const day = accountDay(entry.at);
    for (const { bookId, asset, amount } of entry.lines) {
      if (isPutAway(journal, entry, bookId)) continue;
      sums.add([bookId, day, asset], amount);
    }
  }
  return sums.all();
}

/** What came from outside, by entry and asset: since the account was begun anew. */
export function rebuiltFlows(journal: Journal): Amounts {
  const sums = new Sums();
  for (const entry of journal.entries) {
    const [line] = entry.lines;
    if (line === undefined || isPutAway(journal, entry, line.bookId)) continue;
    for (const [asset, amount] of Object.entries(entry.flows)) sums.add([entry.id, asset], amount);
  }
  return sums.all();
}

function isPutAway({ books }: Journal, { id }: Entry, bookId: string): boolean {
  const resetEntryId = books.get(bookId)?.resetEntryId ?? null;
  return resetEntryId !== null && id <= resetEntryId;
}

/** What an account has of each asset, and what of it cannot be sold by it: by account, asset. */
export function rebuiltPositions({ entries, books }: Journal): {
  readonly quantity: Amounts;
  readonly held: Amounts;
} {
  const [quantity, held] = [new Sums(), new Sums()];
  for (const { lines } of entries) {
    for (const line of lines.filter(isPosition)) {
      const accountId = books.get(line.bookId)?.accountId ?? line.bookId;
      const isHeld = line.kind === 'position_hold' || line.bookId !== accountId;
      quantity.add([accountId, line.asset], line.amount);
      if (isHeld) held.add([accountId, line.asset], line.amount);
    }
  }
  return { quantity: quantity.all(), held: held.all() };
}

/** What people are told of: the rest moves what they have from one pocket to another. */
const UNTOLD = [...HOLDS, 'JOURNAL_CASH', 'ADJUSTMENT'];
const CASH = ['cash', 'cash_hold', 'debt'];

/** A split is one activity and, where orders hold shares, several entries. */
const SPLITS = ['SPLIT', 'REVERSE_SPLIT'];

/** What entries moved, by account, kind and what it is of; all but splits by the entry, too. */
export function rebuiltActivities({ entries, books }: Journal): Amounts {
  const sums = new Sums();
  for (const { id, kind, lines } of entries) {
    if (UNTOLD.includes(kind)) continue;
    for (const line of lines) {
      if (!CASH.includes(line.kind) && !isPosition(line)) continue;
      const accountId = books.get(line.bookId)?.accountId ?? line.bookId;
      sums.add([accountId, kind, SPLITS.includes(kind) ? 'all' : id, line.asset], line.amount);
    }
  }
  return sums.all();
}

/** What is in one and not, or otherwise, in the other. */
export function differences(what: string, journal: Amounts, stored: Amounts): string[] {
  return [...new Set([...journal.keys(), ...stored.keys()])].flatMap((key) => {
    const [says, has] = [journal.get(key) ?? ZERO, stored.get(key) ?? ZERO];
    return says.equals(has)
      ? []
      : [`${what} ${key}: the journal says ${toPlain(says)}, not ${toPlain(has)}`];
  });
}

export const amountsOf = (
  rows: readonly { readonly key: string; readonly amount: string }[],
): Amounts => new Map(rows.map(({ key, amount }) => [key, decimal(amount)]));
