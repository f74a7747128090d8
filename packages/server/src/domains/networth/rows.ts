import type { Transaction } from '../../db/database.ts';
import { type Statement, statement } from '../../db/statement.ts';
import type { Deps } from '../../deps.ts';
import { notFound, refuse } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { column, FIELDS, objectOf, type RecordedTable } from './fields.ts';
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

const MAXIMUM_ROWS = 1_000;
const NAMES: Readonly<Record<RecordedTable, string>> = {
  ...{ liabilities: 'Liability', goals: 'Goal', incomes: 'Income', expenses: 'Expense' },
};

/** Values of columns, by the names of their fields; a JSON object tells what is left out from null. */
export type Values = Readonly<Record<string, unknown>>;

const inColumns = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [column(name), value]));

interface Statements<Row> {
  readonly insert: Statement<never, [row: Values]>;
  readonly lock: Statement<{ readonly row: Row }, [userId: string, id: string]>;
  readonly change: Statement<never, [userId: string, id: string, changes: Values, now: Date]>;
  readonly bury: Statement<never, [userId: string, id: string, now: Date]>;
  readonly count: Statement<{ readonly count: number }, [userId: string]>;
}

function statementsOf<Table extends RecordedTable>(table: Table): Statements<Rows[Table]> {
  const stored = `networth_${table}`;
  const own = 'user_id = $1 and id = $2 and tombstoned_at is null';
  const columns = [...FIELDS[table].plain, ...FIELDS[table].text]
    .map(column)
    .filter((name) => !['id', 'created_at', 'updated_at'].includes(name));
  return {
    insert: statement(
      `networth_insert_${table}`,
      `insert into ${stored} select * from jsonb_populate_record(null::${stored}, $1::jsonb)`,
    ),
    lock: statement(
      `networth_lock_${table}`,
      `select ${objectOf(FIELDS[table])} as row from ${stored} where ${own} for no key update`,
    ),
    change: statement(
      `networth_change_${table}`,
      `update ${stored} as t set updated_at = $4,
         ${columns.map((name) => `${name} = r.${name}`).join(', ')}
       from (
         select (jsonb_populate_record(null::${stored}, to_jsonb(s) || $3::jsonb)).*
         from ${stored} as s where ${own}
       ) as r
       where t.id = r.id`,
    ),
    bury: statement(
      `networth_bury_${table}`,
      `update ${stored} set tombstoned_at = $3 where ${own}`,
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

type WriteDeps = Pick<Deps, 'clock' | 'random'>;

/**
 * Stores a row; the person is locked.
 *
 * @param values by field: all columns that may not be empty
 * @throws {PlatformError} QUOTA_EXCEEDED for more than 1,000
 */
export async function insertRow(
  tx: Transaction,
  deps: WriteDeps,
  table: RecordedTable,
  userId: string,
  values: Values,
): Promise<string> {
  const { count } = await tx.one(STATEMENTS[table].count, userId);
  if (count >= MAXIMUM_ROWS) {
    throw refuse('QUOTA_EXCEEDED', `A person may record ${MAXIMUM_ROWS} ${table}`);
  }
  const id = newId(deps.clock, deps.random);
  const now = deps.clock.now();
  const row = { ...values, id, userId, createdAt: now, updatedAt: now };
  await tx.run(STATEMENTS[table].insert, inColumns(row));
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
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  table: RecordedTable,
  userId: string,
  id: string,
  changes: Values,
): Promise<void> {
  await tx.run(STATEMENTS[table].change, userId, id, inColumns(changes), clock.now());
}

/**
 * Takes a row out of everything; it stays in the database (contract rule 12).
 *
 * @throws {PlatformError} NOT_FOUND
 */
export async function buryRow(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  table: RecordedTable,
  userId: string,
  id: string,
): Promise<void> {
  const count = await tx.run(STATEMENTS[table].bury, userId, id, clock.now());
  if (count === 0) throw notFound(NAMES[table]);
}
