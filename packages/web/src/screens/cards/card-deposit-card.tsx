import { createPendingUserTransaction } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { liveAccount } from '../../generated/documents.ts';
import { Card } from '../../parts/card.tsx';
import { Review } from '../../parts/dialogs/review.tsx';
import { useReview } from '../../parts/dialogs/use-review.ts';
import { Empty } from '../../parts/empty.tsx';
import { DecimalField } from '../../parts/forms/decimal-field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { cardName, chargeableCards, type SavedCard } from '../../parts/payments/card-words.ts';
import { type CardLimit, useCardLimit } from '../../parts/payments/use-card-limit.ts';
import { moneyText } from '../../parts/text/format.ts';
import { toasts } from '../../parts/toast.ts';
import { useGuarded } from '../../session/step-up.tsx';
import { useKeys } from '../../session/use-keys.ts';
import { Link } from '../../shell/link.tsx';

interface Reviewed {
  readonly amount: string;
  readonly currency: string;
  readonly card: SavedCard;
  readonly fee: string;
}

const CURRENCIES = [
  ['NZD', 'New Zealand dollars'],
  ['USD', 'US dollars'],
] as const;

/** Charges a saved card. A retry after a lost connection charges nothing twice. */
export function CardDepositCard({ cards }: { readonly cards: readonly SavedCard[] }) {
  const guarded = useGuarded();
  const keys = useKeys();
  const review = useReview<Reviewed>();
  const [turn, setTurn] = useState(0);
  const [currency, setCurrency] = useState<string>('NZD');
  const limit = useCardLimit(currency);
  const options = chargeableCards(cards);
  const config = useAnswer(liveAccount, {}).data?.fetchPlatformInvestAccountConfig;
  if (config === undefined) return null;
  if (config.brokerAccountId === null || options.length === 0) {
    const isToConfirm = cards.some(({ status }) => status === 'PENDING_SETUP');
    return <NotYet isOpen={config.brokerAccountId !== null} isToConfirm={isToConfirm} />;
  }
  const send = async (values: FormValues) => {
    const amount = values.decimal('amount') ?? '';
    const cardId = values.text('cardId');
    const card = cards.find(({ id }) => id === cardId);
    const fee = limit ? feeText(limit) : 'None';
    if (card === undefined || !(await review.ask({ amount, currency, card, fee }))) return;
    const cardCharge = { amount, currency, cardId };
    const params = { cardCharge, idempotencyKey: keys.keyFor(cardCharge) };
    const done = await guarded(() => perform(createPendingUserTransaction, { params }));
    keys.done();
    setTurn((last) => last + 1);
    const { status } = done.createPendingUserTransaction;
    if (status === 'COMPLETED')
      toasts.show(`${moneyText(amount, currency)} ${currency} are added.`);
  };
  return (
    <Card title="Deposit by card">
      <Form key={turn} send={send} label="Review the deposit">
        <div className="pair">
          <DecimalField
            name="amount"
            label="Amount"
            hint={limit ? limitText(limit) : undefined}
            least={limit?.minimumAmount}
            most={limit?.maximumAmount ?? undefined}
            required
          />
          <SelectField
            name="currency"
            label="Currency"
            value={currency}
            onChange={({ target }) => setCurrency(target.value)}
            options={CURRENCIES}
          />
        </div>
        <SelectField name="cardId" label="Card" options={options} />
      </Form>
      <p className="fine">
        It can be invested at once, and withdrawn after 7 days: until then the card network may take
        it back.
      </p>
      {review.asked !== null && (
        <DepositReview {...review.asked.subject} answer={review.asked.answer} />
      )}
    </Card>
  );
}

function limitText({ minimumAmount, maximumAmount, currency }: CardLimit): string {
  const least = moneyText(minimumAmount, currency);
  return maximumAmount === null
    ? `At least ${least}.`
    : `From ${least} to ${moneyText(maximumAmount, currency)}.`;
}

function feeText({ feeFraction, fixedFee, currency }: CardLimit): string {
  const parts = [
    Number(feeFraction) > 0 && `${Number(feeFraction) * 100} percent`,
    Number(fixedFee) > 0 && moneyText(fixedFee, currency),
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'None' : parts.join(' and ');
}

interface NotYetProps {
  readonly isOpen: boolean;
  readonly isToConfirm: boolean;
}

function NotYet({ isOpen, isToConfirm }: NotYetProps) {
  return (
    <Card title="Deposit by card">
      {isOpen ? (
        <Empty title="No card to charge yet">
          {isToConfirm ? 'Your card waits for you to confirm it at its bank.' : 'Add a card first.'}
        </Empty>
      ) : (
        <Empty title="Your live account is not open yet">
          Card deposits go to it. <Link href="/open-account">Open it now</Link>
        </Empty>
      )}
    </Card>
  );
}

function DepositReview({
  amount,
  currency,
  card,
  fee,
  answer,
}: Reviewed & { readonly answer: (isMeant: boolean) => void }) {
  return (
    <Review
      title={`Deposit ${moneyText(amount, currency)} ${currency}?`}
      yes="Charge the card"
      answer={answer}
    >
      <dl className="facts order-facts">
        <dt>Charged to</dt>
        <dd>{cardName(card)}</dd>
        <dt>Fee</dt>
        <dd>{fee}</dd>
        <dt>Added to</dt>
        <dd>Your live account</dd>
      </dl>
      <p>Some banks then ask you to confirm the charge.</p>
    </Review>
  );
}
