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

/** A position in the list. Between loads its value follows the live price, to the cent. */
export interface ListedPosition {
  readonly position: Position;
  /** Undefined until one has come. */
  readonly price: LivePrice | undefined;
  /** Whether the list holds several currencies: then each is named. */
  readonly isMixed: boolean;
}

export function AssetCell({ position, isMixed }: ListedPosition) {
  const { name, quantity, currency } = position;
  return (
    <>
      <span className="symbol">{position.symbol}</span>
      <span className="fine">
        {quantityText(quantity)} · {name}
        {isMixed && ` · ${currency}`}
        {position.asset === null && ' · not in our catalogue'}
      </span>
    </>
  );
}

export function PriceCell({ position, price }: ListedPosition) {
  const current = price?.price ?? position.currentPrice;
  return (
    <>
      {/* A new element with each price, so that its flash begins anew. */}
      <span key={current} className={price ? `flash ${price.move}` : ''}>
        {current === null ? '–' : priceText(current, position.currency)}
      </span>
      {price?.changePercent != null && (
        <span className={`fine change ${direction(price.changePercent)}`}>
          {percentText(price.changePercent)}
        </span>
      )}
      <Caveat position={position} price={price} />
    </>
  );
}

export function ValueCell({ position, price }: ListedPosition) {
  const { currency } = position;
  const own = valuationOf(position, price);
  return (
    <>
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
    </>
  );
}

/** What there is to know of a price that is not of this moment. */
function Caveat({ position, price }: Omit<ListedPosition, 'isMixed'>) {
  const at = price?.at ?? position.priceAsOf;
  if (position.stale && position.currentPrice !== null) {
    return <span className="fine stale">{at === null ? 'Old price' : `Old: ${timeText(at)}`}</span>;
  }
  const quote = position.asset?.quote ?? null;
  if (quote === null) return null;
  if (quote.delayedMinutes === 0) return null;
  return <span className="fine">{quote.delayedMinutes} min late</span>;
}
