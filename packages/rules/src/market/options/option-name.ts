import type { OptionSeries } from './occ-symbol.ts';

const THOUSANDTHS = 1_000;

/** What a contract is called for a person: `AAPL 2026-12-18 300 call`. */
export function optionName({
  root,
  expirationDate,
  type,
  strikeThousandths,
}: OptionSeries): string {
  const strike = strikeThousandths / THOUSANDTHS;
  return `${root} ${expirationDate} ${strike} ${type === 'CALL' ? 'call' : 'put'}`;
}
