import { lazy, Suspense, useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { portfolioDividends } from '../../generated/documents.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { DividendRow } from './dividend-row.tsx';
import { type Portfolio, takesTrades } from './portfolio-types.ts';

const DividendForm = lazy(() => import('./dividend-form.tsx'));

const FEW = 12;
const MAX_ROWS = 500;

/** Dividends, rent and interest that holdings paid, and those that wait for the person. */
export function DividendsCard({ portfolio }: { readonly portfolio: Portfolio }) {
  const [isAdding, setAdding] = useState(false);
  const [limit, setLimit] = useState(FEW);
  const load = useAnswer(
    portfolioDividends,
    { params: { portfolioIds: [portfolio.id], limit } },
    { pick: (data) => data.netWorthAssetDividends },
  );
  const isOpen = takesTrades(portfolio);
  return (
    <Card
      title="Dividends"
      aside={
        isOpen &&
        !isAdding && (
          <Button kind="quiet" onClick={() => setAdding(true)}>
            Record a dividend
          </Button>
        )
      }
    >
      {isAdding && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <DividendForm portfolio={portfolio} close={() => setAdding(false)} />
        </Suspense>
      )}
      <Loaded load={load}>
        {({ nodes, nextCursor }) => (
          <>
            {nodes.length === 0 && (
              <Empty title="No dividends yet">
                Dividends of listed shares and funds that you hold are suggested here for you to
                confirm.
              </Empty>
            )}
            <ul className="rows">
              {nodes.map((dividend) => (
                <DividendRow key={dividend.id} dividend={dividend} canDecide={isOpen} />
              ))}
            </ul>
            {nextCursor !== null && limit < MAX_ROWS && (
              <Button kind="quiet" onClick={() => setLimit(MAX_ROWS)}>
                Show earlier ones
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
