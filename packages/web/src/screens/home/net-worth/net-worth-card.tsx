import { useAnswer } from '../../../api/use-answer.ts';
import { type NetWorthQuery, netWorth } from '../../../generated/documents.ts';
import { Card } from '../../../parts/card.tsx';
import { Change } from '../../../parts/change.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Figure } from '../../../parts/figure.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import { moneyText, timeText } from '../../../parts/text/format.ts';
import { Allocation } from '../../../parts/worth/allocation.tsx';
import { NetWorthHistory } from '../../../parts/worth/net-worth-history.tsx';
import { Link } from '../../../shell/link.tsx';
import { NetWorthParts } from './net-worth-parts.tsx';

type NetWorth = NetWorthQuery['netWorthDashboard'];

const LOOK_AGAIN_MS = 60_000;

/** The net worth with its history and its parts. */
export function NetWorthCard() {
  const load = useAnswer(
    netWorth,
    {},
    { pick: (data) => data.netWorthDashboard, every: LOOK_AGAIN_MS },
  );
  const asOf =
    load.data === null ? null : <span className="fine">As of {timeText(load.data.asOf)}</span>;
  return (
    <Card title="Net worth" aside={asOf} className="net-worth">
      <Loaded load={load} lines={4}>
        {(data) =>
          Number(data.totals.totalAssets) === 0 && Number(data.totals.totalLiabilities) === 0 ? (
            <Empty title="Nothing is recorded yet">
              Your accounts are added up here, with the home, pension or loan that you record.{' '}
              <Link href="/net-worth">Set up your net worth</Link>
            </Empty>
          ) : (
            <Figures data={data} />
          )
        }
      </Loaded>
    </Card>
  );
}

function Figures({ data }: { readonly data: NetWorth }) {
  const { totals, allocation, currency } = data;
  return (
    <>
      <Figure amount={totals.netWorth} currency={currency} />
      {totals.monthChange !== null && (
        <p>
          <Change
            amount={totals.monthChange}
            currency={currency}
            percent={totals.monthChangePercent}
          />{' '}
          <span className="fine">in a month</span>
        </p>
      )}
      <NetWorthHistory>
        <dl className="sums">
          <div>
            <dt>You own</dt>
            <dd>{moneyText(totals.totalAssets, currency)}</dd>
          </div>
          <div>
            <dt>You owe</dt>
            <dd>{moneyText(totals.totalLiabilities, currency)}</dd>
          </div>
        </dl>
      </NetWorthHistory>
      <Allocation slices={allocation} currency={currency} />
      <NetWorthParts />
      <Link href="/net-worth">Open net worth</Link>
    </>
  );
}
