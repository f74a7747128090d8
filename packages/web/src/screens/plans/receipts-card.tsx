import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswer } from '../../api/use-answer.ts';
import {
  type PlanReceiptsQuery,
  planReceiptAddresses,
  planReceipts,
} from '../../generated/documents.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { download } from '../../parts/download.ts';
import { ProblemNotice } from '../../parts/notice.tsx';
import { cardName } from '../../parts/payments/card-words.ts';
import { dayText, moneyText } from '../../parts/text/format.ts';

type Subscription = PlanReceiptsQuery['listUserSubscriptions'][number];
type Receipt = Subscription['receipts'][number];

const FEW = 6;

/** What was charged for plans, of those that have ended too, with the paper of each charge. */
export function ReceiptsCard() {
  const [isAll, setAll] = useState(false);
  const load = useAnswer(
    planReceipts,
    { params: { includeEnded: true } },
    { pick: (data) => data.listUserSubscriptions },
  );
  const all = (load.data ?? [])
    .flatMap(({ id, receipts }) => receipts.map((receipt) => ({ subscriptionId: id, receipt })))
    .toSorted((one, other) => other.receipt.paidAt.localeCompare(one.receipt.paidAt));
  // Who never paid has no use for an empty list.
  if (all.length === 0) return <ProblemNotice problem={load.problem} />;
  return (
    <Card title="Receipts">
      <ul className="rows">
        {(isAll ? all : all.slice(0, FEW)).map(({ subscriptionId, receipt }) => (
          <ReceiptRow key={receipt.id} subscriptionId={subscriptionId} receipt={receipt} />
        ))}
      </ul>
      {!isAll && all.length > FEW && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          Show earlier ones
        </Button>
      )}
    </Card>
  );
}

interface ReceiptRowProps {
  readonly subscriptionId: string;
  readonly receipt: Receipt;
}

function ReceiptRow({ subscriptionId, receipt }: ReceiptRowProps) {
  const { id, number, planName, amount, discount, paidAt } = receipt;
  const { periodStartsAt, periodEndsAt } = receipt;
  const { isBusy, problem, run } = useAction();
  const fetchFile = () =>
    run(async () => {
      const answer = await api.request(planReceiptAddresses, { params: { ids: [subscriptionId] } });
      const [subscription] = answer.listUserSubscriptions;
      download(subscription?.receipts.find((one) => one.id === id)?.downloadUrl);
    });
  return (
    <li className="row">
      <div className="row-head">
        <h3>
          {planName}, {moneyText(amount.amount, amount.currency)} {amount.currency}
        </h3>
        <Button
          kind="quiet"
          isBusy={isBusy}
          aria-label={`Download the receipt of ${dayText(paidAt)} for ${planName}`}
          onClick={() => void fetchFile()}
        >
          Download
        </Button>
      </div>
      <p className="fine">
        {dayText(periodStartsAt)} to {dayText(periodEndsAt)} · paid {dayText(paidAt)} with{' '}
        {cardName({ brand: receipt.cardBrand, last4: receipt.cardLast4 })}
      </p>
      <p className="fine">
        {number}
        {discount !== null && ` · ${moneyText(discount.amount, discount.currency)} off by coupon`}
        {wentBack(receipt)}
      </p>
      <ProblemNotice problem={problem} />
    </li>
  );
}

function wentBack({ status, refundedAt, refundedAmount }: Receipt): string {
  if (refundedAmount === null) return '';
  if (refundedAt === null) {
    return ` · ${moneyText(refundedAmount.amount, refundedAmount.currency)} of it went back`;
  }
  const day = dayText(refundedAt);
  return status === 'REFUNDED' ? ` · paid back ${day}` : ` · taken back by the bank ${day}`;
}
