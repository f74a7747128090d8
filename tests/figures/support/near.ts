import { expect } from 'vitest';

/** That an answered figure is a recomputed one; null where that is null, and only there. */
export function near(
  answered: string | null,
  recomputed: number | null,
  tolerance: number,
  title: string,
): void {
  if (answered === null || recomputed === null) {
    expect({ answered, recomputed }, title).toEqual({ answered: null, recomputed: null });
    return;
  }
  const off = Math.abs(Number(answered) - recomputed);
  expect(
    off,
    `${title}: ${answered} was answered, ${recomputed} is recomputed`,
  ).toBeLessThanOrEqual(tolerance);
}
