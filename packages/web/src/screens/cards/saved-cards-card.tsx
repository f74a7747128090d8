import { deleteCard, type ListCardsQuery } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import type { Load } from '../../api/use-reading.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Confirm } from '../../parts/dialogs/confirm.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { cardName, expiryText, type SavedCard } from '../../parts/payments/card-words.ts';
import { toasts } from '../../parts/toast.ts';
import { useGuarded } from '../../session/step-up.tsx';
import { AddCard } from './add-card.tsx';

const LOOK_AGAIN_MS = 3_000;

const STATES: Readonly<Record<SavedCard['status'], readonly [tone: string, text: string]>> = {
  PENDING_SETUP: ['busy', 'Confirm at your bank'],
  ACTIVE: ['good', 'Ready'],
  EXPIRED: ['bad', 'Expired'],
  FAILED: ['bad', 'Not saved'],
};

/** The saved cards, and a way to add and delete one. */
export function SavedCardsCard({ load }: { readonly load: Load<readonly SavedCard[]> }) {
  const guarded = useGuarded();
  const [leaving, setLeaving] = useState<SavedCard | null>(null);
  const [setupUrl, setSetupUrl] = useState<string | null>(null);
  const remove = async () => {
    if (leaving === null) return;
    const params = { id: leaving.id };
    await guarded(() => perform(deleteCard, { params }));
    toasts.show(`${cardName(leaving)} is deleted.`);
  };
  return (
    <Card title="Your cards">
      <Loaded load={load}>
        {(cards) =>
          cards.length === 0 ? (
            <Empty title="No cards yet">
              Add one to pay for a plan, or to add cash to your account within seconds.
            </Empty>
          ) : (
            <ul className="rows">
              {cards.map((card) => (
                <CardRow key={card.id} card={card} setupUrl={setupUrl} remove={setLeaving} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <AddCard confirmAt={setSetupUrl} />
      <Confirm
        isOpen={leaving !== null}
        title={leaving === null ? '' : `Delete ${cardName(leaving)}?`}
        yes="Delete"
        work={remove}
        close={() => setLeaving(null)}
      >
        <p>It will not be charged again. Past payments stay in your records.</p>
      </Confirm>
    </Card>
  );
}

interface CardRowProps {
  readonly card: SavedCard;
  /** Where the bank asks about the card that was added last. */
  readonly setupUrl: string | null;
  readonly remove: (card: SavedCard) => void;
}

function CardRow({ card, setupUrl, remove }: CardRowProps) {
  const [tone, text] = STATES[card.status];
  const isPending = card.status === 'PENDING_SETUP';
  return (
    <li className="row">
      <div className="row-head">
        <h3>{cardName(card)}</h3>
        <span className={`tag ${tone}`}>{text}</span>
        <Button kind="quiet" aria-label={`Delete ${cardName(card)}`} onClick={() => remove(card)}>
          Delete
        </Button>
      </div>
      <p className="fine">
        Valid until {expiryText(card)}
        {card.default && ' · charged by default'}
      </p>
      {card.failureReason !== null && <p className="fine">{card.failureReason}</p>}
      {isPending && <SetupLink url={setupUrl} />}
    </li>
  );
}

/** The 3-D Secure step. Its address comes with the answer that saved the card, and never again. */
function SetupLink({ url }: { readonly url: string | null }) {
  if (url === null) {
    return (
      <p className="fine">
        Your bank has to confirm it within an hour. If you have lost the bank’s page, delete the
        card and add it again.
      </p>
    );
  }
  return (
    <div className="row-actions">
      <a className="button main" href={url} target="_blank" rel="noreferrer">
        Confirm at your bank
      </a>
    </div>
  );
}

/** How soon to look again, in milliseconds; null where no card is being confirmed. */
export function pauseOf({ listCards }: ListCardsQuery): number | null {
  return listCards.some(({ status }) => status === 'PENDING_SETUP') ? LOOK_AGAIN_MS : null;
}
