import { lazy, Suspense, useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { portfolioTrades } from '../../generated/documents.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { type Portfolio, takesTrades } from './portfolio-types.ts';
import { TradeRow } from './trade-row.tsx';

const TradeForm = lazy(() => import('./trade-form.tsx'));

const FEW = 25;
const MAX_ROWS = 500;

/** The trades of a portfolio: to confirm, record, change and delete. */
export function TradesCard({ portfolio }: { readonly portfolio: Portfolio }) {
  const [isAdding, setAdding] = useState(false);
  const [limit, setLimit] = useState(FEW);
  const load = useAnswer(
    portfolioTrades,
    { params: { portfolioIds: [portfolio.id], limit } },
    { pick: (data) => data.getRelayTrades },
  );
  const isOpen = takesTrades(portfolio);
  return (
    <Card
      title="Trades"
      aside={
        isOpen &&
        !isAdding && (
          <Button kind="quiet" onClick={() => setAdding(true)}>
            Record a trade
          </Button>
        )
      }
    >
      {!isOpen && <p className="fine">They follow the account; nothing is recorded by hand.</p>}
      {isAdding && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <TradeForm portfolio={portfolio} trade={null} close={() => setAdding(false)} />
        </Suspense>
      )}
      <Loaded load={load} lines={4}>
        {({ nodes, nextCursor }) => (
          <>
            {nodes.length === 0 && <Empty title="No trades">Nothing is recorded yet.</Empty>}
            <ul className="rows">
              {nodes.map((trade) => (
                <TradeRow key={trade.id} trade={trade} portfolio={portfolio} />
              ))}
            </ul>
            {nextCursor !== null && limit < MAX_ROWS && (
              <Button kind="quiet" onClick={() => setLimit(MAX_ROWS)}>
                Show earlier ones
              </Button>
            )}
            {nextCursor !== null && limit === MAX_ROWS && (
              <p className="fine">Earlier ones are not listed.</p>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
