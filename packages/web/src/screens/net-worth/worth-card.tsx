import { Card } from '../../parts/card.tsx';
import { Change } from '../../parts/change.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Figure } from '../../parts/figure.tsx';
import { moneyText, timeText } from '../../parts/text/format.ts';
import { Unpriced } from '../../parts/unpriced.tsx';
import { Allocation } from '../../parts/worth/allocation.tsx';
import { NetWorthHistory } from '../../parts/worth/net-worth-history.tsx';
import { Link } from '../../shell/link.tsx';
import { DisplayCurrency } from './display-currency.tsx';
import type { Worth } from './worth-types.ts';

/** The sum of all, how it came about, and what it is made of. */
export function WorthCard({ worth }: { readonly worth: Worth }) {
  const { totals, allocation, currency, asOf, pendingConfirmations } = worth;
  const isEmpty = Number(totals.totalAssets) === 0 && Number(totals.totalLiabilities) === 0;
  return (
    <Card
      title="Your net worth"
      aside={<span className="fine">As of {timeText(asOf)}</span>}
      className="net-worth"
    >
      {isEmpty ? (
        <Empty title="Nothing is recorded yet">
          Start with what you own: a home, savings, a pension. Your accounts here are added
          automatically.
        </Empty>
      ) : (
        <>
          <Figure amount={totals.netWorth} currency={currency} />
          {totals.monthChange !== null && (
            <p>
              <Change
                amount={totals.monthChange}
                currency={currency}
                percent={totals.monthChangePercent}
              />{' '}
              <span className="fine">in a month</span>
            </p>
          )}
          <Unpriced count={totals.unpricedCount} />
          <NetWorthHistory>
            <dl className="sums">
              <div>
                <dt>You own</dt>
                <dd>{moneyText(totals.totalAssets, currency)}</dd>
              </div>
              <div>
                <dt>You owe</dt>
                <dd>{moneyText(totals.totalLiabilities, currency)}</dd>
              </div>
              <div>
                <dt>Available within days</dt>
                <dd>{moneyText(totals.liquidAssets, currency)}</dd>
              </div>
            </dl>
          </NetWorthHistory>
          <Allocation slices={allocation} currency={currency} />
        </>
      )}
      {pendingConfirmations > 0 && (
        <p>
          Waiting for you to confirm: {pendingConfirmations}, in{' '}
          <Link href="/portfolios">your portfolios</Link>, and not counted yet.
        </p>
      )}
      <DisplayCurrency currency={currency} />
    </Card>
  );
}
