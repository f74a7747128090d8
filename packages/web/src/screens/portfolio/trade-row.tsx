import { confirmNetWorthTrade, deleteRelayTrade } from '@investing-platform/schema/operations';
import { lazy, Suspense, useState } from 'react';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/dialogs/confirm.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import {
  dateText,
  moneyText,
  plainName,
  priceText,
  quantityText,
} from '../../parts/text/format.ts';
import { type Portfolio, type Trade, takesTrades } from './portfolio-types.ts';
import { tradeText } from './trade-params.ts';

const TradeForm = lazy(() => import('./trade-form.tsx'));

interface TradeRowProps {
  readonly trade: Trade;
  readonly portfolio: Portfolio;
}

/** One trade, with the decision on it while it waits for one. */
export function TradeRow({ trade, portfolio }: TradeRowProps) {
  const { id, instrument, type, state, origin, tradedOn, value, currency } = trade;
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { isBusy, problem, run } = useAction();
  const what = `${tradeText(type).toLowerCase()}, ${instrument.name}, ${dateText(tradedOn)}`;
  const decide = (decision: 'CONFIRM' | 'REJECT') =>
    run(async () => {
      await perform(confirmNetWorthTrade, { params: { id, decision } });
    });
  const remove = async () => {
    await perform(deleteRelayTrade, { params: { id } });
  };
  return (
    <li className="row">
      <div className="row-head">
        <h3>{instrument.name}</h3>
        {state === 'PENDING' && <span className="tag busy">To confirm</span>}
        {Number(value) !== 0 && <span className="number">{moneyText(value, currency)}</span>}
      </div>
      <p>{termsOf(trade)}</p>
      <p className="fine">
        {dateText(tradedOn)}
        {origin !== 'MANUAL' && ` · ${plainName(origin).toLowerCase()}`}
        {trade.note !== null && ` · ${trade.note}`}
      </p>
      <ProblemNotice problem={problem} />
      {takesTrades(portfolio) && !isOpen && (
        <div className="row-actions">
          {state === 'PENDING' && (
            <>
              <Button isBusy={isBusy} onClick={() => void decide('CONFIRM')}>
                Confirm
              </Button>
              <Button kind="quiet" isBusy={isBusy} onClick={() => void decide('REJECT')}>
                Reject
              </Button>
            </>
          )}
          <Button kind="quiet" aria-label={`Change: ${what}`} onClick={() => setOpen(true)}>
            Change
          </Button>
          {origin !== 'WALLET_WATCH' && (
            <Button kind="quiet" aria-label={`Delete: ${what}`} onClick={() => setLeaving(true)}>
              Delete
            </Button>
          )}
        </div>
      )}
      <Suspense fallback={<Skeleton lines={4} />}>
        {isOpen && <TradeForm portfolio={portfolio} trade={trade} close={() => setOpen(false)} />}
      </Suspense>
      <Confirm
        isOpen={isLeaving}
        title="Delete this trade?"
        yes="Delete"
        work={remove}
        close={() => setLeaving(false)}
      >
        <p>{what}</p>
        <p>What follows from it is recalculated. Importing the same file does not bring it back.</p>
      </Confirm>
    </li>
  );
}

/** What was traded on which terms, in a line. */
function termsOf(trade: Trade): string {
  const { type, quantity, price, currency, ratio, costBasis, capitalAmount, fee } = trade;
  const parts = [
    tradeText(type),
    quantity !== null && quantityText(quantity),
    price !== null && `at ${priceText(price, currency)}`,
    ratio !== null && `${ratio.numerator} for ${ratio.denominator}`,
    costBasis !== null && `at a cost of ${moneyText(costBasis, currency)}`,
    capitalAmount !== null && moneyText(capitalAmount, currency),
    Number(fee) !== 0 && `and ${moneyText(fee, trade.feeCurrency)} of fees`,
  ];
  return parts.filter((part) => part !== false).join(' ');
}
