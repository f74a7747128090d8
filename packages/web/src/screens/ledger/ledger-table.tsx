import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { DataTable, type TableColumn } from '../../parts/tables/data-table.tsx';
import { dateText, moneyText } from '../../parts/text/format.ts';
import { dayOf } from './ledger-day.ts';
import { activityText } from './ledger-words.ts';
import type { LedgerRow } from './read-ledger.ts';

const FEW = 50;

const COLUMNS: readonly TableColumn<LedgerRow>[] = [
  {
    id: 'day',
    title: 'Day',
    cell: (row) => <span className="nowrap">{dateText(dayOf(row))}</span>,
  },
  { id: 'what', title: 'Entry', isName: true, cell: (row) => <What row={row} /> },
  {
    id: 'amount',
    title: 'Amount',
    isNumber: true,
    cell: ({ netAmount, currency }) =>
      Number(netAmount) === 0 ? '–' : moneyText(netAmount, currency, true),
  },
  {
    id: 'balance',
    title: 'Balance',
    isNumber: true,
    cell: ({ balance, currency }) => (
      <>
        {balance === null ? '–' : moneyText(balance, currency)}{' '}
        <span className="code">{currency}</span>
      </>
    ),
  },
];

/** Entries with balances, the newest first. */
export function LedgerTable({ rows }: { readonly rows: readonly LedgerRow[] }) {
  const [shown, setShown] = useState(FEW);
  return (
    <>
      <DataTable
        className="table ledger"
        columns={COLUMNS}
        rows={rows.slice(0, shown)}
        rowId={({ id }) => id}
      />
      {rows.length > shown && (
        <Button kind="quiet" onClick={() => setShown(shown + FEW * 4)}>
          Show earlier entries
        </Button>
      )}
    </>
  );
}

function What({ row: { type, status, description } }: { readonly row: LedgerRow }) {
  return (
    <>
      {activityText(type)}
      {status === 'CANCELED' && <span className="tag">Taken back</span>}
      {status === 'CORRECTED' && <span className="tag">Corrected</span>}
      <span className="fine block">{description}</span>
    </>
  );
}
