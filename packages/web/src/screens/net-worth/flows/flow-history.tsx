import type { PastRange } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { useAnswer } from '../../../api/use-answer.ts';
import { flowHistory } from '../../../generated/documents.ts';
import type { ChartPoint } from '../../../parts/charts/chart-geometry.ts';
import { LineChart } from '../../../parts/charts/line-chart.tsx';
import { SpanChoice } from '../../../parts/charts/span-choice.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import { dayText, moneyText, monthText, shortMoneyText } from '../../../parts/text/format.ts';

const SPANS = [
  ['Y1', 'Year'],
  ['Y3', '3 years'],
  ['ALL', 'All'],
] as const satisfies readonly (readonly [PastRange, string])[];

/** What was left of each month, over time. */
export function FlowHistory() {
  const [span, setSpan] = useState<PastRange>('Y1');
  const load = useAnswer(flowHistory, { incomes: { range: span }, expenses: { range: span } });
  return (
    <>
      <SpanChoice spans={SPANS} span={span} choose={setSpan} />
      <Loaded load={load} lines={6}>
        {({ incomes, expenses }) => (
          <LineChart
            label="Saved each month"
            points={leftOver(incomes.nodes, expenses.nodes)}
            xText={dayText}
            xTick={monthText}
            yText={(y) => moneyText(y.toFixed(2), incomes.currency)}
            tickText={(y) => shortMoneyText(y, incomes.currency)}
            startsAtZero
          />
        )}
      </Loaded>
    </>
  );
}

interface FlowPoint {
  readonly date: string;
  readonly monthlyAmount: string;
}

/** Both histories have the same days, but may begin on different ones. A picture, not an account. */
function leftOver(
  incomes: readonly FlowPoint[],
  expenses: readonly FlowPoint[],
): readonly ChartPoint[] {
  const sums = new Map<string, number>();
  const add = ({ date, monthlyAmount }: FlowPoint, sign: 1 | -1) =>
    sums.set(date, (sums.get(date) ?? 0) + sign * Number(monthlyAmount));
  for (const point of incomes) add(point, 1);
  for (const point of expenses) add(point, -1);
  const days = [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
  return days.map(([date, y]) => ({ x: Date.parse(`${date}T12:00`), y }));
}
