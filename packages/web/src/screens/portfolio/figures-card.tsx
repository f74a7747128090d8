import { Card } from '../../parts/card.tsx';
import { Change } from '../../parts/change.tsx';
import { Figure } from '../../parts/figure.tsx';
import { moneyText, percentText, shareText } from '../../parts/text/format.ts';
import { Unpriced } from '../../parts/unpriced.tsx';
import { Link } from '../../shell/link.tsx';
import type { Portfolio } from './portfolio-types.ts';
import { ValueHistory } from './value-history.tsx';

/** What it is worth and has earned, with its returns. */
export function FiguresCard({ portfolio }: { readonly portfolio: Portfolio }) {
  const { id, value, currency, gain, unpricedCount, costBasis, children } = portfolio;
  const { timeWeightedReturnPercent, timeWeightedReturnAnnualizedPercent } = gain;
  const returns = [
    ['Time-weighted return (TWR), since the first trade', timeWeightedReturnPercent],
    ['Time-weighted return a year', timeWeightedReturnAnnualizedPercent],
    ['Money-weighted return a year (XIRR)', gain.moneyWeightedReturnPercent],
  ] as const;
  const parts = [
    ['Price gains', gain.capital],
    ['Dividends and other payments', gain.income],
    ['Currency gains', gain.currencyEffect],
    ['Realised gains', gain.realizedGain],
    ['Unrealised gains', gain.unrealizedGain],
  ] as const;
  return (
    <Card title="Value" className="net-worth">
      <Figure amount={value} currency={currency} />
      {Number(gain.total) !== 0 && (
        <p>
          <Change amount={gain.total} currency={gain.currency} percent={gain.totalPercent} />{' '}
          <span className="fine">total gain since the first trade</span>
        </p>
      )}
      {portfolio.ownershipPercent !== '100' && (
        <p className="fine">
          You own {shareText(portfolio.ownershipPercent)} of it: that part counts in your net worth.
        </p>
      )}
      <Unpriced count={unpricedCount} />
      <ValueHistory portfolioId={id} />
      <dl className="facts order-facts">
        <dt>Cost of what is held</dt>
        <dd>{moneyText(costBasis, currency)}</dd>
        {returns.map(
          ([title, percent]) =>
            percent !== null && (
              <Fact key={title} title={title}>
                {percentText(percent)}
              </Fact>
            ),
        )}
        {parts.map(
          ([title, amount]) =>
            Number(amount) !== 0 && (
              <Fact key={title} title={title}>
                {moneyText(amount, currency, true)}
              </Fact>
            ),
        )}
        {Number(gain.fees) !== 0 && (
          <Fact title="Fees, deducted">{moneyText(gain.fees, currency)}</Fact>
        )}
      </dl>
      {children.length > 0 && (
        <ul className="rows">
          {children.map((child) => (
            <li key={child.id} className="row">
              <div className="row-head">
                <Link href={`/portfolios/${child.id}`}>{child.name}</Link>
                <span className="number">{moneyText(child.value, child.currency)}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </>
  );
}
