import { expect } from 'vitest';
import type { Request } from './requests.fixture.ts';
import type { Wish } from './steps.fixture.ts';

/** Orders that may still be open: most of the older ones are not. */
const RECENT = 12;

/** What was acknowledged. */
export interface Acknowledged {
  /** Every order, by its id. */
  readonly orders: ReadonlySet<string>;
  /** What was paid in, less what was paid out, in cents. */
  readonly cents: bigint;
}

/** A person's own notes of what was asked for and what came of it. */
export interface Diary extends Acknowledged {
  /** What a wish comes to now; null where there is nothing yet that it could be about. */
  requestFor(wish: Wish): Request | null;
  isAnswered(request: Request): boolean;
  /** One answer for each key, however often it is asked for. */
  note(request: Request, id: string): void;
}

export function startDiary(opening: Acknowledged): Diary {
  const answers = new Map<string, { readonly request: Request; readonly id: string }>();
  const orders = new Set(opening.orders);
  let { cents } = opening;
  let count = 0;
  return {
    orders,
    get cents() {
      return cents;
    },
    requestFor(wish) {
      count += 1;
      const key = `key ${count}`;
      if (wish.kind === 'replay') return picked([...answers.values()], wish.which)?.request ?? null;
      if (wish.kind !== 'edit' && wish.kind !== 'cancel') return { ...wish, key };
      const orderId = picked([...orders].slice(-RECENT), wish.which);
      return orderId === undefined ? null : { ...wish, key, orderId };
    },
    isAnswered: ({ key }) => answers.has(key),
    note(request, id) {
      // A cancel has no key: a second one is another request.
      if (request.kind === 'cancel') return;
      const before = answers.get(request.key);
      if (before !== undefined) {
        expect(id, 'a key stands for one object').toBe(before.id);
        return;
      }
      answers.set(request.key, { request, id });
      if (request.kind === 'deposit') cents += centsOf(request.amount);
      else if (request.kind === 'withdraw') cents -= centsOf(request.amount);
      else orders.add(id);
    },
  };
}

const picked = <T>(all: readonly T[], which: number): T | undefined => all[which % all.length];
const centsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));
