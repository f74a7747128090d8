import { useState } from 'react';
import { useAnswer } from '../../../api/use-answer.ts';
import { type DebtBookQuery, debtBook } from '../../../generated/documents.ts';
import { Loaded } from '../../../parts/loaded.tsx';
import { DataTable } from '../../../parts/tables/data-table.tsx';
import { dateText, moneyText, plainName } from '../../../parts/text/format.ts';
import type { Debt } from '../worth-types.ts';

type Book = DebtBookQuery['netWorthLiabilities'][number];

/** Payments to come that are listed: two years of monthly ones. */
const MAX_PAYMENTS = 24;

/** What was booked on a debt and what is to be paid, read once it is asked for. */
export function DebtBook({ debt }: { readonly debt: Debt }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="parts" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Payments</summary>
      {isOpen && <Books debt={debt} />}
    </details>
  );
}

function Books({ debt: { id, currency, name } }: { readonly debt: Debt }) {
  const load = useAnswer(
    debtBook,
    { params: { ids: [id], includeEnded: true } },
    { pick: (data) => data.netWorthLiabilities[0] ?? null },
  );
  return (
    <Loaded load={load}>
      {(book) =>
        book !== null && (
          <>
            <Schedule schedule={book.schedule} currency={currency} name={name} />
            <Bookings book={book} currency={currency} name={name} />
          </>
        )
      }
    </Loaded>
  );
}

interface ScheduleProps {
  readonly schedule: Book['schedule'];
  readonly currency: string;
  readonly name: string;
}

function Schedule({ schedule, currency, name }: ScheduleProps) {
  if (schedule.length === 0) {
    return (
      <p className="fine">
        With an interest rate and a repayment, the payments to come are listed here.
      </p>
    );
  }
  const money = (amount: string) => moneyText(amount, currency);
  return (
    <>
      <DataTable
        className="table"
        caption={<caption className="unseen">Payments to come on {name}</caption>}
        columns={[
          { id: 'date', title: 'To be paid', isName: true, cell: ({ date }) => dateText(date) },
          { id: 'payment', title: 'Payment', isNumber: true, cell: (row) => money(row.payment) },
          { id: 'interest', title: 'Interest', isNumber: true, cell: (row) => money(row.interest) },
          { id: 'balance', title: 'Left', isNumber: true, cell: (row) => money(row.balance) },
        ]}
        rows={schedule.slice(0, MAX_PAYMENTS)}
        rowId={({ date }) => date}
      />
      {schedule.length > MAX_PAYMENTS && (
        <p className="fine">and {schedule.length - MAX_PAYMENTS} more payments</p>
      )}
    </>
  );
}

interface BookingsProps {
  readonly book: Book;
  readonly currency: string;
  readonly name: string;
}

function Bookings({ book: { trades }, currency, name }: BookingsProps) {
  return (
    <>
      <DataTable
        className="table things"
        caption={<caption className="unseen">Payments of {name}</caption>}
        columns={[
          {
            id: 'what',
            title: 'Recorded',
            isName: true,
            cell: ({ type, date, note }) => (
              <>
                <span>{plainName(type)}</span>
                <span className="fine">
                  {dateText(date)}
                  {note !== null && ` · ${note}`}
                </span>
              </>
            ),
          },
          {
            id: 'amount',
            title: 'Amount',
            isNumber: true,
            cell: ({ amount }) => moneyText(amount, currency),
          },
        ]}
        rows={trades.nodes}
        rowId={({ id }) => id}
      />
      {trades.nextCursor !== null && <p className="fine">Earlier ones are not listed.</p>}
    </>
  );
}
