import { optInInterest } from '@investing-platform/schema/operations';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { dateText, moneyText } from '../../parts/text/format.ts';
import { Link } from '../../shell/link.tsx';
import type { CashBalances } from './money-types.ts';

type Enrollment = CashBalances['interest'][number];

/** Whether idle cash earns interest, by currency, and what it has earned. */
export function InterestCard({ cash }: { readonly cash: CashBalances }) {
  const chosen = new Map(cash.interest.map((one) => [one.currency, one]));
  const held = cash.cashByCurrency.map(({ currency }) => currency);
  const currencies = [...new Set([...chosen.keys(), ...held])];
  if (currencies.length === 0) return null;
  return (
    <Card title="Interest on cash">
      <ul className="rows">
        {currencies.map((currency) => (
          <InterestRow
            key={currency}
            currency={currency}
            enrollment={chosen.get(currency) ?? null}
          />
        ))}
      </ul>
    </Card>
  );
}

interface InterestRowProps {
  readonly currency: string;
  /** Null before the first choice. */
  readonly enrollment: Enrollment | null;
}

function InterestRow({ currency, enrollment }: InterestRowProps) {
  const { isBusy, problem, run } = useAction();
  const isIn = enrollment?.optedIn === true;
  const isChanging = enrollment?.status === 'PENDING_CHANGE';
  const choose = () =>
    run(async () => {
      const params = { currency, optIn: !isIn };
      await perform(optInInterest, { params }, { repeatable: true });
    });
  return (
    <li className="row">
      <div className="row-head">
        <h3>Cash in {currency}</h3>
        <span className={`tag ${toneOf(enrollment)}`}>{stateText(enrollment)}</span>
        {!isChanging && (
          <Button
            kind="quiet"
            isBusy={isBusy}
            aria-label={isIn ? `End interest on ${currency}` : `Earn interest on ${currency}`}
            onClick={() => void choose()}
          >
            {isIn ? 'End it' : 'Earn interest'}
          </Button>
        )}
      </div>
      {enrollment !== null && <p className="fine">{factsOf(enrollment)}</p>}
      <ProblemNotice problem={problem} />
      {problem?.code === 'AGREEMENT_REQUIRED' && (
        <Link href="/account">Read and sign the interest agreement</Link>
      )}
    </li>
  );
}

function stateText(enrollment: Enrollment | null): string {
  if (enrollment?.status === 'PENDING_CHANGE') return 'Changes by the next business day';
  return enrollment?.status === 'ACTIVE' ? 'Earns' : 'Earns none';
}

function toneOf(enrollment: Enrollment | null): string {
  if (enrollment?.status === 'PENDING_CHANGE') return 'busy';
  return enrollment?.status === 'ACTIVE' ? 'good' : '';
}

function factsOf({ aprPercent, accrued, paidToDate, nextPaymentOn, currency }: Enrollment): string {
  const facts = [
    `${aprPercent}% a year`,
    Number(accrued) !== 0 && `${moneyText(accrued, currency)} earned and not paid yet`,
    Number(paidToDate) !== 0 && `${moneyText(paidToDate, currency)} paid so far`,
    nextPaymentOn !== null && `next paid ${dateText(nextPaymentOn)}`,
  ];
  return facts.filter((fact) => fact !== false).join(' · ');
}
