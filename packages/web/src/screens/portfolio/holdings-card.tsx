import { useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { holdingLots, portfolioHoldings } from '../../generated/documents.ts';
import { Card } from '../../parts/card.tsx';
import { Change } from '../../parts/change.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { DataTable } from '../../parts/tables/data-table.tsx';
import {
  dateText,
  moneyText,
  priceText,
  quantityText,
  shareText,
} from '../../parts/text/format.ts';
import { Link } from '../../shell/link.tsx';
import type { Holding, Portfolio } from './portfolio-types.ts';

/** What the portfolio holds itself, each with its purchases. */
export function HoldingsCard({ portfolio: { id } }: { readonly portfolio: Portfolio }) {
  const load = useAnswer(
    portfolioHoldings,
    { params: { ids: [id] } },
    { pick: (data) => data.getPortfolios[0]?.holdings ?? [] },
  );
  return (
    <Card title="Holdings">
      <Loaded load={load} lines={4}>
        {(holdings) =>
          holdings.length === 0 ? (
            <Empty title="No holdings yet">
              Record a purchase below, or import a file of your broker.
            </Empty>
          ) : (
            <ul className="rows">
              {holdings.map((holding) => (
                <HoldingRow key={holding.id} holding={holding} portfolioId={id} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

interface HoldingRowProps {
  readonly holding: Holding;
  readonly portfolioId: string;
}

function HoldingRow({ holding, portfolioId }: HoldingRowProps) {
  const { instrument, quantity, averageCost, price, value, currency, gain, stale } = holding;
  const { ownershipPercent } = holding;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="row">
      <div className="row-head">
        <h3>
          <Link href={`/instruments/${instrument.id}`}>{instrument.name}</Link>
        </h3>
        <span className="number">{value === null ? 'No price' : moneyText(value, currency)}</span>
      </div>
      <p className="fine">
        {quantityText(quantity)} at {priceText(averageCost, currency)}
        {price !== null && `, now ${priceText(price, currency)}`}
        {stale && ' (price out of date)'}
        {ownershipPercent !== '100' && ` · you own ${shareText(ownershipPercent)}`}
      </p>
      {gain !== null && (
        <p>
          <Change amount={gain.total} currency={gain.currency} percent={gain.totalPercent} />
        </p>
      )}
      <details className="parts" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Lots</summary>
        {isOpen && <Lots holding={holding} portfolioId={portfolioId} />}
      </details>
    </li>
  );
}

function Lots({ holding: { id, currency, instrument }, portfolioId }: HoldingRowProps) {
  const load = useAnswer(
    holdingLots,
    { params: { ids: [portfolioId] } },
    {
      pick: (data) => data.getPortfolios[0]?.holdings.find((one) => one.id === id)?.lots ?? [],
    },
  );
  return (
    <Loaded load={load}>
      {(lots) => (
        <DataTable
          className="table"
          caption={<caption className="unseen">Lots of {instrument.name}</caption>}
          columns={[
            { id: 'on', title: 'Bought', isName: true, cell: ({ tradedOn }) => dateText(tradedOn) },
            {
              id: 'left',
              title: 'Quantity left',
              isNumber: true,
              cell: (lot) =>
                lot.remainingQuantity === lot.quantity
                  ? quantityText(lot.quantity)
                  : `${quantityText(lot.remainingQuantity)} of ${quantityText(lot.quantity)}`,
            },
            {
              id: 'cost',
              title: 'Unit cost',
              isNumber: true,
              cell: ({ unitCost }) => priceText(unitCost, currency),
            },
          ]}
          rows={lots}
          rowId={({ tradeId }) => tradeId}
        />
      )}
    </Loaded>
  );
}
