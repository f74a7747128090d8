import { type SaveNewCardMutation, saveNewCard } from '@investing-platform/schema/operations';
import { useState } from 'react';
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
import { TestCardForm } from './test-card-form.tsx';

interface AddCardProps {
  /** The bank asks the person about the new card at this address. */
  readonly confirmAt: (url: string) => void;
}

const NO_FORM = 'This provider has no page for cards. Add the card in the app of this server.';

/** Adds a card: its number goes to the processor alone. A simulated processor takes test cards. */
export function AddCard({ confirmAt }: AddCardProps) {
  const guarded = useGuarded();
  const limit = useCardLimit('USD');
  const isSimulated = useAnswer(simulatedHere, {}, { stays: true }).data?.healthCheck;
  const [isOpen, setOpen] = useState(false);
  const { isBusy, problem, run } = useAction();
  if (limit === undefined) return null;
  if (limit === null) return <p className="fine">This server takes no cards.</p>;
  const save = async (paymentMethodToken: string, setAsDefault: boolean) => {
    const params = { paymentMethodToken, setAsDefault, returnUrl: location.href };
    const { saveNewCard: setup } = await guarded(() =>
      perform(saveNewCard, { params }, { repeatable: true }),
    );
    told(setup);
    if (setup.setupUrl !== null) confirmAt(setup.setupUrl);
    setOpen(false);
  };
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
  const params = { returnUrl: location.href };
  const { saveNewCard: setup } = await api.request(saveNewCard, { params });
  if (setup.setupUrl === null) throw new PersonalError(NO_FORM);
  location.assign(setup.setupUrl);
}

function told({ card }: SaveNewCardMutation['saveNewCard']): void {
  if (card === null) return;
  const isReady = card.status === 'ACTIVE';
  toasts.show(`${cardName(card)} is ${isReady ? 'saved' : 'to be confirmed at your bank'}.`);
}
