import type { Tables } from '../generated/tables.ts';
import { type Statement, statement } from '../statement.ts';
import { snakeCase } from './snake-case.ts';

type Name = keyof Tables;
export type RowOf<Table extends Name> = Tables[Table]['row'];
type ColumnOf<Table extends Name> = keyof RowOf<Table> & string;
type NeededBy<Table extends Name> = Exclude<ColumnOf<Table>, Tables[Table]['optional']>;

/** A statement with its values in their places: `tx.send(...insertOrder(values))`. */
export type BoundWrite = [statement: Statement<never, readonly unknown[]>, values: unknown[]];

/** Fails to compile, naming the columns, where a row could not be inserted. */
type Complete<Missing> = [Missing] extends [never] ? unknown : { readonly missing: Missing };

/**
 * Compiles an insert of one row into a named statement, once, at the top of a module. Its values
 * are given by name; a column that the table needs and nothing gives does not compile.
 *
 * @param name of the statement, as `statement` takes it
 * @param parts `columns` are given with each row; those of `same` repeat another column's value;
 *   `fixed` ones are the same text in every row; `rest` ends the statement, as `on conflict` does
 */
export function insertInto<
  Table extends Name,
  const Columns extends readonly ColumnOf<Table>[],
  const Same extends Partial<Record<ColumnOf<Table>, Columns[number]>> = Record<never, never>,
  const Fixed extends Partial<Record<ColumnOf<Table>, string>> = Record<never, never>,
>(
  table: Table,
  name: string,
  parts: { columns: Columns; same?: Same; fixed?: Fixed; rest?: string } & Complete<
    Exclude<NeededBy<Table>, Columns[number] | keyof Same | keyof Fixed>
  >,
): (values: Pick<RowOf<Table>, Columns[number]>) => BoundWrite {
  const { columns, same = {}, fixed = {}, rest = '' } = parts;
  const place = (column: unknown) => `$${columns.findIndex((own) => own === column) + 1}`;
  const columnsAndValues = [
    ...columns.map((column) => [column, place(column)] as const),
    ...Object.entries(same).map(([column, other]) => [column, place(other)] as const),
    ...Object.entries(fixed).map(([column, text]) => [column, `'${text}'`] as const),
  ];
  const names = columnsAndValues.map(([column]) => snakeCase(column)).join(', ');
  const places = columnsAndValues.map(([, value]) => value).join(', ');
  const text = `insert into ${table} (${names}) values (${places}) ${rest}`.trimEnd();
  const insert = statement<never, readonly unknown[]>(name, text);
  return (values) => [insert, columns.map((column) => values[column])];
}

/**
 * Compiles an update of the rows whose `where` columns have the values that are given, as
 * `insertInto` compiles an insert. Of a table with a person's rows, `where` names `userId`.
 */
export function updateOf<
  Table extends Name,
  const Set extends readonly ColumnOf<Table>[],
  const Where extends readonly ColumnOf<Table>[],
>(
  table: Table,
  name: string,
  { set, where }: { set: Set; where: Where },
): (where: Pick<RowOf<Table>, Where[number]>, set: Pick<RowOf<Table>, Set[number]>) => BoundWrite {
  const places = (columns: readonly string[], after: number) =>
    columns.map((column, index) => `${snakeCase(column)} = $${after + index + 1}`);
  const changes = places(set, 0).join(', ');
  const conditions = places(where, set.length).join(' and ');
  const update = statement<never, readonly unknown[]>(
    name,
    `update ${table} set ${changes} where ${conditions}`,
  );
  return (found, changed) => [
    update,
    [...set.map((column) => changed[column]), ...where.map((column) => found[column])],
  ];
}
