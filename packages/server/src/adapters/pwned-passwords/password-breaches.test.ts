import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { passwordBreachesContract } from '../../ports/password-breaches.contract.ts';
import { pwnedPasswords } from './password-breaches.ts';

const LEAKED = 'correct horse battery staple';
const ORIGIN = 'https://breaches.example';

/** A range service that knows one password, and what it was asked. */
function service(answer?: (url: string) => Response) {
  const asked: string[] = [];
  const digest = createHash('sha1').update(LEAKED).digest('hex').toUpperCase();
  const lines = [`${'0'.repeat(35)}:0`, `${digest.slice(5)}:216`, `${'F'.repeat(35)}:1`];
  const range = async (input: URL | RequestInfo, init?: RequestInit) => {
    init?.signal?.throwIfAborted();
    asked.push(`${String(input)} ${JSON.stringify(init?.headers)}`);
    return answer?.(String(input)) ?? new Response(lines.join('\r\n'));
  };
  const warnings: string[] = [];
  const log = { warn: (_: unknown, message?: string) => void warnings.push(message ?? '') };
  return { breaches: pwnedPasswords(ORIGIN, log, range), asked, warnings };
}

const inTime = () => new AbortController().signal;

passwordBreachesContract('Pwned Passwords', LEAKED, () => service().breaches);

test('the service is told five digits of a hash and nothing else of the password', async () => {
  const { breaches, asked } = service();
  await breaches.check(LEAKED, inTime());
  expect(asked).toEqual([`${ORIGIN}/range/ABF7A {"Add-Padding":"true"}`]);
});

test('a padded line is no leak', async () => {
  const digest = createHash('sha1').update('padded').digest('hex').toUpperCase();
  const { breaches } = service(() => new Response(`${digest.slice(5)}:0`));
  expect(await breaches.check('padded', inTime())).toBe('clear');
});

test('an outage refuses nobody a password and is logged', async () => {
  const { breaches, warnings } = service(() => new Response('', { status: 503 }));
  expect(await breaches.check(LEAKED, inTime())).toBe('unknown');
  expect(warnings).toEqual(['leaked passwords could not be looked up']);
});
