import { useAnswer } from '../../api/use-answer.ts';
import { type HoldingGainsQuery, heldThings, holdingGains } from '../../generated/documents.ts';
import { Card } from '../../parts/card.tsx';
import { Change } from '../../parts/change.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { moneyText, percentText, quantityText, shareText } from '../../parts/text/format.ts';
import { Link } from '../../shell/link.tsx';
import { EndHolding } from './end-holding.tsx';
import type { HeldThing, Instrument } from './instrument-types.ts';

/** What the person holds of it, wherever that is. */
export function HeldCard({ instrument: { id, kind } }: { readonly instrument: Instrument }) {
  const load = useAnswer(heldThings, {}, { pick: ({ netWorthAssets }) => netWorthAssets });
  const { data: portfolios } = useAnswer(holdingGains, {}, { pick: (data) => data.getPortfolios });
  const portfolioOf = (thing: HeldThing) =>
    portfolios?.find((portfolio) => portfolio.id === thing.portfolioId) ?? null;
  return (
    <Card title="What you hold">
      <Loaded load={load}>
        {(things) => {
          const held = things.filter(({ instrumentId }) => instrumentId === id);
          return held.length === 0 ? (
            <Empty title="Not held">You do not hold it now.</Empty>
          ) : (
            <ul className="rows">
              {held.map((thing) => (
                <li key={thing.id} className="row">
                  <Held thing={thing} portfolio={portfolioOf(thing)} />
                  {kind === 'CUSTOM' && <EndHolding thing={thing} />}
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Card>
  );
}

interface HeldProps {
  readonly thing: HeldThing;
  /** The tracked one that holds it. */
  readonly portfolio: HoldingGainsQuery['getPortfolios'][number] | null;
}

function Held({ thing, portfolio }: HeldProps) {
  const { quantity, value, costBasis, currency, ownershipPercent } = thing;
  const gain = portfolio?.holdings.find(({ id }) => id === thing.id)?.gain ?? null;
  const rate = gain?.moneyWeightedReturnPercent ?? null;
  return (
    <>
      <div className="row-head">
        <h3>
          {portfolio === null ? (
            <Link href="/">In an account</Link>
          ) : (
            <Link href={`/portfolios/${portfolio.id}`}>{portfolio.name}</Link>
          )}
        </h3>
        <span className="number">{value === null ? 'No price' : moneyText(value, currency)}</span>
      </div>
      <dl className="facts">
        {quantity !== null && (
          <>
            <dt>Quantity</dt>
            <dd>{quantityText(quantity)}</dd>
          </>
        )}
        {ownershipPercent !== '100' && (
          <>
            <dt>Your share</dt>
            <dd>{shareText(ownershipPercent)}</dd>
          </>
        )}
        {costBasis !== null && (
          <>
            <dt>Cost</dt>
            <dd>{moneyText(costBasis, currency)}</dd>
          </>
        )}
        {gain !== null && (
          <>
            <dt>Total gain</dt>
            <dd>
              <Change amount={gain.total} currency={gain.currency} percent={gain.totalPercent} />
            </dd>
          </>
        )}
        {rate !== null && (
          <>
            <dt>Return a year (XIRR)</dt>
            <dd>{percentText(rate)}</dd>
          </>
        )}
      </dl>
    </>
  );
}
