import type { GetTemporaryQuoteQuery } from '@investing-platform/schema/operations';
import { useEffect, useState } from 'react';
import { Review } from '../../parts/dialogs/review.tsx';
import { moneyText, quantityText } from '../../parts/text/format.ts';

export type Quote = GetTemporaryQuoteQuery['getTemporaryQuote'];

interface QuoteReviewProps {
  readonly quote: Quote;
  readonly answer: (isMeant: boolean) => void;
}

const SECOND_MS = 1_000;
const LAPSED = ['Rate type no longer held. Go back and get another quote.'];

/** What is given and got, for as long as the rate is held. */
export function QuoteReview({ quote, answer }: QuoteReviewProps) {
  const { from, to, fromAmount, toAmount, rate, midRate, fee, feeFraction } = quote;
  const left = useSecondsLeft(quote);
  return (
    <Review
      title={`Exchange ${moneyText(fromAmount, from)} ${from}?`}
      yes="Exchange"
      refusals={left === 0 ? LAPSED : []}
      answer={answer}
    >
      <dl className="facts order-facts">
        <dt>You give</dt>
        <dd className="number">
          {moneyText(fromAmount, from)} {from}
        </dd>
        <dt>Fee included, {quantityText(String(Number(feeFraction) * 100))} percent</dt>
        <dd className="number">
          {moneyText(fee, from)} {from}
        </dd>
        <dt>You get</dt>
        <dd className="number">
          {moneyText(toAmount, to)} {to}
        </dd>
        <dt>Your rate, after the fee</dt>
        <dd className="number">
          1 {from} = {quantityText(rate)} {to}
        </dd>
        <dt>Market rate</dt>
        <dd className="number">
          1 {from} = {quantityText(midRate)} {to}
        </dd>
      </dl>
      <p className="fine" role="timer">
        {left === 0 ? 'The quote has lapsed.' : `Held for ${left} more seconds.`}
      </p>
    </Review>
  );
}

/** By the browser's clock since the quote came: it may not agree with the server's. */
function useSecondsLeft({ createdAt, expiresAt }: Quote): number {
  const [endsAt] = useState(() => Date.now() + Date.parse(expiresAt) - Date.parse(createdAt));
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
}
