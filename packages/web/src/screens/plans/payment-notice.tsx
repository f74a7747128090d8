import { useAction } from '../../api/use-action.ts';
import { Button } from '../../parts/button.tsx';
import { Notice, ProblemNotice } from '../../parts/notice.tsx';
import { dayText } from '../../parts/text/format.ts';
import { Link } from '../../shell/link.tsx';
import type { Subscription } from './plan-types.ts';

interface PaymentNoticeProps {
  readonly live: Subscription;
  /** Charges what is owed once more. */
  readonly pay: () => Promise<void>;
}

/** A payment that waits for the person or has failed, and what to do about it. */
export function PaymentNotice({ live, pay }: PaymentNoticeProps) {
  const { isBusy, problem, run } = useAction();
  const { failureCode, failureReason, confirmationUrl, status, nextChargeAt, plan } = live;
  if (confirmationUrl !== null) {
    return (
      <Notice kind="warn">
        <p>Your bank asks you to confirm the payment. This page notices once you have.</p>
        <a className="button main" href={confirmationUrl} target="_blank" rel="noreferrer">
          Confirm at your bank
        </a>
      </Notice>
    );
  }
  if (failureCode === null) return null;
  const isOwed = status === 'PAST_DUE' || status === 'INCOMPLETE';
  return (
    <Notice kind="warn">
      <p>{failureReason}.</p>
      {status === 'PAST_DUE' && nextChargeAt !== null && (
        <p>
          {plan.name} holds for now. The payment is tried again on {dayText(nextChargeAt)}; after
          the last try the plan ends.
        </p>
      )}
      {status === 'INCOMPLETE' && <p>The plan begins once it is paid, within a day.</p>}
      <ProblemNotice problem={problem} />
      {isOwed && failureCode !== 'PROVIDER_UNAVAILABLE' && (
        <div className="row-actions">
          <Button isBusy={isBusy} onClick={() => void run(pay)}>
            Pay now
          </Button>
          <Link className="button quiet" href="/cards">
            Add another card
          </Link>
        </div>
      )}
    </Notice>
  );
}
