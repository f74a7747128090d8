import { type Statement, statement } from '../../../db/statement.ts';

/** One column of the database, with what a key of it refers to. */
export interface ColumnRow {
  readonly table: string;
  readonly column: string;
  /** As PostgreSQL writes the type. */
  readonly type: string;
  /** Its place in the primary key, from 1; null where it is not part of it. */
  readonly keyPlace: number | null;
  readonly refersToTable: string | null;
  readonly refersToColumn: string | null;
}

export const columnsOfDatabase = statement<ColumnRow>(
  'account_columns_of_database',
  `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
     array_position(p.conkey, a.attnum)::int as "keyPlace", r.relname as "refersToTable",
     ra.attname as "refersToColumn"
   from pg_class c
   join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
   join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   left join pg_constraint p on p.conrelid = c.oid and p.contype = 'p'
   left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum]
   left join pg_class r on r.oid = f.confrelid
   left join pg_attribute ra on ra.attrelid = f.confrelid and ra.attnum = f.confkey[1]
   where c.relkind = 'r'
   order by c.relname, a.attnum, f.oid`,
);

export interface ExportedRow {
  /** The row as a JSON object. */
  readonly json: string;
  /** The values of its primary key as texts. */
  readonly key: readonly string[];
}

/** The rows of one table that are a person's, in pages by primary key. */
export interface PersonalTable {
  readonly name: string;
  readonly firstPage: Statement<ExportedRow, readonly unknown[]>;
  /** Takes the key of the last row after the person's id; null where the table has no key. */
  readonly nextPage: Statement<ExportedRow, readonly unknown[]> | null;
}

export const ROWS_A_PAGE = 500;
const MAX_STEPS = 3;
/** Requests of strangers to an app that the person made. */
const NOT_PERSONAL = new Set(['authorization_requests', 'mikro_orm_migrations']);
/** Secrets and their hashes are of no use to the person and of much to a thief of the file. */
const SECRET_COLUMN =
  /(?:secret|password|hash|token|challenge|digest|salt|sealed|_keys$|_code$|^code$)/;
/** What only looks like one of them. */
const HARMLESS_COLUMN = /^(?:token_suffix|issued_at|key_suffix)$/;

/**
 * Every table with rows of a person: those that name the person in `user_id` or by a key to
 * `users`, and those that hang from them. Read from the database itself, so that a table of a domain
 * that comes later is in every export from its first day.
 */
export function personalTables(columns: readonly ColumnRow[]): PersonalTable[] {
  const byTable = Map.groupBy(columns, ({ table }) => table);
  const conditions = new Map<string, string>([['users', 't.id = $1']]);
  for (const [table, own] of byTable) {
    const root = own.find((c) => c.column === 'user_id') ?? own.find((c) => isOfUser(c));
    if (root !== undefined && table !== 'users') conditions.set(table, `t.${root.column} = $1`);
  }
  for (let step = 0; step < MAX_STEPS; step += 1) addDependants(byTable, conditions);
  return [...conditions]
    .filter(([table]) => !NOT_PERSONAL.has(table))
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([table, condition]) => personalTable(table, condition, byTable.get(table) ?? []));
}

function isOfUser({ refersToTable, refersToColumn }: ColumnRow): boolean {
  return refersToTable === 'users' && refersToColumn === 'id';
}

/** Tables that refer to a person's rows without naming the person. */
function addDependants(
  byTable: ReadonlyMap<string, readonly ColumnRow[]>,
  conditions: Map<string, string>,
): void {
  const found: [table: string, condition: string][] = [];
  for (const [table, own] of byTable) {
    if (conditions.has(table)) continue;
    const link = own.find((c) => c.refersToTable !== null && conditions.has(c.refersToTable));
    if (link === undefined) continue;
    const parent = conditions.get(link.refersToTable ?? '') ?? 'false';
    const alias = `t${table.length}`;
    const nested = parent.replaceAll(/\bt\./g, `${alias}.`);
    const rows = `select ${alias}.${link.refersToColumn} from ${link.refersToTable} ${alias}`;
    found.push([table, `t.${link.column} in (${rows} where ${nested})`]);
  }
  for (const [table, condition] of found) conditions.set(table, condition);
}

function personalTable(
  name: string,
  condition: string,
  columns: readonly ColumnRow[],
): PersonalTable {
  const distinct = [...new Map(columns.map((column) => [column.column, column])).values()];
  const hidden = distinct.filter(isHidden).map(({ column }) => `'${column}'`);
  const key = distinct
    .filter(({ keyPlace }) => keyPlace !== null)
    .sort((left, right) => (left.keyPlace ?? 0) - (right.keyPlace ?? 0));
  const names = key.map(({ column }) => `t.${column}`);
  const texts = names.map((column) => `${column}::text`).join(', ');
  const select = `select (to_jsonb(t) - array[${hidden.join(', ')}]::text[])::text as json,
     array[${texts}]::text[] as key from ${name} t where ${condition}`;
  const order = `${names.length === 0 ? '' : `order by ${names.join(', ')}`} limit ${ROWS_A_PAGE}`;
  const values = key.map(({ type }, index) => `$${index + 2}::text::${type}`);
  const after = `and (${names.join(', ')}) > (${values.join(', ')})`;
  return {
    name,
    firstPage: statement(`account_export_${name}`, `${select} ${order}`),
    nextPage:
      key.length === 0
        ? null
        : statement(`account_export_next_${name}`, `${select} ${after} ${order}`),
  };
}

function isHidden({ column, type }: ColumnRow): boolean {
  if (type === 'bytea') return true;
  return SECRET_COLUMN.test(column) && !HARMLESS_COLUMN.test(column);
}
