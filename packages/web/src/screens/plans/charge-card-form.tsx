import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Editor } from '../../parts/editor.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { chargeableCards, type SavedCard } from '../../parts/payments/card-words.ts';
import type { Subscription } from './plan-types.ts';

interface ChargeCardFormProps {
  readonly live: Subscription;
  readonly cards: readonly SavedCard[];
  readonly change: (cardId: string) => Promise<void>;
}

/** Has the plan charged to another card. Shown where there is another. */
export function ChargeCardForm({ live, cards, change }: ChargeCardFormProps) {
  const [isOpen, setOpen] = useState(false);
  const others = chargeableCards(cards).filter(([id]) => id !== live.cardId);
  if (others.length === 0) return null;
  if (!isOpen) {
    return (
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Change the card
      </Button>
    );
  }
  return (
    <Editor title="Charge another card">
      <Form
        label="Use this card"
        send={async (values) => {
          await change(values.text('cardId'));
          setOpen(false);
        }}
        actions={
          <Button kind="quiet" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        }
      >
        <SelectField name="cardId" label="Card" options={others} />
      </Form>
    </Editor>
  );
}
