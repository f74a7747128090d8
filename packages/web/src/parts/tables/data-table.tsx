import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';

/** One column of a table. */
export interface TableColumn<Row> {
  readonly id: string;
  /** What stands above it. Left out in all columns, the table has no head. */
  readonly title?: ReactNode;
  /** Whether it names its row: then it is the row's heading. */
  readonly isName?: boolean;
  /** Whether its values line up at the right. */
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  readonly className: string;
  readonly columns: readonly TableColumn<Row>[];
  /** The same array for as long as nothing changes. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly caption?: ReactNode;
  /** The last row, over all of them. */
  readonly foot?: ReactNode;
}

/** What pages may do with rows, such as to sort them, is switched on here. */
const features = tableFeatures({});

/** Rows of one kind. The library keeps their model, and here is their markup. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { className, columns, rows, rowId, caption, foot } = props;
  const ids = columns.map(({ id }) => id).join(' ');
  const definitions = useMemo(() => definitionsOf<Row>(ids.split(' ')), [ids]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns: definitions, data, getRowId: rowId });
  const byId = new Map(columns.map((column) => [column.id, column]));
  return (
    <table className={className}>
      {caption}
      {columns.some(({ title }) => title !== undefined) && (
        <thead>
          <tr>
            {table.getFlatHeaders().map(({ column: { id } }) => (
              <th key={id} scope="col" className={alignment(byId.get(id))}>
                {byId.get(id)?.title}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getAllCells().map(({ column: { id } }) => (
              <Cell key={id} column={byId.get(id)} row={row.original} />
            ))}
          </tr>
        ))}
      </tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
}

interface CellProps<Row> {
  readonly column: TableColumn<Row> | undefined;
  readonly row: Row;
}

function Cell<Row>({ column, row }: CellProps<Row>) {
  const content = column?.cell(row);
  if (column?.isName === true) return <th scope="row">{content}</th>;
  return <td className={alignment(column)}>{content}</td>;
}

function alignment(column: { readonly isNumber?: boolean } | undefined): string | undefined {
  return column?.isNumber === true ? 'number' : undefined;
}

function definitionsOf<Row extends object>(ids: readonly string[]) {
  const helper = createColumnHelper<typeof features, Row>();
  return helper.columns(ids.map((id) => helper.display({ id })));
}
