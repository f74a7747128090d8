import { describe, expect, test } from 'vitest';
import { isWebAddress, safeNext, signInPath } from './next.ts';

const ORIGIN = 'https://invest.example';

describe('after signing in the browser goes', () => {
  test.each([
    ['/credentials', '/credentials'],
    ['/consent?request=abc#top', '/consent?request=abc#top'],
    ['/a/../credentials', '/credentials'],
  ])('to a path of this origin: %s', (wanted, path) => {
    expect(safeNext(wanted, ORIGIN)).toBe(path);
  });

  test.each([
    [null],
    [''],
    ['credentials'],
    ['https://evil.example/'],
    ['//evil.example/'],
    ['/\\evil.example/'],
    ['/..//evil.example'],
    ['/.//evil.example'],
    ['/%2e%2e//evil.example'],
    ['/a/..//evil.example'],
    ['/\t/evil.example/'],
    ['\t//evil.example/'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['//invest.example:444/'],
  ])('to the start page where another place is wanted: %j', (wanted) => {
    expect(safeNext(wanted, ORIGIN)).toBe('/');
  });

  test('back to where it came from', () => {
    const here = '/consent?request=a&b=c';
    const page = new URL(signInPath(here), ORIGIN);
    expect(page.pathname).toBe('/sign-in');
    expect(safeNext(page.searchParams.get('next'), ORIGIN)).toBe(here);
  });
});

test.each([
  ['https://app.example.com/callback?code=x', true],
  ['http://127.0.0.1:3000/cb', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['not an address', false],
])('an app may be returned to at %s: %s', (address, allowed) => {
  expect(isWebAddress(address)).toBe(allowed);
});
