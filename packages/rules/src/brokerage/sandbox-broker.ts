import { DAY_MS } from '@investing-platform/schema/durations';
/** What an account with the sandbox broker holds: invented, and the same wherever it is shown. */

/** What keys of the sandbox begin with. */
export const SANDBOX_KEY = 'SANDBOX';
/** Of which everything has a price, so that gains can be told. */
export const SANDBOX_PRICED_KEY = `${SANDBOX_KEY}-PRICED`;

/** Why the sandbox broker takes a key for none of its own; null where it is one. */
export function sandboxRefusal(key: string): string | null {
  if (key.startsWith(SANDBOX_KEY)) return null;
  return `The sandbox broker takes keys that begin with ${SANDBOX_KEY}`;
}

export const SANDBOX_NAME = 'Sandbox broker';
export const SANDBOX_CASH = '5400.25';
export const SANDBOX_CURRENCY = 'USD';

export const sandboxAccountName = (isLive: boolean): string =>
  isLive ? 'Sandbox' : 'Sandbox paper';

/** In the catalogue, at the prices of the market; below 0: short. */
export const SANDBOX_LISTED: readonly {
  readonly symbol: string;
  readonly quantity: string;
  readonly averagePrice: string;
}[] = [
  { symbol: 'AAPL', quantity: '25', averagePrice: '188.4' },
  { symbol: 'VOO', quantity: '12.5', averagePrice: '452.1' },
  { symbol: 'TSLA', quantity: '-8', averagePrice: '262.75' },
];

/** Outside of the catalogue. */
export interface SandboxUnlisted {
  readonly externalId: string;
  readonly symbol: string;
  readonly name: string;
  readonly assetClass: 'OPTION' | 'OTHER';
  readonly quantity: string;
  readonly averagePrice: string;
  readonly currency: string;
  /** Null: it has none. */
  readonly price: string | null;
}

const DAYS_OF_A_WAVE = 40;
const SWING = 0.02;
const PLACES = 4;

/** A bond in euros, which moves a little by the day, and shares that nobody prices. */
export function sandboxUnlisted(now: Date): SandboxUnlisted[] {
  const day = Math.floor(now.getTime() / DAY_MS);
  const price = 1 + SWING * Math.sin((2 * Math.PI * day) / DAYS_OF_A_WAVE);
  return [
    {
      externalId: 'bond',
      symbol: 'EXP31',
      assetClass: 'OTHER',
      currency: 'EUR',
      name: 'Example Power 5.2% bond 2031',
      quantity: '4000',
      averagePrice: '0.985',
      price: String(Number(price.toFixed(PLACES))),
    },
    {
      externalId: 'private',
      symbol: 'EXVENT',
      assetClass: 'OTHER',
      currency: 'USD',
      name: 'Example Ventures, private shares',
      quantity: '150',
      averagePrice: '10',
      price: null,
    },
  ];
}

export const SANDBOX_UNDERLYING = 'AAPL';
export const SANDBOX_STRIKE = 250;
const THOUSANDTHS = 1_000;
const STRIKE_DIGITS = 8;
const DECEMBER = 11;
const FRIDAY = 5;
const WEEK = 7;
/** Options on shares expire on the third Friday. */
const FIRST_THIRD = 15;

export interface SandboxOption extends SandboxUnlisted {
  readonly expiresAt: Date;
}

/**
 * Two calls of the December after the next: with the new year they are rolled over.
 *
 * @param priceOf what one contract is worth
 */
export function sandboxOption(
  now: Date,
  priceOf: (expiresAt: Date) => string | null,
): SandboxOption {
  const expiresAt = thirdFridayOfDecember(now.getUTCFullYear() + 1);
  const date = expiresAt.toISOString().slice(0, 10);
  const strike = String(SANDBOX_STRIKE * THOUSANDTHS).padStart(STRIKE_DIGITS, '0');
  const symbol = `${SANDBOX_UNDERLYING}${date.slice(2).replaceAll('-', '')}C${strike}`;
  return {
    externalId: symbol,
    symbol,
    name: `${SANDBOX_UNDERLYING} ${date} ${SANDBOX_STRIKE} call`,
    assetClass: 'OPTION',
    quantity: '2',
    averagePrice: '2150',
    currency: SANDBOX_CURRENCY,
    price: priceOf(expiresAt),
    expiresAt,
  };
}

function thirdFridayOfDecember(year: number): Date {
  const day = new Date(Date.UTC(year, DECEMBER, FIRST_THIRD));
  day.setUTCDate(FIRST_THIRD + ((FRIDAY - day.getUTCDay() + WEEK) % WEEK));
  return day;
}
