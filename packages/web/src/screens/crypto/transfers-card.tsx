import type { CryptoTransferStatus } from '@investing-platform/schema/operations';
import { useAnswer } from '../../api/use-answer.ts';
import { type CryptoTransfersQuery, cryptoTransfers } from '../../generated/documents.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { momentText } from '../../parts/text/format.ts';
import { onChain } from './chain-words.ts';
import type { Transfer } from './crypto-types.ts';

const FEW = 50;
const LOOK_AGAIN_MS = 5_000;

const STATES: Readonly<Record<CryptoTransferStatus, readonly [tone: string, text: string]>> = {
  REQUESTED: ['busy', 'Asked for'],
  PROCESSING: ['busy', 'Under way'],
  COMPLETED: ['good', 'Done'],
  FAILED: ['bad', 'Failed'],
  REJECTED: ['bad', 'Refused'],
  CANCELED: ['', 'Canceled'],
};

/** What came in and went out, and how far it is. */
export function TransfersCard() {
  const load = useAnswer(cryptoTransfers, { params: { limit: FEW } }, { every: pauseOf });
  return (
    <Card title="Transfers">
      <Loaded load={load}>
        {({ fetchCryptoCurrencyTransfers: { nodes, nextCursor } }) => (
          <>
            {nodes.length === 0 && (
              <Empty title="None yet">
                Deposits and withdrawals of crypto assets are listed here.
              </Empty>
            )}
            <ul className="rows">
              {nodes.map((transfer) => (
                <TransferRow key={transfer.id} transfer={transfer} />
              ))}
            </ul>
            {nextCursor !== null && <p className="fine">Earlier ones are not listed.</p>}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function TransferRow({ transfer }: { readonly transfer: Transfer }) {
  const { direction, status, currency, netAmount, amount, confirmations, explorerUrl } = transfer;
  const [tone, text] = STATES[status];
  const isIn = direction === 'INCOMING';
  return (
    <li className="row">
      <div className="row-head">
        <h3>{isIn ? `${amount} ${currency} in` : `${netAmount} ${currency} out`}</h3>
        <span className={`tag ${tone}`}>{text}</span>
      </div>
      <p className="fine">
        {onChain(transfer)} · {momentText(transfer.createdAt)}
        {!isIn && ` · ${amount} ${currency} with fees`}
        {status === 'PROCESSING' &&
          confirmations !== null &&
          ` · ${confirmations} of ${transfer.requiredConfirmations} confirmations`}
      </p>
      <p className="fine">To {transfer.toAddress}</p>
      {transfer.failureReason !== null && <p className="fine">{transfer.failureReason}</p>}
      {explorerUrl !== null && (
        <a className="fine" href={explorerUrl} target="_blank" rel="noreferrer">
          See it on the chain
        </a>
      )}
    </li>
  );
}

/** How soon to look again, in milliseconds; null where nothing is under way. */
function pauseOf({ fetchCryptoCurrencyTransfers: { nodes } }: CryptoTransfersQuery): number | null {
  const isAny = nodes.some(({ status }) => status === 'REQUESTED' || status === 'PROCESSING');
  return isAny ? LOOK_AGAIN_MS : null;
}
