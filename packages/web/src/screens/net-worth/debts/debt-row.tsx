import { updateNetWorthLiability } from '@investing-platform/schema/operations';
import { lazy, Suspense, useState } from 'react';
import { perform } from '../../../api/perform.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../parts/button.tsx';
import { ProblemNotice } from '../../../parts/notice.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { dateText, moneyText, plainName, shareText } from '../../../parts/text/format.ts';
import type { Debt, WorthAsset } from '../worth-types.ts';
import { DebtBook } from './debt-book.tsx';

const DebtForm = lazy(() => import('./debt-form.tsx'));
const BookingForm = lazy(() => import('./booking-form.tsx'));

interface DebtRowProps {
  readonly debt: Debt;
  readonly assets: readonly WorthAsset[];
  readonly remove: () => void;
}

/** One debt: what is left of it, how it goes on, and what one can do about it. */
export function DebtRow({ debt, assets, remove }: DebtRowProps) {
  const [open, setOpen] = useState<'edit' | 'book' | null>(null);
  const { isBusy, problem, run } = useAction();
  const { id, name, archived, balance, currency } = debt;
  const close = () => setOpen(null);
  const putAway = () =>
    run(async () => {
      await perform(updateNetWorthLiability, { params: { id, archived: !archived } });
      close();
    });
  return (
    <li className="row">
      <div className="row-head">
        <h3>{name}</h3>
        {archived && <span className="tag">Archived</span>}
        <span className="number">{moneyText(balance, currency)}</span>
      </div>
      <p className="fine">{factsOf(debt).join(' · ')}</p>
      <ProblemNotice problem={problem} />
      {open === null && (
        <div className="row-actions">
          {!archived && (
            <Button
              kind="quiet"
              aria-label={`Record a payment: ${name}`}
              onClick={() => setOpen('book')}
            >
              Record a payment
            </Button>
          )}
          <Button kind="quiet" aria-label={`Change ${name}`} onClick={() => setOpen('edit')}>
            Change
          </Button>
          {archived && (
            <Button
              kind="quiet"
              isBusy={isBusy}
              aria-label={`Restore ${name}`}
              onClick={() => void putAway()}
            >
              Restore
            </Button>
          )}
        </div>
      )}
      <Suspense fallback={<Skeleton lines={4} />}>
        {open === 'book' && <BookingForm debt={debt} close={close} />}
        {open === 'edit' && (
          <DebtForm debt={debt} assets={assets} currency={currency} close={close}>
            {!archived && (
              <Button kind="quiet" isBusy={isBusy} onClick={() => void putAway()}>
                Archive
              </Button>
            )}
            <Button kind="quiet" onClick={remove}>
              Delete
            </Button>
          </DebtForm>
        )}
      </Suspense>
      <DebtBook debt={debt} />
    </li>
  );
}

function factsOf(debt: Debt): readonly string[] {
  const { kind, lender, interestRatePercent, nextPayment, paidOffOn, currency } = debt;
  const kindText = plainName(kind);
  return [
    kindText !== debt.name && kindText,
    lender,
    interestRatePercent !== null && `${interestRatePercent}% a year`,
    debt.ownershipPercent !== '100' && `your share ${shareText(debt.ownershipPercent)}`,
    nextPayment !== null &&
      `next ${moneyText(nextPayment.payment, currency)} on ${dateText(nextPayment.date)}`,
    paidOffOn !== null && `paid off by ${dateText(paidOffOn)}`,
  ].filter((fact): fact is string => typeof fact === 'string');
}
