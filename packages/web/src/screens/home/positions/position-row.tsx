import type { LivePrice } from '../../../live/price-store.ts';
import { Change } from '../../../parts/change.tsx';
import {
  direction,
  moneyText,
  percentText,
  priceText,
  quantityText,
  timeText,
} from '../../../parts/text/format.ts';
import type { Position } from '../trading-types.ts';
import { valuationOf } from './valuation.ts';

interface PositionRowProps {
  readonly position: Position;
  /** Undefined until one has come. */
  readonly price: LivePrice | undefined;
  /** Whether the list holds several currencies: then each is named. */
  readonly isMixed: boolean;
}

/** One position. Between loads its value follows the live price, to the cent of what is shown. */
export function PositionRow({ position, price, isMixed }: PositionRowProps) {
  const { name, quantity, currency } = position;
  const current = price?.price ?? position.currentPrice;
  const own = valuationOf(position, price);
  return (
    <tr>
      <th scope="row">
        <span className="symbol">{position.symbol}</span>
        <span className="fine">
          {quantityText(quantity)} · {name}
          {isMixed && ` · ${currency}`}
          {position.asset === null && ' · not in our catalogue'}
        </span>
      </th>
      <td className="number">
        {/* A new element with each price, so that its flash begins anew. */}
        <span key={current} className={price ? `flash ${price.move}` : ''}>
          {current === null ? '–' : priceText(current, currency)}
        </span>
        {price?.changePercent != null && (
          <span className={`fine change ${direction(price.changePercent)}`}>
            {percentText(price.changePercent)}
          </span>
        )}
        <Caveat position={position} price={price} />
      </td>
      <td className="number">
        {own === null ? '–' : moneyText(own.value.toFixed(2), currency)}
        <span className="fine">
          {own === null ? (
            'No price known'
          ) : (
            <Change
              amount={own.gain.toFixed(2)}
              currency={currency}
              percent={own.gainPercent === null ? null : String(own.gainPercent)}
            />
          )}
        </span>
      </td>
    </tr>
  );
}

/** What there is to know of a price that is not of this moment. */
function Caveat({ position, price }: Omit<PositionRowProps, 'isMixed'>) {
  const at = price?.at ?? position.priceAsOf;
  if (position.stale && position.currentPrice !== null) {
    return <span className="fine stale">{at === null ? 'Old price' : `Old: ${timeText(at)}`}</span>;
  }
  const quote = position.asset?.quote ?? null;
  if (quote === null) return null;
  if (quote.delayedMinutes === 0) return null;
  return <span className="fine">{quote.delayedMinutes} min late</span>;
}
