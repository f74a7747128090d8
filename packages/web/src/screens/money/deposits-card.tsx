import {
  type FetchUserDepositsQuery,
  fetchUserDeposits,
} from '@investing-platform/schema/operations';
import { useAnswer } from '../../api/use-answer.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { momentText, moneyText, plainName } from '../../parts/text/format.ts';

type Deposit = FetchUserDepositsQuery['fetchUserDeposits']['nodes'][number];

const SHOWN = 8;

const STATUS: Readonly<Record<Deposit['status'], readonly [tone: string, text: string]>> = {
  PENDING: ['busy', 'Announced'],
  PROCESSING: ['busy', 'Being checked'],
  COMPLETED: ['good', 'Received'],
  FAILED: ['bad', 'Failed'],
  RETURNED: ['bad', 'Taken back'],
};

/** The last money that came in. */
export function DepositsCard() {
  const load = useAnswer(
    fetchUserDeposits,
    { params: { tradingMode: 'LIVE', limit: SHOWN } },
    { pick: (data) => data.fetchUserDeposits.nodes },
  );
  return (
    <Card title="Deposits">
      <Loaded load={load}>
        {(deposits) =>
          deposits.length === 0 ? (
            <Empty title="No deposits yet">Your deposits are listed here once they arrive.</Empty>
          ) : (
            <ul className="rows">
              {deposits.map((deposit) => (
                <DepositRow key={deposit.id} deposit={deposit} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function DepositRow({ deposit }: { readonly deposit: Deposit }) {
  const { amount, currency, method, status, credited, failureReason, createdAt } = deposit;
  const [tone, text] = STATUS[status];
  return (
    <li className="row">
      <div className="row-head">
        <h3>
          {moneyText(amount, currency)} {currency}
        </h3>
        <span className={`tag ${tone}`}>{text}</span>
      </div>
      <p className="fine">
        {plainName(method)} · {momentText(createdAt)}
        {credited !== null &&
          credited.currency !== currency &&
          ` · ${moneyText(credited.amount, credited.currency)} ${credited.currency} added`}
      </p>
      {failureReason !== null && <p className="fine">{failureReason}</p>}
    </li>
  );
}
