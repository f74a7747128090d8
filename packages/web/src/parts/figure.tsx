import { moneyText } from './text/format.ts';

/** Characters that fit a narrow screen in one line. */
const MAX_LARGE = 14;

/** The one amount that a card is about. Its currency is named: `$` alone may be any dollar. */
export function Figure({
  amount,
  currency,
}: {
  readonly amount: string;
  readonly currency: string;
}) {
  const text = moneyText(amount, currency);
  return (
    <p className={text.length > MAX_LARGE ? 'figure long' : 'figure'}>
      {text} <span className="code">{currency}</span>
    </p>
  );
}
