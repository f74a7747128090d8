import { expect, test } from 'vitest';
import { passwordBreachesContract } from '../../../ports/password-breaches.contract.ts';
import { commonPasswords } from './common-passwords.ts';

passwordBreachesContract('embedded', 'password1', commonPasswords);

test('the embedded list knows leaked passwords in any case of letters', async () => {
  const { check } = commonPasswords();
  expect(await check('PassWord1', new AbortController().signal)).toBe('leaked');
});
