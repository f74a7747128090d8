import { useAnswer } from '../../api/use-answer.ts';
import { heldThings, portfolioNames } from '../../generated/documents.ts';
import { Card } from '../../parts/card.tsx';
import { Change } from '../../parts/change.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { moneyText, percentText, quantityText, shareText } from '../../parts/text/format.ts';
import { EndHolding } from './end-holding.tsx';
import type { HeldThing, Instrument } from './instrument-types.ts';

/** What the person holds of it, wherever that is. */
export function HeldCard({ instrument: { id, kind } }: { readonly instrument: Instrument }) {
  const load = useAnswer(heldThings, {}, { pick: ({ netWorthAssets }) => netWorthAssets });
  const names = useAnswer(portfolioNames, {}, { pick: ({ getPortfolios }) => getPortfolios });
  const nameOf = (portfolioId: string | null) =>
    names.data?.find((portfolio) => portfolio.id === portfolioId)?.name ?? null;
  return (
    <Card title="What you hold">
      <Loaded load={load}>
        {(things) => {
          const held = things.filter(({ instrumentId }) => instrumentId === id);
          return held.length === 0 ? (
            <Empty title="Nothing">You hold none of it now.</Empty>
          ) : (
            <ul className="rows">
              {held.map((thing) => (
                <li key={thing.id} className="row">
                  <Held thing={thing} place={placeOf(thing, nameOf)} />
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

function placeOf(
  { portfolioId, brokerAccountId }: HeldThing,
  nameOf: (portfolioId: string | null) => string | null,
): string {
  return nameOf(portfolioId) ?? (brokerAccountId === null ? 'In your net worth' : 'In an account');
}

interface HeldProps {
  readonly thing: HeldThing;
  readonly place: string;
}

function Held({ thing, place }: HeldProps) {
  const { quantity, value, costBasis, currency, ownershipPercent, gain } = thing;
  const rate = gain?.moneyWeightedReturnPercent ?? null;
  return (
    <>
      <div className="row-head">
        <h3>{place}</h3>
        <span className="number">{value === null ? 'No price' : moneyText(value, currency)}</span>
      </div>
      <dl className="facts">
        {quantity !== null && (
          <>
            <dt>How much</dt>
            <dd>{quantityText(quantity)}</dd>
          </>
        )}
        {ownershipPercent !== '100' && (
          <>
            <dt>Your part</dt>
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
            <dt>Earned</dt>
            <dd>
              <Change amount={gain.total} currency={gain.currency} percent={gain.totalPercent} />
            </dd>
          </>
        )}
        {rate !== null && (
          <>
            <dt>A year</dt>
            <dd>{percentText(rate)}</dd>
          </>
        )}
      </dl>
    </>
  );
}
