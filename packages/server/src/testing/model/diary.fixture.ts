import { expect } from 'vitest';
import type { Keyed } from './requests/requests.fixture.ts';
import { saleOfLots } from './sale-of-lots.fixture.ts';
import type { Seat } from './seat.fixture.ts';
import type { Measure } from './steps.fixture.ts';
import type { Wish } from './wishes/wishes.fixture.ts';

/** Of strategies and withdrawals, which may be over, the last few. */
const RECENT = 3;

/** What was acknowledged. */
export interface Acknowledged {
  /** Every order, by its id. */
  readonly orders: ReadonlySet<string>;
  /** Every active strategy, by its id. */
  readonly strategies: ReadonlySet<string>;
  /** Every withdrawal to a bank account, by its id. */
  readonly withdrawals: ReadonlySet<string>;
  /** Every deposit by the bank, by its id. */
  readonly deposits: ReadonlySet<string>;
  /** Every deposit by card, by the id that was answered. */
  readonly charges: ReadonlySet<string>;
  /** Every withdrawal of coins, by its id. */
  readonly transfers: ReadonlySet<string>;
  /** What was paid in, less what was paid out at once, in cents; whatever became of it. */
  readonly cents: bigint;
}

/** What can be edited or cancelled, and named in a sale. */
export interface OfTheMoment {
  readonly openOrders: readonly string[];
  /** Of AAPL, what no open order names; the oldest first. */
  readonly lots: readonly { readonly id: string; readonly free: string }[];
}

/** A person's own notes of what was asked of an account and what came of it. */
export interface Diary extends Acknowledged {
  /**
   * What a wish comes to now; null where there is nothing yet that it could be about.
   *
   * @param now what the account has at the moment
   */
  requestFor(wish: Wish | Measure, now: OfTheMoment): Keyed | null;
  isAnswered(request: Keyed): boolean;
  /** One answer for each key, however often it is asked for. */
  note(request: Keyed, id: string): void;
}

/**
 * @param name distinguishes the keys of this account from those of others
 * @param kept what can be asked of its money depends on
 */
export function startDiary(
  name: string,
  kept: Seat['kept'],
  opening: Pick<Acknowledged, 'orders' | 'cents'>,
): Diary {
  const answers = new Map<string, { readonly request: Keyed; readonly id: string }>();
  const orders = new Set(opening.orders);
  const strategies = new Set<string>();
  const withdrawals = new Set<string>();
  const deposits = new Set<string>();
  const charges = new Set<string>();
  const transfers = new Set<string>();
  let { cents } = opening;
  let count = 0;

  function requestFor(wish: Wish | Measure, { openOrders, lots }: OfTheMoment): Keyed | null {
    count += 1;
    const key = `${name} ${count}`;
    switch (wish.kind) {
      case 'replay':
        return picked([...answers.values()], wish.which)?.request ?? null;
      case 'sellLots': {
        const input = kept === 'ELSEWHERE' ? null : saleOfLots(lots, wish);
        return input === null ? null : { kind: 'place', key, input };
      }
      case 'edit':
      case 'cancel': {
        const orderId = picked([...openOrders, ...[...orders].slice(-1)], wish.which);
        return orderId === undefined ? null : { ...wish, key, orderId };
      }
      case 'contribute':
      case 'rebalance':
      case 'liquidate':
      case 'status':
      case 'shares': {
        const strategyId = picked([...strategies].slice(-RECENT), wish.which);
        return strategyId === undefined ? null : { ...wish, key, strategyId };
      }
      case 'callOff':
      case 'approve':
      case 'reject': {
        const withdrawalId = picked([...withdrawals].slice(-RECENT), wish.which);
        return withdrawalId === undefined ? null : { ...wish, key, withdrawalId };
      }
      case 'sendBack': {
        const depositId = picked([...deposits].slice(-RECENT), wish.which);
        return depositId === undefined ? null : { ...wish, key, depositId };
      }
      default:
        return possible(kept, wish.kind) ? { ...wish, key } : null;
    }
  }

  return {
    orders,
    strategies,
    withdrawals,
    deposits,
    charges,
    transfers,
    get cents() {
      return cents;
    },
    requestFor,
    isAnswered: ({ key }) => answers.has(key),
    note(request, id) {
      if (WITHOUT_KEY.includes(request.kind)) return;
      const before = answers.get(request.key);
      if (before !== undefined) {
        expect(id, 'a key stands for one object').toBe(before.id);
        return;
      }
      answers.set(request.key, { request, id });
      if (request.kind === 'deposit' || request.kind === 'reset') cents += centsOf(request.amount);
      else if (isPaidOut(request)) cents -= centsOf(request.amount);
      else if (request.kind === 'payOut') withdrawals.add(id);
      else if (request.kind === 'bankLine') deposits.add(id);
      else if (request.kind === 'payByCard') charges.add(id);
      else if (request.kind === 'coinsOut') transfers.add(id);
      else if (request.kind === 'invest') strategies.add(id);
      else if (request.kind === 'place' || request.kind === 'edit') orders.add(id);
    },
  };
}

/** What the money of an account cannot do. */
function possible(kept: Seat['kept'], kind: (Wish | Measure)['kind']): boolean {
  switch (kind) {
    case 'payOut':
    case 'bankLine':
      return kept === 'LIVE' || kept === 'LEAVING';
    case 'payByCard':
    case 'confirm':
    case 'hear':
    case 'subscribe':
    case 'unsubscribe':
    case 'interest':
    case 'coinsIn':
    case 'coinsOut':
    case 'letCoinsOut':
    case 'keepCoinsIn':
    case 'sweep':
      return kept === 'LIVE';
    case 'deposit':
    case 'withdraw':
    case 'takeBack':
      return kept === 'LIVE' || kept === 'PRACTICE';
    case 'sync':
    case 'disconnect':
      return kept === 'ELSEWHERE';
    default:
      return true;
  }
}

type PaidOut = Extract<Keyed, { readonly kind: 'takeBack' } | { readonly kind: 'withdraw' }>;

const isPaidOut = (request: Keyed): request is PaidOut =>
  request.kind === 'withdraw' || request.kind === 'takeBack';

/** A second one is another request. */
const WITHOUT_KEY: readonly Keyed['kind'][] = [
  'callOff',
  'approve',
  'reject',
  'sendBack',
  'confirm',
  'hear',
  'unsubscribe',
  'interest',
  'coinsIn',
  'letCoinsOut',
  'keepCoinsIn',
  'sweep',
  'cancel',
  'status',
  'method',
  'restrict',
  'release',
  'suspend',
  'reinstate',
  'sync',
  'disconnect',
  'close',
];

const picked = <T>(all: readonly T[], which: number): T | undefined => all[which % all.length];
const centsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));
