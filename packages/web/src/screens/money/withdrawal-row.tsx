import { Button } from '../../parts/button.tsx';
import { dayText, momentText, moneyText } from '../../parts/text/format.ts';
import type { Withdrawal } from './money-types.ts';
import { isCancelable, isUnderWay, withdrawalText } from './withdrawal-words.ts';

interface WithdrawalRowProps {
  readonly withdrawal: Withdrawal;
  readonly isBusy: boolean;
  readonly cancel: (id: string) => void;
}

/** One withdrawal and how far it has come. */
export function WithdrawalRow({ withdrawal, isBusy, cancel }: WithdrawalRowProps) {
  const { id, amount, currency, fee, status, failureReason, estimatedArrivalOn } = withdrawal;
  const name = `${moneyText(amount, currency)} ${currency}`;
  const tone = isUnderWay(status) ? 'busy' : status === 'COMPLETED' ? 'good' : 'bad';
  return (
    <li className="row">
      <div className="row-head">
        <h3>{name}</h3>
        <span className={`tag ${status === 'CANCELED' ? '' : tone}`}>{withdrawalText(status)}</span>
        {isCancelable(status) && (
          <Button
            kind="quiet"
            isBusy={isBusy}
            aria-label={`Cancel the withdrawal of ${name}`}
            onClick={() => cancel(id)}
          >
            Cancel
          </Button>
        )}
      </div>
      <p className="fine">
        To {withdrawal.bankAccountNumberMasked}
        {Number(fee) > 0 && `, ${moneyText(fee, currency)} fee`} ·{' '}
        {momentText(withdrawal.createdAt)}
      </p>
      {isUnderWay(status) && estimatedArrivalOn !== null && (
        <p className="fine">Expected at your bank on {dayText(estimatedArrivalOn)}.</p>
      )}
      {failureReason !== null && <p className="fine">{failureReason}</p>}
    </li>
  );
}
