import { moneyText } from './format.ts';

/** The one amount that a card is about. Its currency is named: `$` alone may be any dollar. */
export function Figure({
  amount,
  currency,
}: {
  readonly amount: string;
  readonly currency: string;
}) {
  return (
    <p className="figure">
      {moneyText(amount, currency)} <span className="code">{currency}</span>
    </p>
  );
}
