import {
  confirmNetWorthDividend,
  confirmNetWorthTrade,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../../api/perform.ts';
import { useAction } from '../../../api/use-action.ts';
import { useAnswer } from '../../../api/use-answer.ts';
import { fileRows } from '../../../generated/documents.ts';
import { Button } from '../../../parts/button.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import { ProblemNotice } from '../../../parts/notice.tsx';
import {
  dateText,
  moneyText,
  plainName,
  priceText,
  quantityText,
  shareText,
} from '../../../parts/text/format.ts';
import { tradeText } from '../trade-params.ts';
import type { FileRow } from './import-types.ts';

interface FileReviewProps {
  readonly fileId: string;
  readonly portfolioId: string;
  readonly rowCount: number;
}

/** Rows on a page: more than a person looks through at once. */
const FEW = 50;

/** What became of each row, and the decision on those that wait for one. */
export function FileReview({ fileId, portfolioId, rowCount }: FileReviewProps) {
  const [shown, setShown] = useState(FEW);
  const { isBusy, problem, run } = useAction();
  const load = useAnswer(
    fileRows,
    { params: { portfolioId, ids: [fileId], limit: 1 } },
    { pick: (data) => data.netWorthPortfolioFiles.nodes[0]?.extracted ?? [] },
  );
  const waiting = (load.data ?? []).filter(isWaiting);
  const confirmAll = () =>
    run(async () => {
      // One after the other, since a sale may need the purchase before it.
      for (const row of waiting) await decide(row, 'CONFIRM');
    });
  return (
    <Loaded load={load} lines={4}>
      {(rows) => (
        <>
          {waiting.length > 1 && (
            <Button isBusy={isBusy} onClick={() => void confirmAll()}>
              Confirm all {waiting.length}
            </Button>
          )}
          <ProblemNotice problem={problem} />
          <ul className="rows">
            {rows.slice(0, shown).map((row) => (
              <RowItem key={row.rowNumber} row={row} />
            ))}
          </ul>
          {shown < rows.length && (
            <Button kind="quiet" onClick={() => setShown(shown + FEW)}>
              Show more rows
            </Button>
          )}
          {rows.length < rowCount && (
            <p className="fine">
              The first {rows.length} of {rowCount} rows are listed.
            </p>
          )}
        </>
      )}
    </Loaded>
  );
}

function isWaiting({ trade, dividend }: FileRow): boolean {
  return trade?.state === 'PENDING' || dividend?.state === 'PENDING';
}

async function decide({ trade, dividend }: FileRow, decision: 'CONFIRM' | 'REJECT') {
  if (trade?.state === 'PENDING') {
    await perform(confirmNetWorthTrade, { params: { id: trade.id, decision } });
  } else if (dividend?.state === 'PENDING') {
    await perform(confirmNetWorthDividend, { params: { id: dividend.id, decision } });
  }
}

function RowItem({ row }: { readonly row: FileRow }) {
  const { rowNumber, rawText, confidencePercent, problem: trouble, duplicateOfId } = row;
  const { isBusy, problem, run } = useAction();
  return (
    <li className="row">
      <p>{outcomeOf(row)}</p>
      {trouble !== null && <p>{trouble}</p>}
      <p className="fine">
        Row {rowNumber}: {rawText}
      </p>
      {duplicateOfId === null && <p className="fine">Confidence: {shareText(confidencePercent)}</p>}
      <ProblemNotice problem={problem} />
      {isWaiting(row) && (
        <div className="row-actions">
          <Button
            isBusy={isBusy}
            aria-label={`Confirm row ${rowNumber}`}
            onClick={() => void run(() => decide(row, 'CONFIRM'))}
          >
            Confirm
          </Button>
          <Button
            kind="quiet"
            isBusy={isBusy}
            aria-label={`Reject row ${rowNumber}`}
            onClick={() => void run(() => decide(row, 'REJECT'))}
          >
            Reject
          </Button>
        </div>
      )}
    </li>
  );
}

function outcomeOf({ trade, dividend, duplicateOfId }: FileRow): string {
  if (duplicateOfId !== null) return 'Already recorded: nothing was added.';
  if (trade !== null) {
    const { type, quantity, price, currency, tradedOn, instrument, state } = trade;
    const terms = [
      tradeText(type),
      quantity !== null && quantityText(quantity),
      instrument.name,
      price !== null && `at ${priceText(price, currency)}`,
      `on ${dateText(tradedOn)}`,
    ];
    return `${terms.filter((term) => term !== false).join(' ')} (${plainName(state).toLowerCase()})`;
  }
  if (dividend !== null) {
    const { instrument, netAmount, currency, paidOn, state } = dividend;
    const paid = `${instrument.name} paid ${moneyText(netAmount, currency)} on ${dateText(paidOn)}`;
    return `${paid} (${plainName(state).toLowerCase()})`;
  }
  return 'Not imported';
}
