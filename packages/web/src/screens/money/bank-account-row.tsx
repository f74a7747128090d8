import { Button } from '../../parts/button.tsx';
import { momentText } from '../../parts/text/format.ts';
import type { BankAccount, BankAccountFacts } from './money-types.ts';

interface BankAccountRowProps {
  readonly account: BankAccount;
  readonly remove: (account: BankAccountFacts) => void;
}

/** A saved account, with the newer one that waits to take its place. */
export function BankAccountRow({ account, remove }: BankAccountRowProps) {
  return (
    <li className="row">
      <Facts account={account} remove={remove} />
      {account.replacement !== null && (
        <>
          <p className="fine after">Will be replaced once verified by:</p>
          <Facts account={account.replacement} remove={remove} />
        </>
      )}
    </li>
  );
}

interface FactsProps {
  readonly account: BankAccountFacts;
  readonly remove: (account: BankAccountFacts) => void;
}

function Facts({ account, remove }: FactsProps) {
  const { bankName, numberMasked, currency, accountHolder, status, failureReason } = account;
  const [tone, text] = STATUS[status];
  return (
    <>
      <div className="row-head">
        <h3>
          {bankName ?? 'Bank account'} <span className="code">{currency}</span>
        </h3>
        <span className={`tag ${tone}`}>{text}</span>
        <Button kind="quiet" aria-label={`Delete ${numberMasked}`} onClick={() => remove(account)}>
          Delete
        </Button>
      </div>
      <p className="fine">
        {numberMasked} · {accountHolder}
      </p>
      {status === 'REJECTED' ? (
        <p className="fine">{failureReason}</p>
      ) : (
        <p className="fine">Can be paid to from {momentText(account.usableAt)} on.</p>
      )}
    </>
  );
}

const STATUS = {
  PENDING_VERIFICATION: ['busy', 'Being checked'],
  VERIFIED: ['good', 'Verified'],
  REJECTED: ['bad', 'Refused'],
} as const;
