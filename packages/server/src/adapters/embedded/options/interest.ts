import { fraction, seededRandom } from '../../../kernel/random.ts';

const MAX_VOLUME = 4_000;
const MAX_OPEN = 20_000;

/**
 * How many contracts of one kind trade on a day, and are open: most near the money.
 *
 * @param nearness from 0 to 1
 */
export function interest(key: string, nearness: number) {
  const random = seededRandom(key);
  return {
    volume: Math.floor(MAX_VOLUME * nearness * fraction(random) ** 2),
    openInterest: Math.floor(MAX_OPEN * nearness * fraction(random)),
  };
}
