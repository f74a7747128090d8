import { expect, test } from 'vitest';
import {
  findLines,
  isCode,
  isFixture,
  isGenerated,
  isTest,
  sourceFiles,
} from './support/source-files.ts';

const HERE = 'tests/house/words.test.ts';
/** The one place that says how long a day is. Figures are recomputed without it, data is data. */
const OWN_LENGTHS =
  /^packages\/(schema\/src\/durations|sdk\/|web\/|cli\/)|^(tests|bench|scripts)\//;

const code = sourceFiles().filter(
  (file) => isCode(file) && !isGenerated(file) && file.path !== HERE,
);
const product = code.filter(({ path }) => !OWN_LENGTHS.test(path));
const server = product.filter(
  (file) =>
    /^packages\/(server|rules|engine)\/src\//.test(file.path) &&
    !isTest(file) &&
    !isFixture(file) &&
    !/\/migrations\/|\/testing(\/|\.ts$)/.test(file.path),
);
/** What people read; the titles of tests are the tests'. */
const documents = sourceFiles(['docs', 'README.md', 'CONTRIBUTING.md']).filter(({ path }) =>
  path.endsWith('.md'),
);
const pages = code.filter(({ path }) => path.startsWith('packages/web/src/'));

/** One word for one thing, as in "Words of this house" of docs/ARCHITECTURE.md. */
test.each([
  ['a bound begins with MAX_', code, /const (MOST|MAXIMUM|LONGEST|LARGEST|GREATEST|AT_MOST)_[A-Z]/],
  [
    'the least of something begins with MIN_',
    code,
    /const (LEAST|MINIMUM|SMALLEST|SHORTEST)_[A-Z]/,
  ],
  [
    'milliseconds are Ms at the end of a name',
    code,
    /(?<!gmtOffSet)(?<=[a-z0-9])Milliseconds\b|(?<!SLOW_REQUEST)_MILLISECONDS\b/,
  ],
  [
    'a length of time is declared once',
    product,
    /const (SECOND|MINUTE|HOUR|DAY|YEAR)_(MS|SECONDS)\b/,
  ],
  [
    'an hour, a day and a week are told by durations.ts',
    server,
    /(?<![\d_])(3_600|86_400|604_800)(_000)?(?![\d_])/,
  ],
  ['what a table holds is a Row, what is shown is Shown', code, /^export interface \w+View\b/],
  [
    'pages use the words of the field',
    pages,
    /\bHow it stands\b|["'>]Stands["'<]|\bWhat you are told\b|\bdoes not come to you\b|\bprotection but\b/,
  ],
  [
    'documents use plain words',
    documents,
    /^(?!.*\.test\.ts`).*\b(alone|whoever|whosever|heed(?!-person)|astray|sign of life)\b/i,
  ],
  ['an object literal is written out', code, /(?<!\{)\.\.\.\{/],
] as const)('%s', (_, files, loser) => {
  expect(findLines(files, loser)).toEqual([]);
});
