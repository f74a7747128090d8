import type { PastRange } from '@investing-platform/schema/operations';
import { type ReactNode, useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { netWorthHistory } from '../../generated/documents.ts';
import { usePerson } from '../../session/session.ts';
import { LineChart } from '../charts/line-chart.tsx';
import { SpanChoice } from '../charts/span-choice.tsx';
import { Loaded } from '../loaded.tsx';
import { dayText, moneyText, monthText, shortDayText, shortMoneyText } from '../text/format.ts';
import { historyPoints, noonOf, wholeStepText } from './history-steps.ts';

const SPANS = [
  ['M1', 'Month'],
  ['Y1', 'Year'],
  ['Y5', '5 years'],
  ['ALL', 'All'],
] as const satisfies readonly (readonly [PastRange, string])[];

type Span = (typeof SPANS)[number][0];

/** Steps of about one for each place that a line on a screen can tell apart. */
const STEP = { M1: 'DAY_1', Y1: 'DAY_1', Y5: 'WEEK_1', ALL: 'MONTH_1' } as const satisfies Record<
  Span,
  string
>;

interface NetWorthHistoryProps {
  /** What stands across from the choice of the span. */
  readonly children: ReactNode;
}

/** What the person was worth over time, in the display currency. */
export function NetWorthHistory({ children }: NetWorthHistoryProps) {
  const { preferences } = usePerson().account;
  const [span, setSpan] = useState<Span>('Y1');
  const params = { range: span, timeframe: STEP[span] };
  const load = useAnswer(
    netWorthHistory,
    { params },
    {
      pick: ({ netWorthAssetHistory: { nodes, currency } }) => ({
        nodes: nodes.map((node) => ({ ...node, at: noonOf(node.date) })),
        currency,
      }),
    },
  );
  return (
    <>
      <div className="chart-choice">
        {children}
        <SpanChoice spans={SPANS} span={span} choose={setSpan} />
      </div>
      <Loaded load={load} lines={6}>
        {({ nodes, currency }) => (
          <LineChart
            label="Net worth over time"
            points={historyPoints(nodes, currency)}
            note={wholeStepText(nodes, currency)}
            xText={dayText}
            xTick={span === 'M1' ? shortDayText : monthText}
            yText={(y) => moneyText(y.toFixed(2), currency)}
            tickText={(y) => shortMoneyText(y, currency)}
            startsAtZero={preferences.chartStartAtZero}
          />
        )}
      </Loaded>
    </>
  );
}
