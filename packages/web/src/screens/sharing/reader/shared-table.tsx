import { DataTable, type TableColumn } from '../../../parts/tables/data-table.tsx';
import { direction, moneyText, percentText, shareText } from '../../../parts/text/format.ts';

/** One thing that is owned or owed. */
export interface SharedRow {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** Null where amounts are hidden, or no price is known. */
  readonly value: string | null;
  readonly percent: string | null;
  readonly gainPercent: string | null;
}

interface SharedTableProps {
  readonly caption: string;
  readonly currency: string | null;
  readonly rows: readonly SharedRow[];
}

/** More rows than a person reads; what is left is counted. */
const MAX_ROWS = 200;

/** Things one by one, with what each makes up of all. */
export function SharedTable({ caption, currency, rows }: SharedTableProps) {
  if (rows.length === 0) return <p className="fine">Nothing.</p>;
  const columns: readonly TableColumn<SharedRow>[] = [
    { id: 'name', title: 'Name', isName: true, cell: nameCell },
    {
      id: 'value',
      title: currency ?? 'Part',
      isNumber: true,
      cell: (row) => <ValueCell row={row} currency={currency} />,
    },
  ];
  return (
    <>
      <DataTable
        className="table things"
        caption={<caption className="unseen">{caption}</caption>}
        columns={columns}
        rows={rows.slice(0, MAX_ROWS)}
        rowId={({ id }) => id}
      />
      {rows.length > MAX_ROWS && <p className="fine">and {rows.length - MAX_ROWS} more</p>}
    </>
  );
}

function nameCell({ name, kind, gainPercent }: SharedRow) {
  return (
    <>
      <span>{name}</span>
      <span className="fine">
        {kind}
        {gainPercent !== null && (
          <span className={`change ${direction(gainPercent)}`}> {percentText(gainPercent)}</span>
        )}
      </span>
    </>
  );
}

interface ValueCellProps {
  readonly row: SharedRow;
  readonly currency: string | null;
}

function ValueCell({ row: { value, percent }, currency }: ValueCellProps) {
  const part = percent === null ? '' : shareText(percent);
  if (currency === null) return part === '' ? 'No price' : part;
  return (
    <>
      {value === null ? 'No price' : moneyText(value, currency)}
      <span className="fine">{part}</span>
    </>
  );
}
