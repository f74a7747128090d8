import type { LivePrice } from '../../live/price-store.ts';
import { Change } from '../../parts/change.tsx';
import { direction, moneyText, percentText, priceText, quantityText } from '../../parts/format.ts';
import type { Position } from './trading-types.ts';

interface PositionRowProps {
  readonly position: Position;
  /** Undefined until one has come. */
  readonly price: LivePrice | undefined;
}

/** One position. Between loads its value follows the live price, to the cent of what is shown. */
export function PositionRow({ position, price }: PositionRowProps) {
  const { asset, quantity, currency, costBasis } = position;
  const current = price?.price ?? position.currentPrice;
  const value = price ? Number(quantity) * Number(price.price) : Number(position.marketValue);
  const gain = value - Number(costBasis);
  const gainPercent = Number(costBasis) > 0 ? String((gain / Number(costBasis)) * 100) : null;
  return (
    <tr>
      <th scope="row">
        <span className="symbol">{position.symbol}</span>
        <span className="fine">
          {quantityText(quantity)} · {asset.name}
        </span>
      </th>
      <td className="number">
        {/* A new element with each price, so that its flash begins anew. */}
        <span key={current} className={price ? `flash ${price.move}` : ''}>
          {priceText(current, currency)}
        </span>
        {price?.changePercent != null && (
          <span className={`fine change ${direction(price.changePercent)}`}>
            {percentText(price.changePercent)}
          </span>
        )}
      </td>
      <td className="number">
        {moneyText(value.toFixed(2), currency)}
        <span className="fine">
          <Change amount={gain.toFixed(2)} currency={currency} percent={gainPercent} />
        </span>
      </td>
    </tr>
  );
}
