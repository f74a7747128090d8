import { useAnswer } from '../../api/use-answer.ts';
import { type MarketsQuery, markets, type WatchedFragment } from '../../generated/documents.ts';
import type { LivePrice } from '../../live/price-store.ts';
import { usePrices } from '../../live/use-prices.ts';
import { Card } from '../../parts/card.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { direction, percentText, priceText } from '../../parts/text/format.ts';
import { PriceNotice, PriceState } from './price-state.tsx';

/** A few prices that everybody may see, as they change. */
export function MarketsCard() {
  const load = useAnswer(markets, {}, { pick: assetsOf });
  const watched = load.data ?? [];
  const live = usePrices(watched.map(({ id }) => id));
  return (
    <Card title="Markets" aside={<PriceState live={live} assets={watched} />}>
      <PriceNotice live={live} />
      <Loaded load={load} lines={5}>
        {(assets) => (
          <table className="table positions">
            <caption className="unseen">Markets</caption>
            <tbody>
              {assets.map((asset) => (
                <MarketRow key={asset.id} asset={asset} price={live.prices.get(asset.id)} />
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </Card>
  );
}

interface MarketRowProps {
  readonly asset: WatchedFragment;
  /** Undefined until one has come. */
  readonly price: LivePrice | undefined;
}

function MarketRow({ asset: { symbol, name, currency, quote }, price }: MarketRowProps) {
  const current = price?.price ?? quote?.price ?? null;
  const percent = price?.changePercent ?? quote?.changePercent ?? null;
  return (
    <tr>
      <th scope="row">
        <span className="symbol">{symbol}</span>
        <span className="fine">{name}</span>
      </th>
      <td className="number">
        {/* A new element with each price, so that its flash begins anew. */}
        <span key={current} className={price ? `flash ${price.move}` : ''}>
          {current === null ? '–' : priceText(current, currency)}
        </span>
        {percent !== null && (
          <span className={`fine change ${direction(percent)}`}>{percentText(percent)}</span>
        )}
      </td>
    </tr>
  );
}

function assetsOf(answer: MarketsQuery): readonly WatchedFragment[] {
  return Object.values(answer);
}
