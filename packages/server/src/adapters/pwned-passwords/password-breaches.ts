import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { PasswordBreaches } from '../../ports/password-breaches.ts';

const PREFIX_DIGITS = 5;
/** A range holds about 1,000 lines of 40 bytes; anything far beyond is no answer of the service. */
const MAX_CHARACTERS = 1_000_000;

/**
 * Asks a service that speaks the Pwned Passwords range API. It is told the first 5 of the 40
 * hexadecimal digits of the password's SHA-1, which hundreds of passwords share, and nothing else
 * (k-anonymity). An outage refuses nobody a password: the verdict is then `unknown`, with a log.
 *
 * @param origin of the service, without a slash at the end
 */
export function pwnedPasswords(
  origin: string,
  log: Pick<Logger, 'warn'>,
  fetchRange: typeof fetch = fetch,
): PasswordBreaches {
  return {
    async check(password, signal) {
      const digest = createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase();
      const prefix = digest.slice(0, PREFIX_DIGITS);
      try {
        signal.throwIfAborted();
        // Padding hides from the network how many passwords share the prefix.
        const headers = { 'Add-Padding': 'true' };
        const response = await fetchRange(`${origin}/range/${prefix}`, { headers, signal });
        if (!response.ok) throw new Error(`the service answered ${response.status}`);
        const range = (await response.text()).slice(0, MAX_CHARACTERS);
        return isLeaked(range, digest.slice(PREFIX_DIGITS)) ? 'leaked' : 'clear';
      } catch (error) {
        log.warn({ err: error }, 'leaked passwords could not be looked up');
        return 'unknown';
      }
    },
  };
}

/** Lines of `SUFFIX:COUNT`; a count of 0 is padding. */
function isLeaked(range: string, suffix: string): boolean {
  return range.split(/\r?\n/).some((line) => line.startsWith(`${suffix}:`) && !line.endsWith(':0'));
}
