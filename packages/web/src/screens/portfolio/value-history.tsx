import type { PastRange } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { portfolioValueHistory } from '../../generated/documents.ts';
import { LineChart } from '../../parts/charts/line-chart.tsx';
import { SpanChoice } from '../../parts/charts/span-choice.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { dayText, moneyText, monthText, shortMoneyText } from '../../parts/text/format.ts';
import { usePerson } from '../../session/session.ts';

const SPANS = [
  ['M1', 'Month'],
  ['Y1', 'Year'],
  ['Y5', '5 years'],
  ['ALL', 'All'],
] as const satisfies readonly (readonly [PastRange, string])[];

type Span = (typeof SPANS)[number][0];

const STEP = { M1: 'DAY_1', Y1: 'DAY_1', Y5: 'WEEK_1', ALL: 'MONTH_1' } as const;

/** What the person's part of it was worth over time, in the display currency. */
export function ValueHistory({ portfolioId }: { readonly portfolioId: string }) {
  const { preferences } = usePerson().account;
  const [span, setSpan] = useState<Span>('Y1');
  const load = useAnswer(
    portfolioValueHistory,
    { params: { portfolioId, range: span, timeframe: STEP[span] } },
    { pick: (data) => data.netWorthAssetHistory },
  );
  return (
    <>
      <SpanChoice spans={SPANS} span={span} choose={setSpan} />
      <Loaded load={load} lines={6}>
        {({ nodes, currency }) => (
          <LineChart
            label={`Your part over time, ${currency}`}
            points={nodes.map(({ date, value }) => ({
              x: Date.parse(`${date}T12:00`),
              y: Number(value),
            }))}
            xText={dayText}
            xTick={monthText}
            yText={(y) => moneyText(y.toFixed(2), currency)}
            tickText={(y) => shortMoneyText(y, currency)}
            startsAtZero={preferences.chartStartAtZero}
          />
        )}
      </Loaded>
    </>
  );
}
