import { createWithdrawalRequest } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { perform } from '../../api/perform.ts';
import { sentence } from '../../api/problem.ts';
import { withdrawalPreview } from '../../generated/documents.ts';
import { Card } from '../../parts/card.tsx';
import { Review } from '../../parts/dialogs/review.tsx';
import { useReview } from '../../parts/dialogs/use-review.ts';
import { Empty } from '../../parts/empty.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { dayText, moneyText } from '../../parts/text/format.ts';
import { toasts } from '../../parts/toast.ts';
import { useGuarded } from '../../session/step-up.tsx';
import { useKeys } from '../../session/use-keys.ts';
import { useSearch } from '../../session/use-search.ts';
import { bankName, usableAccounts, waitingText, waitingTitle } from './bank-state.ts';
import type {
  BankAccountFacts,
  BankAccounts,
  CashBalances,
  WithdrawalPreview,
} from './money-types.ts';

interface WithdrawCardProps {
  readonly cash: CashBalances;
  readonly banks: BankAccounts;
}

interface Reviewed {
  readonly amount: string;
  readonly currency: string;
  readonly account: BankAccountFacts;
  /** Null for an account that cannot be asked about, since a newer one stands in its place. */
  readonly preview: WithdrawalPreview | null;
}

/** Asks for cash to be paid to the person's bank. A retry after a lost connection pays nothing twice. */
export function WithdrawCard({ cash, banks }: WithdrawCardProps) {
  const guarded = useGuarded();
  const keys = useKeys();
  const review = useReview<Reviewed>();
  const proposed = useSearch();
  const [amount, setAmount] = useState(proposed.get('withdraw') ?? '');
  const [now] = useState(Date.now);
  const accounts = usableAccounts(banks, now);
  const currencies = cash.cashByCurrency.filter((held) => Number(held.amount) > 0);
  const send = async (values: FormValues) => {
    const bankAccountId = values.text('bankAccountId');
    const account = accounts.find(({ id }) => id === bankAccountId);
    if (account === undefined) return;
    const reference = values.given('reference');
    const request = {
      amount: values.text('amount').trim(),
      currency: values.text('currency'),
      payoutCurrency: account.currency,
      bankAccountId,
      ...(reference === undefined ? {} : { reference }),
    };
    const preview = await previewOf(request, account);
    if (!(await review.ask({ ...request, account, preview }))) return;
    const params = { ...request, idempotencyKey: keys.keyFor(request) };
    const done = await guarded(() => perform(createWithdrawalRequest, { params }));
    keys.done();
    setAmount('');
    const { amount: taken, currency } = done.createWithdrawalRequest;
    toasts.show(`The withdrawal of ${moneyText(taken, currency)} ${currency} is asked for.`);
  };
  if (accounts.length === 0 || currencies.length === 0) {
    return (
      <Card title="Withdraw">
        {currencies.length === 0 ? (
          <Empty title="There is no cash to withdraw">
            Sales and deposits add cash to your live account.
          </Empty>
        ) : (
          <Empty title={waitingTitle(banks)}>{waitingText(banks)}</Empty>
        )}
      </Card>
    );
  }
  return (
    <Card title="Withdraw">
      <Form send={send} label="Review the withdrawal">
        <div className="pair">
          <Field
            name="amount"
            label="Amount"
            inputMode="decimal"
            pattern="[0-9]*[.]?[0-9]+"
            autoComplete="off"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            required
          />
          <SelectField
            name="currency"
            label="From cash in"
            defaultValue={proposed.get('currency') ?? undefined}
            options={currencies.map((held) => [
              held.currency,
              `${held.currency}, ${moneyText(held.amount, held.currency)}`,
            ])}
          />
        </div>
        <SelectField
          name="bankAccountId"
          label="To"
          options={accounts.map((account) => [account.id, bankName(account)])}
        />
        <Field
          name="reference"
          label="Reference"
          hint="What your bank statement will say, up to 12 characters."
          maxLength={12}
          autoComplete="off"
        />
      </Form>
      {review.asked !== null && (
        <WithdrawalReview {...review.asked.subject} answer={review.asked.answer} />
      )}
    </Card>
  );
}

/** Asks what a withdrawal would come to. */
async function previewOf(
  { amount, currency }: Pick<Reviewed, 'amount' | 'currency'>,
  account: BankAccountFacts,
): Promise<WithdrawalPreview | null> {
  const variables = { bank: account.currency, params: { amount, currency } };
  const { fetchSavedBankAccount: saved } = await api.request(withdrawalPreview, variables);
  return saved?.id === account.id ? saved.withdrawalPreview : null;
}

function WithdrawalReview({
  amount,
  currency,
  account,
  preview,
  answer,
}: Reviewed & { readonly answer: (isMeant: boolean) => void }) {
  return (
    <Review
      title={`Withdraw ${moneyText(amount, currency)} ${currency}?`}
      yes="Withdraw"
      refusals={preview?.refusals.map(({ message }) => sentence(message)) ?? []}
      answer={answer}
    >
      <dl className="facts order-facts">
        <dt>To</dt>
        <dd>{bankName(account)}</dd>
        <dt>In the name of</dt>
        <dd>{account.accountHolder}</dd>
        {preview !== null && <PreviewRows preview={preview} currency={currency} />}
      </dl>
      {preview?.reviewNeeded === true && (
        <Notice kind="warn">A person reviews it before it is sent.</Notice>
      )}
      {currency !== account.currency && (
        <p>It is exchanged to {account.currency} at the rate of the moment when it is sent.</p>
      )}
      <p className="fine">You can cancel it until it is approved.</p>
    </Review>
  );
}

function PreviewRows({
  preview,
  currency,
}: {
  readonly preview: WithdrawalPreview;
  readonly currency: string;
}) {
  const { fee, heldAmount, payoutAmount, payoutCurrency, rateSettled } = preview;
  return (
    <>
      <dt>Fee</dt>
      <dd className="number">{moneyText(fee, currency)}</dd>
      <dt>Held at once</dt>
      <dd className="number">{moneyText(heldAmount, currency)}</dd>
      <dt>{rateSettled ? 'Arrives' : 'Arrives, about'}</dt>
      <dd className="number">
        {payoutAmount === null
          ? '–'
          : `${moneyText(payoutAmount, payoutCurrency)} ${payoutCurrency}`}
      </dd>
      {preview.estimatedArrivalOn !== null && (
        <>
          <dt>By</dt>
          <dd>{dayText(preview.estimatedArrivalOn)}</dd>
        </>
      )}
    </>
  );
}
