import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [, promises = ''] = readFileSync(`${root}docs/SECURITY.md`, 'utf8').split('## Promises');
const rows = [...promises.matchAll(/^\| (.+) \| `([^`]+)`: (.+) \|$/gm)];

/** Titles that tables fill in count by what stands before the first value. */
function hasTest(file: string, title: string): boolean {
  const path = root + file;
  return existsSync(path) && readFileSync(path, 'utf8').includes(title);
}

test('the page of security makes promises, each in one row', () => {
  const lines = promises
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| promise/.test(line));
  expect(rows.length).toBeGreaterThan(50);
  expect(lines).toHaveLength(rows.length);
});

describe('a promise of the page of security names a test that exists', () => {
  test.each(rows.map(([, promise, file, title]) => [promise, file, title]))(
    '%s',
    (_, file = '', title = '') => {
      expect(hasTest(file, title), `${file}: ${title}`).toBe(true);
    },
  );
});
