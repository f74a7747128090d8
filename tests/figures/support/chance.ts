import { createHash } from 'node:crypto';

export type Chance = ReturnType<typeof chanceOf>;

/** Draws that are the same for the same seed. */
export function chanceOf(seed: string) {
  let count = 0;
  const fraction = (): number => {
    count += 1;
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE() / 2 ** 32;
  };
  const whole = (from: number, to: number): number =>
    from + Math.floor(fraction() * (to - from + 1));
  return {
    whole,
    happens: (probability: number): boolean => fraction() < probability,
    amount: (from: number, to: number): string => (whole(from * 100, to * 100) / 100).toFixed(2),
    quantity: (from: number, to: number): string =>
      (whole(from * 1_000, to * 1_000) / 1_000).toFixed(3),
    pick<T>(from: readonly T[]): T {
      const picked = from[whole(0, from.length - 1)];
      if (picked === undefined) throw new Error('there is nothing to pick');
      return picked;
    },
  };
}
