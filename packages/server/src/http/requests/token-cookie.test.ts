import { expect, test } from 'vitest';
import { cookieNamed } from './token-cookie.ts';

const options = { name: 'visit', sameSite: 'Lax', form: /^[\w.=-]+$/ } as const;

test.each([
  ['visit=a.b-c', 'a.b-c'],
  ['visit=a=b==', 'a=b=='],
  ['other=1; visit = two ;visit=three', 'two'],
  ['visited=1; xvisit=2', null],
  ['visit=a b', null],
  ['visit', null],
  ['', null],
  [undefined, null],
])('of the header %j, the value is %j', (header, value) => {
  expect(cookieNamed({ ...options, isProduction: false }).read(header)).toBe(value);
});

test('in production it is bound to this very host over https', () => {
  const cookie = cookieNamed({ ...options, isProduction: true });
  expect(cookie.print('v', 'Max-Age=600')).toBe(
    '__Host-visit=v; Max-Age=600; Path=/; HttpOnly; SameSite=Lax; Secure',
  );
  expect(cookie.read('visit=1; __Host-visit=2')).toBe('2');
});
