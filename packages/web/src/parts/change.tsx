import { direction, moneyText, percentText } from './text/format.ts';

interface ChangeProps {
  readonly amount: string;
  readonly currency: string;
  readonly percent: string | null;
}

/** A gain or a loss: told by its sign, not by its colour alone. */
export function Change({ amount, currency, percent }: ChangeProps) {
  return (
    <span className={`change ${direction(amount)}`}>
      <span className="change-part">{moneyText(amount, currency, true)}</span>
      {percent !== null && <span className="change-part"> ({percentText(percent)})</span>}
    </span>
  );
}
