import type { Load } from '../../api/use-reading.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Figure } from '../../parts/figure.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { moneyText } from '../../parts/text/format.ts';
import { Link } from '../../shell/link.tsx';
import type { CashBalances } from './money-types.ts';

/** What can be withdrawn now, and what keeps the rest. */
export function CashCard({ load }: { readonly load: Load<CashBalances> }) {
  if (load.problem?.code === 'KYC_REQUIRED') {
    return (
      <Card title="Cash">
        <Empty title="Your live account is not open yet">
          It opens with an approved identity check. <Link href="/open-account">Open it now</Link>
        </Empty>
      </Card>
    );
  }
  return (
    <Card title="Cash">
      <Loaded load={load} lines={4}>
        {(cash) => <Balances cash={cash} />}
      </Loaded>
    </Card>
  );
}

function Balances({ cash }: { readonly cash: CashBalances }) {
  const { currency, withdrawable, unsettledCash, heldForOrders, pendingWithdrawals } = cash;
  const rows = [
    ['Not settled yet', unsettledCash],
    ['Held for open orders', heldForOrders],
    ['On its way to your bank', pendingWithdrawals],
  ] as const;
  return (
    <>
      <Figure amount={withdrawable} currency={currency} />
      <p className="fine">can be withdrawn now</p>
      <dl className="sums">
        {cash.cashByCurrency.map(({ amount, currency: held }) => (
          <div key={held}>
            <dt>Cash in {held}</dt>
            <dd>{moneyText(amount, held)}</dd>
          </div>
        ))}
        {rows
          .filter(([, amount]) => Number(amount) !== 0)
          .map(([title, amount]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{moneyText(amount, currency)}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
