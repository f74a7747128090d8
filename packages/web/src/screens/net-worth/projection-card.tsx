import { useState } from 'react';
import { Card } from '../../parts/card.tsx';
import { LineChart } from '../../parts/charts/line-chart.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { roundMoneyText, shortMoneyText } from '../../parts/text/format.ts';
import { growth } from '../../parts/worth/growth.ts';
import type { Worth } from './worth-types.ts';

const MAX_YEARS = 60;
const MAX_PERCENT = 30;
const MONTHS = 12;
const ASSUMED = { years: '20', returnPercent: '4' };

/** Where it leads, if all goes on as it does. A picture, not a promise. */
export default function ProjectionCard({ totals }: Pick<Worth, 'totals'>) {
  const { netWorth, totalAnnualIncome, totalMonthlyExpenses, currency } = totals;
  const usual = Number(totalAnnualIncome) / MONTHS - Number(totalMonthlyExpenses);
  const [saved, setSaved] = useState<string | null>(null);
  const [plan, setPlan] = useState(ASSUMED);
  const years = growth({
    initialAmount: Number(netWorth),
    monthlyContribution: saved === null ? usual : bounded(saved, MAX_MONEY),
    years: Math.max(1, bounded(plan.years, MAX_YEARS)),
    returnPercent: bounded(plan.returnPercent, MAX_PERCENT),
  });
  const last = years.at(-1);
  const now = new Date().getFullYear();
  const money = (value: number) => roundMoneyText(value, currency);
  return (
    <Card title="Projection">
      <div className="pair">
        <Field
          name="saved"
          label="Saved each month"
          type="number"
          step="any"
          inputMode="decimal"
          value={saved ?? usual.toFixed(0)}
          onChange={(event) => setSaved(event.target.value)}
          required
        />
        <Field
          name="returnPercent"
          label="Yearly return, percent"
          type="number"
          step="any"
          inputMode="decimal"
          value={plan.returnPercent}
          onChange={(event) => setPlan({ ...plan, returnPercent: event.target.value })}
          required
        />
        <Field
          name="years"
          label="For how many years"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_YEARS}
          value={plan.years}
          onChange={(event) => setPlan({ ...plan, years: event.target.value })}
          required
        />
      </div>
      {last !== undefined && (
        <p>
          About <strong>{money(last.value)}</strong> by {now + last.year}, of which{' '}
          {money(last.paidIn)} is what you have now and save.
        </p>
      )}
      <LineChart
        label="Net worth by year"
        points={years.map(({ year, value }) => ({ x: now + year, y: value }))}
        xText={(year) => String(Math.round(year))}
        yText={money}
        tickText={(y) => shortMoneyText(y, currency)}
      />
      <p className="fine">Before inflation, at the same return every year. Real returns vary.</p>
    </Card>
  );
}

const MAX_MONEY = 1e12;

function bounded(text: string, most: number): number {
  const value = Number(text);
  return Number.isFinite(value) ? Math.min(Math.max(value, -most), most) : 0;
}
