import { useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { type BenchmarkSinceQuery, benchmarkSince, benchmarks } from '../../generated/documents.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { dayText, percentText } from '../../parts/text/format.ts';

interface BenchmarkChoiceProps {
  /** The first moment of the span at which the portfolio held something. */
  readonly since: string;
  /** The portfolio's own time-weighted return since then; null where it is not known. */
  readonly ownPercent: string | null;
}

/** How the portfolio did in a span, beside what the market did in the same time. */
export default function BenchmarkChoice({ since, ownPercent }: BenchmarkChoiceProps) {
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
        <dt>Time-weighted return since {dayText(since)}</dt>
        <dd>{ownPercent === null ? 'Not known' : percentText(ownPercent)}</dd>
        {chosen !== undefined && <Compared since={since} {...chosen} />}
      </dl>
    </div>
  );
}

interface ComparedProps {
  readonly since: string;
  readonly id: string;
  readonly symbol: string;
  readonly currency: string;
}

function Compared({ since, id, symbol, currency }: ComparedProps) {
  const load = useAnswer(
    benchmarkSince,
    {
      assetId: id,
      bars: { asset: { assetId: id }, from: since, adjustment: 'ALL' as const, limit: 1 },
    },
    { pick: returnOf },
  );
  return (
    <>
      <dt>
        {symbol}, dividends reinvested, in {currency}
      </dt>
      <dd>
        <Loaded load={load} lines={1}>
          {({ percent }) => (percent === null ? 'Not known' : percentText(percent))}
        </Loaded>
      </dd>
    </>
  );
}

/** The return with dividends reinvested in percent; null where there is no price. */
function returnOf(data: BenchmarkSinceQuery): { readonly percent: string | null } {
  const first = Number(data.getStockHistoricalData.nodes[0]?.close);
  const now = Number(data.fetchAssetByAssetId.quote?.price);
  return { percent: first > 0 && now > 0 ? ((now / first - 1) * 100).toFixed(2) : null };
}
