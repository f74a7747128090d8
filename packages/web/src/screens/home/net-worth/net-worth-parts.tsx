import { useState } from 'react';
import { useAnswer } from '../../../api/use-answer.ts';
import { netWorthParts } from '../../../generated/documents.ts';
import { Loaded } from '../../../parts/loaded.tsx';
import { DataTable } from '../../../parts/tables/data-table.tsx';
import { moneyText } from '../../../parts/text/format.ts';
import { categoryText } from '../../../parts/worth/category-words.ts';

/** More rows than a person reads; what is left is counted. */
const MAX_ROWS = 100;

/** Every single thing in the net worth, read once it is asked for. */
export function NetWorthParts() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="parts" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>What is in it</summary>
      {isOpen && <PartLists />}
    </details>
  );
}

function PartLists() {
  const load = useAnswer(netWorthParts, {}, { pick: (data) => data.netWorthDashboard });
  return (
    <Loaded load={load} lines={4}>
      {({ assets, liabilities, currency }) => (
        <>
          <PartTable
            title="You own"
            currency={currency}
            parts={assets.map(({ id, name, category, valueInDisplayCurrency, stale }) => ({
              id,
              name,
              kind: category,
              amount: valueInDisplayCurrency,
              stale,
            }))}
          />
          <PartTable
            title="You owe"
            currency={currency}
            parts={liabilities.map(({ id, name, kind, balanceInDisplayCurrency }) => ({
              id,
              name,
              kind,
              amount: balanceInDisplayCurrency,
              stale: false,
            }))}
          />
        </>
      )}
    </Loaded>
  );
}

interface Part {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** Null where no price or exchange rate is known. */
  readonly amount: string | null;
  readonly stale: boolean;
}

interface PartTableProps {
  readonly title: string;
  readonly currency: string;
  readonly parts: readonly Part[];
}

function PartTable({ title, currency, parts }: PartTableProps) {
  if (parts.length === 0) return null;
  return (
    <DataTable
      className="table positions"
      columns={[
        { id: 'name', title, isName: true, cell: nameCell },
        {
          id: 'amount',
          title: currency,
          isNumber: true,
          cell: ({ amount, stale }) => (
            <>
              {amount === null ? 'No price' : moneyText(amount, currency)}
              {stale && <span className="fine stale">Old value</span>}
            </>
          ),
        },
      ]}
      rows={parts.slice(0, MAX_ROWS)}
      rowId={({ id }) => id}
      caption={
        parts.length > MAX_ROWS && (
          <caption className="fine">and {parts.length - MAX_ROWS} more</caption>
        )
      }
    />
  );
}

function nameCell({ name, kind }: Part) {
  return (
    <>
      <span>{name}</span>
      {categoryText(kind) !== name && <span className="fine">{categoryText(kind)}</span>}
    </>
  );
}
