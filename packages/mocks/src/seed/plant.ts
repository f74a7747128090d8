import { make } from '../contract/complete.ts';
import { madeId } from '../contract/leaf-values.ts';
import type { Realm } from '../contract/realm.ts';
import type { Row } from '../contract/row.ts';
import { daysFrom } from '../facts/time.ts';
import { seededRandom } from '../kernel/random.ts';

type Given = Readonly<Record<string, unknown>>;

/** Puts rows of a person's past into their world: the same ones for the same seed and person. */
export interface Plants {
  /** @param days before the mocked world starts that it was made */
  one(type: string, days: number, given: Given): Row;
  readonly start: Date;
  /** From the start on; negative: before it. */
  at(days: number): Date;
  day(days: number): string;
  /** An amount of the seed's own, up to a tenth above. */
  around(amount: number): string;
}

export function plantsOf(realm: Realm): Plants {
  const { platform, user } = realm;
  const start = platform.startsAt;
  const random = seededRandom(`${platform.seed}:${user?.email ?? ''}:past`);
  const at = (days: number): Date => daysFrom(start, days);
  return {
    start,
    at,
    day: (days) => at(days).toISOString().slice(0, 10),
    around: (amount) => String(amount + random.below(Math.max(1, amount / 10))),
    one(type, days, given) {
      const moment = at(-days);
      const newId = () => madeId(random, moment);
      return make(realm, type, given, { random, at: moment, newId });
    },
  };
}
