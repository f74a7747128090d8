import type { PasswordBreaches } from '../../../ports/password-breaches.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/** Knows the commonest passwords of past leaks, in any case of letters. Loaded at first use. */
export function commonPasswords(): PasswordBreaches {
  return {
    async check(password, signal) {
      known ??= loadKnown();
      const passwords = await known;
      if (signal.aborted) return 'unknown';
      return passwords.has(password.toLowerCase()) ? 'leaked' : 'clear';
    },
  };
}

async function loadKnown(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'] as readonly string[]);
}
