import { badInput, type PlatformError } from '../refusals/platform-error.ts';

/** What the bank takes, and pays out. */
export const BANK_CURRENCIES: readonly string[] = ['NZD', 'USD'];

/** @param path of the input that names another currency */
export function noBankCurrency(path: string): PlatformError {
  return badInput(path, `must be ${BANK_CURRENCIES.join(' or ')}`);
}

/** @throws {PlatformError} BAD_USER_INPUT for a currency that the bank does not take */
export function requireBankCurrency(path: string, currency: string): void {
  if (!BANK_CURRENCIES.includes(currency)) throw noBankCurrency(path);
}

/** Each of them against each other. */
export const BANK_PAIRS = BANK_CURRENCIES.flatMap((from) =>
  BANK_CURRENCIES.filter((to) => to !== from).map((to) => ({ from, to })),
);
