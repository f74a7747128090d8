import type { MockClock } from './clock.ts';
import type { Random } from './random.ts';

const MAX_IN_A_MILLISECOND = 0x1000;

/** Makes UUIDv7 ids (RFC 9562, section 5.7) that rise, from the mock clock and the seed. */
export function idMaker(clock: Pick<MockClock, 'now'>, random: Random): () => string {
  let milliseconds = 0;
  let count = 0;
  return () => {
    const now = clock.now().getTime();
    count += 1;
    if (now > milliseconds) {
      milliseconds = now;
      count = 0;
    } else if (count === MAX_IN_A_MILLISECOND) {
      milliseconds += 1;
      count = 0;
    }
    const time = milliseconds.toString(16).padStart(12, '0');
    const variant = '89ab'.charAt(random.below(4));
    const counter = count.toString(16).padStart(3, '0');
    return [
      time.slice(0, 8),
      time.slice(8),
      `7${counter}`,
      variant + random.hex(3),
      random.hex(12),
    ].join('-');
  };
}
