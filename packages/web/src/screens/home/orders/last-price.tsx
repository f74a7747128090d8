import {
  direction,
  percentText,
  priceText,
  sessionText,
  timeText,
} from '../../../parts/text/format.ts';
import type { Asset } from '../trading-types.ts';

/** What the asset trades at, and where the price comes from. */
export function LastPrice({ asset: { currency, quote } }: { readonly asset: Asset }) {
  if (quote === null) return <p className="last-price fine">No price is known.</p>;
  const { price, changePercent, session, delayedMinutes, stale, asOf } = quote;
  return (
    <p className="last-price number">
      <strong>
        {priceText(price, currency)} <span className="code">{currency}</span>
      </strong>
      {changePercent !== null && (
        <span className={`change ${direction(changePercent)}`}>{percentText(changePercent)}</span>
      )}
      <span className="fine">
        {sessionText(session)}
        {delayedMinutes > 0 && `, ${delayedMinutes} min late`}
        {stale && `, as of ${timeText(asOf)}`}
      </span>
    </p>
  );
}
