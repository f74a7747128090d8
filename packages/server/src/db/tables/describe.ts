import type { Reader } from '../interface.ts';
import { statement } from '../statement.ts';

/** A column as PostgreSQL's catalogue has it. */
export interface ColumnDescription {
  readonly name: string;
  /** PostgreSQL's name of the type, a domain's base: `numeric`, `_text` for an array of texts. */
  readonly type: string;
  readonly nullable: boolean;
  /** Whether a row may be inserted without it. */
  readonly optional: boolean;
  /** What it is then, as SQL; null where it is null. */
  readonly preset: string | null;
  /** The only values that a check of the column allows; null where none lists them. */
  readonly values: readonly string[] | null;
  readonly inPrimaryKey: boolean;
}

export interface TableDescription {
  readonly name: string;
  readonly columns: readonly ColumnDescription[];
}

interface CatalogueRow {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly optional: boolean;
  readonly preset: string | null;
  readonly checks: readonly string[];
  readonly inPrimaryKey: boolean;
}

const catalogue = statement<CatalogueRow>(
  'db.tables.describe',
  `select c.relname::text as "table", a.attname::text as "column",
     coalesce(base.typname, t.typname)::text as "type", not a.attnotnull as nullable,
     not a.attnotnull or a.atthasdef or a.attidentity <> '' as optional,
     pg_get_expr(d.adbin, d.adrelid) as preset,
     coalesce((select array_agg(pg_get_constraintdef(k.oid) order by k.oid) from pg_constraint k
       where k.contype = 'c' and (k.contypid = t.oid
         or k.conrelid = c.oid and k.conkey = array[a.attnum])), '{}')::text[] as checks,
     exists (select from pg_constraint k
       where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any(k.conkey)) as "inPrimaryKey"
   from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
     left join pg_type base on base.oid = t.typbasetype and t.typtype = 'd'
     left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
     and a.attnum > 0 and not a.attisdropped
   order by c.relname::text collate "C", a.attname::text collate "C"`,
);

/** Not ours to describe: MikroORM's list of the migrations that ran. */
const MIGRATIONS = 'mikro_orm_migrations';

/** Every table of the database, by name; its columns by name, since their order has no meaning. */
export async function describeTables(db: Reader): Promise<TableDescription[]> {
  const tables = new Map<string, ColumnDescription[]>();
  for (const row of await db.all(catalogue)) {
    if (row.table === MIGRATIONS) continue;
    const columns = tables.get(row.table) ?? [];
    tables.set(row.table, columns);
    const { column: name, type, nullable, optional, preset, inPrimaryKey } = row;
    const values = row.checks.map(valuesOf).find((found) => found !== null) ?? null;
    columns.push({ name, type, nullable, optional, preset, values, inPrimaryKey });
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

const LISTED = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/;

/** `CHECK ((side = ANY (ARRAY['BUY'::text, 'SELL'::text])))`, or with one value `(side = 'BUY')`. */
function valuesOf(check: string): string[] | null {
  const list = LISTED.exec(check)?.[1] ?? /^CHECK \(\(\w+ = ('[^']*'::text)\)\)$/.exec(check)?.[1];
  if (list === undefined) return null;
  const values = [...list.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value);
  return values.length === 0 ? null : values.sort();
}
