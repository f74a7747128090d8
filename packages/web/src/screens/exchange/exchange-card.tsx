import {
  createPendingUserTransaction,
  getTemporaryQuote,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { perform } from '../../api/perform.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { type ExchangePairsQuery, exchangePairs } from '../../generated/documents.ts';
import { useReview } from '../../parts/dialogs/use-review.ts';
import { Empty } from '../../parts/empty.tsx';
import { DecimalField } from '../../parts/forms/decimal-field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { moneyText } from '../../parts/text/format.ts';
import { toasts } from '../../parts/toast.ts';
import { useGuarded } from '../../session/step-up.tsx';
import { useKeys } from '../../session/use-keys.ts';
import { Link } from '../../shell/link.tsx';
import type { CashBalances } from '../money/money-types.ts';
import { type Quote, QuoteReview } from './quote-review.tsx';

/** Asks for a quote, shows it while it holds, and uses it once. */
export function ExchangeCard({ cash }: { readonly cash: CashBalances }) {
  const held = cash.cashByCurrency.filter(({ amount }) => Number(amount) > 0);
  const pairs = useAnswer(exchangePairs, {}, { pick: pairsOf, stays: true });
  const [chosen, setChosen] = useState('');
  const guarded = useGuarded();
  const keys = useKeys();
  const review = useReview<Quote>();
  const [turn, setTurn] = useState(0);
  const from = held.find(({ currency }) => currency === chosen) ?? held[0];
  if (from === undefined) {
    return (
      <Empty title="There is no cash to exchange">
        <Link href="/money">Pay some in</Link> first.
      </Empty>
    );
  }
  const targets = pairs.data?.get(from.currency) ?? [];
  const send = async (values: FormValues) => {
    const params = {
      from: from.currency,
      to: values.text('to'),
      amount: values.decimal('amount') ?? '',
      side: values.oneOf('side', ['FROM', 'TO']),
    };
    const { getTemporaryQuote: quote } = await api.request(getTemporaryQuote, { params });
    if (!(await review.ask(quote))) return;
    const exchange = { quoteId: quote.id };
    const used = { exchange, idempotencyKey: keys.keyFor(exchange) };
    const done = await guarded(() => perform(createPendingUserTransaction, { params: used }));
    keys.done();
    setTurn((last) => last + 1);
    const { bought } = done.createPendingUserTransaction;
    if (bought !== null) {
      toasts.show(`You have ${moneyText(bought.amount, bought.currency)} ${bought.currency} more.`);
    }
  };
  return (
    <>
      <Form key={turn} send={send} label="Get a quote">
        <div className="pair">
          <SelectField
            name="from"
            label="From"
            value={from.currency}
            onChange={({ target }) => setChosen(target.value)}
            options={held.map(({ currency, amount }) => [
              currency,
              `${currency}, ${moneyText(amount, currency)}`,
            ])}
          />
          <SelectField name="to" label="To" options={targets.map((code) => [code, code])} />
        </div>
        <div className="pair">
          <DecimalField name="amount" label="Amount" required />
          <SelectField
            name="side"
            label="The amount is what you"
            options={[
              ['FROM', 'give'],
              ['TO', 'get'],
            ]}
          />
        </div>
      </Form>
      {review.asked !== null && (
        <QuoteReview quote={review.asked.subject} answer={review.asked.answer} />
      )}
    </>
  );
}

/** What each currency can be exchanged into, by code. */
function pairsOf({ fetchCurrentRates }: ExchangePairsQuery): ReadonlyMap<string, string[]> {
  const pairs = new Map<string, string[]>();
  for (const { from, to } of fetchCurrentRates) pairs.set(from, [...(pairs.get(from) ?? []), to]);
  return pairs;
}
