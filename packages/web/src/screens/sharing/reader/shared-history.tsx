import { sharedNetWorthAssetHistory } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { useAnswer } from '../../../api/use-answer.ts';
import { Card } from '../../../parts/card.tsx';
import { SpanChoice } from '../../../parts/charts/span-choice.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import { SharedLine } from './shared-line.tsx';

const SPANS = [
  ['M1', 'Month'],
  ['Y1', 'Year'],
  ['Y5', '5 years'],
] as const;

const STEP = { M1: 'DAY_1', Y1: 'DAY_1', Y5: 'WEEK_1' } as const;

interface SharedHistoryProps {
  readonly token: string;
  readonly passcode: string;
}

/** What the assets were worth over time, as far as the link shows it. */
export function SharedHistory({ token, passcode }: SharedHistoryProps) {
  const [span, setSpan] = useState<keyof typeof STEP>('Y1');
  const opens = passcode === '' ? { token } : { token, passcode };
  const params = { ...opens, range: span, timeframe: STEP[span] };
  const load = useAnswer(
    sharedNetWorthAssetHistory,
    { params },
    { stays: true, pick: (answer) => answer.sharedNetWorthAssetHistory },
  );
  return (
    <Card title="Over time" aside={<SpanChoice spans={SPANS} span={span} choose={setSpan} />}>
      <Loaded load={load} lines={6}>
        {({ nodes, currency }) => <SharedLine points={nodes} currency={currency} />}
      </Loaded>
    </Card>
  );
}
