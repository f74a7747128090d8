import type { AppRule } from '../../kernel/actor.ts';
import { decimal } from '../../kernel/decimal.ts';
import { refuse } from '../../kernel/errors.ts';
import { rateOrNull } from '../market/index.ts';
import type { AgentDeps } from './deps.ts';
import type { Wish } from './operation-call.ts';
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

/** What takes only practice money, or none. */
const MOVES_NOTHING = new Set(['cancelOrder', 'fundPaperAccount', 'simulatePaperDeposit']);

/**
 * How much a change moves, in US dollars, where a bound of the person asks for it; else null.
 *
 * @throws {PlatformError} QUOTA_EXCEEDED where that is not known beforehand
 */
export async function amountOf(
  deps: Pick<AgentDeps, 'marketData' | 'clock'>,
  rule: AppRule | null,
  wish: Wish,
  { amount }: Pick<Told, 'amount'>,
): Promise<string | null> {
  if (rule === null || rule.maxAmountPerDay === null) return null;
  const { operationHints } = await import('@investing-platform/schema/hints');
  const movesMoney = operationHints[wish.operation]?.movesMoney === true;
  if (!movesMoney || MOVES_NOTHING.has(wish.operation)) return '0';
  const rate = amount && (await rateOrNull(deps, amount.currency, 'USD', deps.clock.now()));
  if (amount === null || rate === null) {
    const message =
      `How much ${wish.operation} moves is not known beforehand, and the person has set a bound on ` +
      'the money that this app moves in a day';
    throw refuse('QUOTA_EXCEEDED', message);
  }
  return decimal(amount.value).times(rate).abs().toFixed(2);
}

/** @throws {PlatformError} QUOTA_EXCEEDED */
export function refuseBeyond(
  rule: AppRule | null,
  use: Use,
  amount: string | null,
  isAsked: boolean,
): void {
  const { maxChangesPerDay = null, maxAmountPerDay = null } = rule ?? {};
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
