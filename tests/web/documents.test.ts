import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../packages/web/src');

/** What TypeScript is told without a reason; `as const` tells it nothing, and imports rename. */
const CAST = /^(?!import ).*\bas (?!const\b)(?:[A-Z]\w*|unknown|any|never|\{)(?=[<[;),\s])/;

test('no source of the application says what an answer is: its types follow from the query', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE, exclude: ['generated/**'] });
  expect(files.length).toBeGreaterThan(150);
  const casts = files.flatMap((file) =>
    readFileSync(join(SOURCE, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line) && CAST.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(casts).toEqual([]);
});
