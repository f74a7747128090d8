import { useState } from 'react';
import { Card } from '../../parts/card.tsx';
import { LineChart } from '../../parts/charts/line-chart.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Heading } from '../../parts/heading.tsx';
import { growth, type Plan } from '../../parts/worth/growth.ts';
import { useSearch } from '../../session/use-search.ts';

const MONEY = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });

/** What regular investing may come to. Nothing of it leaves the page. */
export default function Calculator() {
  const search = useSearch();
  const [plan, setPlan] = useState(() => planOf(search));
  const years = growth(plan);
  const last = years.at(-1) ?? { value: 0, paidIn: 0 };
  const field = (name: keyof Plan, label: string, max: number) => (
    <Field
      name={name}
      label={label}
      type="number"
      inputMode="decimal"
      min={0}
      max={max}
      value={plan[name]}
      onChange={(event) => setPlan({ ...plan, [name]: bounded(event.target.value, max) })}
      required
    />
  );
  return (
    <>
      <Heading lead="What regular investing could grow to at the same return every year. Real returns vary.">
        Investment calculator
      </Heading>
      <div className="panel">
        <div className="pair">
          {field('initialAmount', 'To begin with', MAX_MONEY)}
          {field('monthlyContribution', 'Every month', MAX_MONEY)}
          {field('years', 'For how many years', MAX_YEARS)}
          {field('returnPercent', 'Yearly return, percent', MAX_PERCENT)}
        </div>
      </div>
      <Card title={`After ${plan.years} years`}>
        <p className="figure">{MONEY.format(last.value)}</p>
        <p className="fine">
          {MONEY.format(last.paidIn)} paid in, {MONEY.format(last.value - last.paidIn)} gained
        </p>
        <LineChart
          label="Value by year"
          points={years.map(({ year, value }) => ({ x: year, y: value }))}
          xText={(year) => `Year ${Math.round(year)}`}
          yText={(value) => MONEY.format(value)}
          startsAtZero
        />
      </Card>
    </>
  );
}

const MAX_MONEY = 1e9;
const MAX_YEARS = 80;
const MAX_PERCENT = 100;

function planOf(search: URLSearchParams): Plan {
  return {
    initialAmount: bounded(search.get('initialAmount') ?? '1000', MAX_MONEY),
    monthlyContribution: bounded(search.get('monthlyContribution') ?? '200', MAX_MONEY),
    years: Math.round(bounded(search.get('years') ?? '20', MAX_YEARS)),
    returnPercent: bounded(search.get('returnPercent') ?? '5', MAX_PERCENT),
  };
}

function bounded(text: string, max: number): number {
  const value = Number(text);
  return Number.isFinite(value) ? Math.min(Math.max(value, 0), max) : 0;
}
