import { invariant } from '../../kernel/invariant.ts';
import type { Query, QueryResult } from '../session.ts';

/**
 * The order in which every transaction that moves money locks rows. What one account has follows
 * the account's row, in any order: nobody else can be at it meanwhile. Tables that are not named
 * here are locked alone, or by nobody who waits for another of them.
 */
const LOCK_ORDER: readonly (readonly string[])[] = [
  ['idempotency_keys'],
  ['users'],
  ['broker_credentials'],
  ['broker_accounts'],
  [
    ...['active_strategies', 'rebalance_runs', 'orders', 'due_dividends', 'deposits'],
    ...['withdrawals', 'pending_transactions', 'crypto_transfers'],
    ...['ledger_accounts', 'ledger_days', 'positions', 'position_lots', 'order_lots'],
  ],
];

const ACCOUNTS = 'broker_accounts';
const LEVEL = new Map(
  LOCK_ORDER.flatMap((tables, level) => tables.map((table) => [table, level] as const)),
);
const OF_AN_ACCOUNT = LOCK_ORDER.length - 1;
/** What nobody touches without the row of its account. */
const ONLY_WITH_ACCOUNT: ReadonlySet<string> = new Set([
  ...['ledger_accounts', 'ledger_days', 'positions', 'position_lots', 'order_lots'],
]);

/** A lock that a transaction has taken last, among those that come last. */
interface Taken {
  readonly table: string;
  readonly level: number;
  readonly by: string;
}

/**
 * Watches the locks of one transaction: call it with each statement before it is sent, and what it
 * returns with the answer.
 *
 * @throws {InvariantViolation} naming both locks, where a statement locks out of order
 */
export type LockOrder = (query: Query) => (result: QueryResult) => void;

/** For development and tests: what is out of order fails there, and not once among many clients. */
export function lockOrder(): LockOrder {
  const held = new Set<string>();
  const accounts: string[] = [];
  let last: Taken | undefined;
  let isLockedWhole = false;
  const take = (table: string, by: string): void => {
    const level = LEVEL.get(table) ?? 0;
    held.add(table);
    if (last === undefined || level >= last.level) last = { table, level, by };
  };
  return (query) => {
    const { locks, isWhole, opensBook } = locksOf(query);
    if (isWhole) isLockedWhole = true;
    const [bookId, , accountId] = query.values;
    if (opensBook && bookId === accountId) {
      held.add(ACCOUNTS);
      accounts.push(String(accountId));
    }
    if (isLockedWhole || locks.size === 0) return () => undefined;
    const by = nameOf(query);
    const before = last;
    for (const table of locks) {
      if (!held.has(table)) refuse(table, by, last, held.has(ACCOUNTS));
      take(table, by);
    }
    if (!locks.has(ACCOUNTS)) return () => undefined;
    return ({ rows }) => {
      const ids = rows.flatMap(({ id }) => (id === undefined ? [] : String(id)));
      for (const id of ids.filter((one) => !accounts.includes(one))) {
        refuseLate(id, by, before, accounts);
        accounts.push(id);
      }
    };
  };
}

/** A table of which nothing is locked yet. */
function refuse(table: string, by: string, last: Taken | undefined, hasAccount: boolean): void {
  const level = LEVEL.get(table) ?? 0;
  const other = `${last?.table} (${last?.by})`;
  invariant(
    last === undefined || level >= last.level,
    `${table} (${by}) is locked before ${other}, not after it`,
  );
  if (level < OF_AN_ACCOUNT || hasAccount) return;
  invariant(!ONLY_WITH_ACCOUNT.has(table), `${table} (${by}) is locked after ${ACCOUNTS} only`);
  const isAlone = last === undefined || last.level < OF_AN_ACCOUNT;
  invariant(isAlone, `${table} (${by}) is locked beside ${other} after ${ACCOUNTS} only`);
}

/** An account that is not held yet. */
function refuseLate(
  id: string,
  by: string,
  before: Taken | undefined,
  accounts: readonly string[],
): void {
  const one = `${ACCOUNTS} ${id} (${by})`;
  invariant(
    before === undefined || before.level < OF_AN_ACCOUNT,
    `${one} is locked before ${before?.table} (${before?.by}), not after it`,
  );
  const later = accounts.find((held) => held > id);
  invariant(later === undefined, `${one} is locked before ${ACCOUNTS} ${later}, not after it`);
}

interface Locks {
  /** The tables of `LOCK_ORDER` of which a statement locks rows and may wait for them. */
  readonly locks: ReadonlySet<string>;
  /** Whether it locks tables: nobody else moves money until it ends. */
  readonly isWhole: boolean;
  /** Whether it opens a book; that of a new account, which nobody else can have, has its id. */
  readonly opensBook: boolean;
}

const read = new Map<string, Locks>();

function locksOf({ text }: Query): Locks {
  const known = read.get(text);
  if (known !== undefined) return known;
  const plain = text.toLowerCase();
  const tables = [...changed(plain), ...lockedReads(plain)].filter((table) => LEVEL.has(table));
  const locks = {
    locks: new Set(tables),
    isWhole: plain.startsWith('lock table'),
    opensBook: plain.startsWith('insert into account_books'),
  };
  read.set(text, locks);
  return locks;
}

/** Rows that are changed, or that a new one may collide with. */
function changed(text: string): string[] {
  const changes = /(?<!\b(?:for|key|do)\s)\b(?:update|delete\s+from)\s+([a-z_]+)/g;
  const inserts = /\binsert\s+into\s+([a-z_]+)/g;
  const collides = /\bon\s+conflict\b/.test(text);
  const inserted = [...text.matchAll(inserts)].map(([, table]) => table ?? '');
  return [
    ...[...text.matchAll(changes)].map(([, table]) => table ?? ''),
    ...(collides ? inserted : []),
  ];
}

/** Rows that are read and locked; of what is skipped where it is locked nobody waits. */
function lockedReads(text: string): string[] {
  const locking =
    /\bfor\s+(?:no\s+key\s+update|update|share)\b(?:\s+of\s+(\w+))?(?!\s+(?:of|skip)\b)/g;
  return [...text.matchAll(locking)].flatMap(({ index, 1: alias }) => {
    const before = text.slice(0, index);
    const sources = [...before.matchAll(/\b(?:from|join)\s+([a-z_]+)(?:\s+(\w+))?/g)];
    const locked = alias === undefined ? sources : sources.filter((one) => one[2] === alias);
    return locked.at(-1)?.[1] ?? [];
  });
}

const nameOf = ({ name, text }: Query): string => name ?? text.slice(0, 40);
