import { useAnswer } from '../../api/use-answer.ts';
import { type CardChargesQuery, cardCharges } from '../../generated/documents.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { cardName, type SavedCard } from '../../parts/payments/card-words.ts';
import { dayText, momentText, moneyText } from '../../parts/text/format.ts';
import type { CardCharge } from './card-types.ts';

const LOOK_AGAIN_MS = 3_000;

const STATES: Readonly<Record<CardCharge['status'], readonly [tone: string, text: string]>> = {
  PENDING: ['busy', 'Waiting'],
  COMPLETED: ['good', 'Received'],
  CANCELED: ['', 'Called off'],
  EXPIRED: ['bad', 'Not confirmed in time'],
  FAILED: ['bad', 'Declined'],
};

/** The last deposits by card. While one waits for the bank, they are looked at again and again. */
export function CardChargesCard({ cards }: { readonly cards: readonly SavedCard[] }) {
  const load = useAnswer(
    cardCharges,
    {},
    { pick: (data) => data.fetchPendingUserTransactions.nodes, every: pauseOf },
  );
  return (
    <Card title="Card deposits">
      <Loaded load={load}>
        {(charges) =>
          charges.length === 0 ? (
            <Empty title="No card deposits yet">Each charge and its outcome are listed here.</Empty>
          ) : (
            <ul className="rows">
              {charges.map((charge) => (
                <ChargeRow
                  key={charge.id}
                  charge={charge}
                  card={cards.find(({ id }) => id === charge.cardId)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

interface ChargeRowProps {
  readonly charge: CardCharge;
  /** Undefined where it was deleted since. */
  readonly card: SavedCard | undefined;
}

function ChargeRow({ charge, card }: ChargeRowProps) {
  const { amount, currency, status, deposit, confirmationUrl, createdAt } = charge;
  const isBack = deposit?.status === 'RETURNED';
  const [tone, text] = isBack ? ['bad', 'Charged back'] : STATES[status];
  const reason = deposit?.failureReason ?? charge.failureReason;
  const settles = deposit?.withdrawableAt ?? null;
  return (
    <li className="row">
      <div className="row-head">
        <h3>
          {moneyText(amount, currency)} {currency}
        </h3>
        <span className={`tag ${tone}`}>{text}</span>
      </div>
      <p className="fine">
        {card === undefined ? 'A card deleted since' : cardName(card)} · {momentText(createdAt)}
        {!isBack && settles !== null && ` · can be withdrawn from ${dayText(settles)} on`}
      </p>
      {reason !== null && <p className="fine">{reason}</p>}
      {confirmationUrl !== null && (
        <div className="row-actions">
          <a className="button main" href={confirmationUrl} target="_blank" rel="noreferrer">
            Confirm at your bank
          </a>
        </div>
      )}
    </li>
  );
}

/** How soon to look again, in milliseconds; null where nothing is under way. */
function pauseOf({ fetchPendingUserTransactions: { nodes } }: CardChargesQuery): number | null {
  return nodes.some(({ status }) => status === 'PENDING') ? LOOK_AGAIN_MS : null;
}
