import { recorded } from '@investing-platform/rules/networth/quotas';
import { requireRoomFor } from '@investing-platform/rules/refusals/quota';
import type { EntityTransaction, PersonalEntity, Transaction } from '../../db/database.ts';
import { type Statement, statement } from '../../db/statement.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { FIELDS, objectOf, type RecordedTable } from './fields.ts';
import type {
  RecordedExpense,
  RecordedGoal,
  RecordedIncome,
  RecordedLiability,
} from './recorded.ts';

interface Rows {
  readonly liabilities: RecordedLiability;
  readonly goals: RecordedGoal;
  readonly incomes: RecordedIncome;
  readonly expenses: RecordedExpense;
}

const NAMES: Readonly<Record<RecordedTable, string>> = {
  liabilities: 'Liability',
  goals: 'Goal',
  incomes: 'Income',
  expenses: 'Expense',
};

/** Values of columns, by the names of their fields. */
export type Values = Readonly<Record<string, unknown>>;

interface Statements<Row> {
  readonly lock: Statement<{ readonly row: Row }, [userId: string, id: string]>;
  readonly count: Statement<{ readonly count: number }, [userId: string]>;
}

function statementsOf<Table extends RecordedTable>(table: Table): Statements<Rows[Table]> {
  const stored = `networth_${table}`;
  return {
    lock: statement(
      `networth_lock_${table}`,
      `select ${objectOf(FIELDS[table])} as row from ${stored}
       where user_id = $1 and id = $2 and tombstoned_at is null for no key update`,
    ),
    count: statement(
      `networth_count_${table}`,
      `select count(*)::integer as count from ${stored}
       where user_id = $1 and tombstoned_at is null`,
    ),
  };
}

const STATEMENTS: { readonly [Table in RecordedTable]: Statements<Rows[Table]> } = {
  liabilities: statementsOf('liabilities'),
  goals: statementsOf('goals'),
  incomes: statementsOf('incomes'),
  expenses: statementsOf('expenses'),
};

const entityOf = (tx: EntityTransaction, table: RecordedTable): PersonalEntity =>
  tx.entities[`networth_${table}`].class;

type WriteDeps = Pick<Deps, 'clock' | 'random'>;

/**
 * Stores a row; the person is locked.
 *
 * @param values by field: all columns that may not be empty
 * @throws {PlatformError} QUOTA_EXCEEDED for more than 1,000
 */
export async function insertRow(
  tx: EntityTransaction,
  deps: WriteDeps,
  table: RecordedTable,
  userId: string,
  values: Values,
): Promise<string> {
  const { count } = await tx.one(STATEMENTS[table].count, userId);
  requireRoomFor(recorded(table), count);
  const id = newId(deps.clock, deps.random);
  const now = deps.clock.now();
  const row = { ...values, id, userId, createdAt: now, updatedAt: now };
  tx.em.create(entityOf(tx, table), row);
  await tx.em.flush();
  return id;
}

/**
 * A row of the person, locked to the end of the transaction.
 *
 * @throws {PlatformError} NOT_FOUND
 */
export async function lockRow<Table extends RecordedTable>(
  tx: Transaction,
  table: Table,
  userId: string,
  id: string,
): Promise<Rows[Table]> {
  const found = await tx.maybe(STATEMENTS[table].lock, userId, id);
  if (found === null) throw notFound(NAMES[table]);
  return found.row;
}

/** Changes the given fields of a row that is locked. */
export async function changeRow(
  tx: EntityTransaction,
  { clock }: Pick<Deps, 'clock'>,
  table: RecordedTable,
  userId: string,
  id: string,
  changes: Values,
): Promise<void> {
  await write(tx, table, userId, id, { ...changes, updatedAt: clock.now() });
}

/**
 * Takes a row out of everything; it stays in the database (contract rule 12).
 *
 * @throws {PlatformError} NOT_FOUND
 */
export async function buryRow(
  tx: EntityTransaction,
  { clock }: Pick<Deps, 'clock'>,
  table: RecordedTable,
  userId: string,
  id: string,
): Promise<void> {
  await lockRow(tx, table, userId, id);
  await write(tx, table, userId, id, { tombstonedAt: clock.now() });
}

/** What statements after it read is there. */
async function write(
  tx: EntityTransaction,
  table: RecordedTable,
  userId: string,
  id: string,
  values: Values,
): Promise<void> {
  const row = await tx.em.findOneOrFail(entityOf(tx, table), { userId, id });
  tx.em.assign(row, values, { ignoreUndefined: true });
  await tx.em.flush();
}
