import { type SaveNewCardMutation, saveNewCard } from '@investing-platform/schema/operations';
import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { api } from '../../api/client.ts';
import { perform } from '../../api/perform.ts';
import { PersonalError } from '../../api/problem.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { simulatedHere } from '../../generated/documents.ts';
import { Button } from '../../parts/button.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { cardName } from '../../parts/payments/card-words.ts';
import { useCardLimit } from '../../parts/payments/use-card-limit.ts';
import { toasts } from '../../parts/toast.ts';
import { useGuarded } from '../../session/step-up.tsx';
import { useSearch } from '../../session/use-search.ts';
import { TestCardForm } from './test-card-form.tsx';

interface AddCardProps {
  /** The bank asks the person about the new card at this address. */
  readonly confirmAt: (url: string) => void;
}

/** What the processor's own page sends a person back with: it is good for their own card alone. */
const OF_PAGE = /^cs_\w+$/;
const NO_FORM = 'This provider has no page for cards. Add the card in the app of this server.';

/** Adds a card: its number goes to the processor alone. A simulated processor takes test cards. */
export function AddCard({ confirmAt }: AddCardProps) {
  const guarded = useGuarded();
  const limit = useCardLimit('USD');
  const isSimulated = useAnswer(simulatedHere, {}, { stays: true }).data?.healthCheck;
  const [isOpen, setOpen] = useState(false);
  const { isBusy, problem, run } = useAction();
  const save = async (paymentMethodToken: string, setAsDefault: boolean) => {
    const params = { paymentMethodToken, setAsDefault, returnUrl: `${location.origin}/cards` };
    const { saveNewCard: setup } = await guarded(() =>
      perform(saveNewCard, { params }, { repeatable: true }),
    );
    told(setup);
    if (setup.setupUrl !== null) confirmAt(setup.setupUrl);
    setOpen(false);
  };
  const given = useSearch().get('card');
  const isTaken = useRef(false);
  useEffect(() => {
    if (given === null || !OF_PAGE.test(given) || isTaken.current) return;
    isTaken.current = true;
    navigate('/cards', { replace: true });
    void run(() => save(given, false));
  });
  if (limit === undefined) return null;
  if (limit === null) return <p className="fine">This server takes no cards.</p>;
  if (isOpen) return <TestCardForm save={save} close={() => setOpen(false)} />;
  const begin = () => {
    if (isSimulated?.simulatedParties.includes('CARDS') === true) setOpen(true);
    else void run(() => guarded(visitProcessor));
  };
  return (
    <>
      <ProblemNotice problem={problem} />
      <div className="actions">
        <Button kind="quiet" isBusy={isBusy} onClick={begin}>
          Add a card
        </Button>
      </div>
    </>
  );
}

/** The processor's own page asks for the card, and sends the person back here. */
async function visitProcessor(): Promise<void> {
  const params = { returnUrl: `${location.origin}/cards` };
  const { saveNewCard: setup } = await api.request(saveNewCard, { params });
  if (setup.setupUrl === null) throw new PersonalError(NO_FORM);
  location.assign(setup.setupUrl);
}

function told({ card }: SaveNewCardMutation['saveNewCard']): void {
  if (card === null) return;
  const isReady = card.status === 'ACTIVE';
  toasts.show(`${cardName(card)} is ${isReady ? 'saved' : 'to be confirmed at your bank'}.`);
}
