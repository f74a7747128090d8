import { deleteInstrumentPrice } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/dialogs/confirm.tsx';
import { DataTable } from '../../parts/tables/data-table.tsx';
import { dateText, priceText } from '../../parts/text/format.ts';
import { toasts } from '../../parts/toast.ts';
import type { InstrumentPrice } from './instrument-types.ts';

interface ValueRowsProps {
  readonly prices: readonly InstrumentPrice[];
  readonly currency: string;
}

/** The recorded values, the latest first. */
export function ValueRows({ prices, currency }: ValueRowsProps) {
  const [leaving, setLeaving] = useState<InstrumentPrice | null>(null);
  const remove = async () => {
    if (leaving === null) return;
    await perform(deleteInstrumentPrice, { params: { id: leaving.id } });
    toasts.show('The value is deleted.');
  };
  return (
    <>
      <DataTable
        className="table things"
        caption={<caption className="unseen">Recorded values</caption>}
        columns={[
          {
            id: 'date',
            title: 'Day',
            isName: true,
            cell: ({ date, note }) => (
              <>
                <span>{dateText(date)}</span>
                {note !== null && <span className="fine">{note}</span>}
              </>
            ),
          },
          {
            id: 'price',
            title: 'Value',
            isNumber: true,
            cell: ({ price }) => priceText(price, currency),
          },
          {
            id: 'delete',
            title: <span className="unseen">Delete</span>,
            isNumber: true,
            cell: (price) => (
              <Button
                kind="quiet"
                aria-label={`Delete the value of ${dateText(price.date)}`}
                onClick={() => setLeaving(price)}
              >
                Delete
              </Button>
            ),
          },
        ]}
        rows={prices}
        rowId={({ id }) => id}
      />
      <Confirm
        isOpen={leaving !== null}
        title="Delete this value?"
        yes="Delete"
        work={remove}
        close={() => setLeaving(null)}
      >
        <p>The value before it counts instead, and the history is recalculated.</p>
      </Confirm>
    </>
  );
}
