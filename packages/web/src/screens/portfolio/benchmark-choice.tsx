import type { PastRange } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { benchmarkReturn, benchmarks } from '../../generated/documents.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { percentText } from '../../parts/text/format.ts';

interface BenchmarkChoiceProps {
  readonly span: PastRange;
  /** The portfolio's own time-weighted return in the span; null where it is not known. */
  readonly ownPercent: string | null;
}

/** How the portfolio did in the span, beside what the market did in the same time. */
export function BenchmarkChoice({ span, ownPercent }: BenchmarkChoiceProps) {
  const [assetId, setAssetId] = useState('');
  const load = useAnswer(benchmarks, {}, { stays: true });
  const known = Object.values(load.data ?? {}).filter((asset) => typeof asset === 'object');
  const chosen = known.find(({ id }) => id === assetId);
  return (
    <div>
      <SelectField
        name="benchmark"
        label="Compare with"
        options={[['', 'Nothing'], ...known.map(({ id, name }) => [id, name] as const)]}
        value={assetId}
        onChange={(event) => setAssetId(event.target.value)}
      />
      <dl className="facts order-facts">
        <dt>Time-weighted return in this period</dt>
        <dd>{ownPercent === null ? 'Not known' : percentText(ownPercent)}</dd>
        {chosen !== undefined && <Compared span={span} {...chosen} />}
      </dl>
    </div>
  );
}

interface ComparedProps {
  readonly span: PastRange;
  readonly id: string;
  readonly symbol: string;
  readonly currency: string;
}

function Compared({ span, id, symbol, currency }: ComparedProps) {
  const load = useAnswer(
    benchmarkReturn,
    { params: { assetId: id, ranges: [span] } },
    { pick: (data) => data.fetchAssetPerformance.ranges[0]?.totalReturnPercent ?? null },
  );
  return (
    <>
      <dt>
        {symbol}, dividends reinvested, in {currency}
      </dt>
      <dd>
        <Loaded load={load} lines={1}>
          {(percent) => (percent === null ? 'Too young for this period' : percentText(percent))}
        </Loaded>
      </dd>
    </>
  );
}
