import { Fragment, useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { type PortfolioGainsQuery, portfolioGains } from '../../generated/documents.ts';
import { Card } from '../../parts/card.tsx';
import { Change } from '../../parts/change.tsx';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { dateText, moneyText } from '../../parts/text/format.ts';
import { Unpriced } from '../../parts/unpriced.tsx';
import type { Portfolio } from './portfolio-types.ts';
import { taxYears } from './tax-years.ts';

/** What was gained in a financial year, in all and by holding. */
export function TaxYearCard({ portfolio }: { readonly portfolio: Portfolio }) {
  const { id, financialYearEnd } = portfolio;
  const years = taxYears(financialYearEnd, new Date());
  const [at, setAt] = useState('0');
  const year = years[Number(at)] ?? years[0];
  const load = useAnswer(
    portfolioGains,
    { params: { ids: [id] }, between: { from: year.from, to: year.to } },
    { pick: (data) => data.getPortfolios[0] ?? null },
  );
  return (
    <Card title="Gains by tax year">
      <SelectField
        name="year"
        label="Tax year"
        options={years.map(({ to }, index) => [String(index), `Year to ${dateText(to)}`])}
        value={at}
        onChange={(event) => setAt(event.target.value)}
      />
      <Loaded load={load}>
        {(found) =>
          found !== null && <Earned gains={found.gainBetween} holdings={found.holdings} />
        }
      </Loaded>
    </Card>
  );
}

type Gains = PortfolioGainsQuery['getPortfolios'][number];

interface EarnedProps {
  readonly gains: Gains['gainBetween'];
  readonly holdings: Gains['holdings'];
}

function Earned({ gains, holdings }: EarnedProps) {
  const { gain, gainPercent, startValue, endValue, cashflow, income, currency } = gains;
  const rows = [
    ['Value at the start', startValue],
    ['Purchases less sales', cashflow],
    ['Dividends and other income', income],
    ['Value at the end', endValue],
  ] as const;
  const earned = holdings.filter((holding) => Number(holding.gainBetween.gain) !== 0);
  return (
    <>
      {gain === null ? (
        <p className="fine">
          Not known: a price or an exchange rate of the first or last day is missing.
        </p>
      ) : (
        <p>
          <span className="fine">Total gain</span>{' '}
          <Change amount={gain} currency={currency} percent={gainPercent} />
        </p>
      )}
      <Unpriced count={gains.unpricedCount} />
      <dl className="facts order-facts">
        {rows.map(
          ([title, amount]) =>
            amount !== null && (
              <Fragment key={title}>
                <dt>{title}</dt>
                <dd>{moneyText(amount, currency)}</dd>
              </Fragment>
            ),
        )}
      </dl>
      {earned.length > 0 && (
        <ul className="rows">
          {earned.map(({ id, instrument, gainBetween }) => (
            <li key={id} className="row">
              <div className="row-head">
                <span>{instrument.name}</span>
                {gainBetween.gain !== null && (
                  <Change
                    amount={gainBetween.gain}
                    currency={gainBetween.currency}
                    percent={gainBetween.gainPercent}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
