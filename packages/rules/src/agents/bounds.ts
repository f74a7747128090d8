import { type Decimal, decimal } from '../numbers/decimal.ts';
import { refuse } from '../refusals/platform-error.ts';
import type { Hint } from './names.ts';
import type { Wish } from './wish.ts';
import type { Told } from './words.ts';

const MAX_WAITING = 20;
const MAX_ASKED_IN_DAY = 200;
/** Of apps that ask nobody, where the person has set no bound. */
const MAX_UNASKED_IN_DAY = 2_000;

/** What an app has done and asked for in 24 hours, and how much waits for its person. */
export interface Use {
  readonly waiting: number;
  readonly askedInDay: number;
  readonly changesInDay: number;
  /** In US dollars. */
  readonly amountInDay: string;
}

/** What a person allows an app in 24 hours; null: what everybody is allowed. */
export interface Bounds {
  readonly maxChangesPerDay: number | null;
  /** In US dollars. */
  readonly maxAmountPerDay: string | null;
}

/** What takes only practice money, or none. */
const MOVES_NOTHING = new Set(['cancelOrder', 'fundPaperAccount', 'simulatePaperDeposit']);

/**
 * How much a change moves, in US dollars, where a bound of the person asks for it; else null.
 *
 * @param rateToDollars of a currency; null where there is none
 * @throws {PlatformError} QUOTA_EXCEEDED where that is not known beforehand
 */
export async function amountOf(
  bounds: Bounds | null,
  { operation }: Wish,
  { movesMoney }: Pick<Hint, 'movesMoney'>,
  { amount }: Pick<Told, 'amount'>,
  rateToDollars: (currency: string) => Promise<Decimal | null>,
): Promise<string | null> {
  if (bounds === null || bounds.maxAmountPerDay === null) return null;
  if (!movesMoney || MOVES_NOTHING.has(operation)) return '0';
  const rate = amount && (await rateToDollars(amount.currency));
  if (amount === null || rate === null) {
    const message =
      `How much ${operation} moves is not known beforehand, and the person has set a bound on ` +
      'the money that this app moves in a day';
    throw refuse('QUOTA_EXCEEDED', message);
  }
  return decimal(amount.value).times(rate).abs().toFixed(2);
}

/** @throws {PlatformError} QUOTA_EXCEEDED */
export function refuseBeyond(
  bounds: Bounds | null,
  use: Use,
  amount: string | null,
  isAsked: boolean,
): void {
  const { maxChangesPerDay = null, maxAmountPerDay = null } = bounds ?? {};
  const most = maxChangesPerDay ?? (isAsked ? null : MAX_UNASKED_IN_DAY);
  if (most !== null && use.changesInDay >= most) {
    throw refuse('QUOTA_EXCEEDED', `This app makes at most ${most} changes in 24 hours`);
  }
  const sum = decimal(use.amountInDay).plus(amount ?? 0);
  if (maxAmountPerDay !== null && sum.gt(maxAmountPerDay)) {
    const message =
      `This app moves at most ${maxAmountPerDay} USD in 24 hours, and this would make it ` +
      `${sum.toFixed()} USD`;
    throw refuse('QUOTA_EXCEEDED', message);
  }
  if (!isAsked) return;
  if (use.waiting >= MAX_WAITING) {
    throw refuse('QUOTA_EXCEEDED', `${MAX_WAITING} requests wait for the person already`);
  }
  if (use.askedInDay >= MAX_ASKED_IN_DAY) {
    throw refuse('QUOTA_EXCEEDED', `An app asks for at most ${MAX_ASKED_IN_DAY} changes a day`);
  }
}
