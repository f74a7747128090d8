import { describe, expect, test } from 'vitest';
import type { PasswordBreaches } from './password-breaches.ts';

/** What every adapter of the port keeps to. `leaked` is a password that it has to know. */
export function passwordBreachesContract(
  name: string,
  leaked: string,
  open: () => Promise<PasswordBreaches> | PasswordBreaches,
) {
  describe(`the password breaches port, ${name}`, () => {
    const inTime = () => new AbortController().signal;

    test('a leaked password is known', async () => {
      expect(await (await open()).check(leaked, inTime())).toBe('leaked');
    });

    test('a password that was never used is clear', async () => {
      expect(await (await open()).check('violet harbour 93 lanterns', inTime())).toBe('clear');
    });

    test('past its deadline the verdict is unknown and nothing is thrown', async () => {
      expect(await (await open()).check(leaked, AbortSignal.abort())).toBe('unknown');
    });
  });
}
