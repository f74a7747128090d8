import { plainName } from '../text/format.ts';

/** Where the contract's name is no word. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['EQUITY', 'Shares'],
  ['ETF', 'ETFs'],
  ['FUND', 'Funds'],
  ['CRYPTO', 'Crypto assets'],
]);

/** A category of what is owned or owed, for the person. */
export function categoryText(category: string): string {
  return NAMES.get(category) ?? plainName(category);
}
