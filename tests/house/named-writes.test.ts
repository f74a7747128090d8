import { expect, test } from 'vitest';
import { isFixture, isTest, type SourceFile, sourceFiles } from './support/source-files.ts';

const STATEMENT = /\bstatement<[\s\S]*?>\(\s*'([^']+)',\s*(`[^`]*`|'[^']*')/g;
const WRITE = /\b(insert into|update|delete from)\s+[a-z_]+/;
/** One value more than a reader keeps apart by their places. */
const FIFTH_PLACE = /\$(5|[6-9]|\d\d)/;

function longWrites({ path, lines }: SourceFile): string[] {
  return [...lines.join('\n').matchAll(STATEMENT)]
    .filter(([, , text = '']) => !/^.\s*select/.test(text))
    .filter(([, , text = '']) => WRITE.test(text) && FIFTH_PLACE.test(text))
    .map(([, name]) => `${path}: ${name}`);
}

const texts = (text: string) => ({ path: 'a.ts', lines: text.split('\n') });

test('the rule sees a write whose values are numbered, and no read', () => {
  const of = (sql: string) =>
    longWrites(texts(`statement<never, [a: string]>(\n  'x', \`${sql}\``));
  expect(of('insert into users (a, b) values ($1, $2, $3, $4, $5)')).toEqual(['a.ts: x']);
  expect(of('with a as (select 1) update users set a = $5')).toEqual(['a.ts: x']);
  expect(of('insert into users (a, b) values ($1, $2, $3, $4, $4)')).toEqual([]);
  expect(of('select a from users where a = $5 for update of users')).toEqual([]);
});

test('a write of five values or more takes them by name', () => {
  const product = sourceFiles(['packages/server/src']).filter(
    (file) =>
      file.path.endsWith('.ts') &&
      !isTest(file) &&
      !isFixture(file) &&
      !/\/(migrations|testing)\/|\/testing\.ts$/.test(file.path),
  );
  expect(product.length).toBeGreaterThan(1_000);
  const advice = 'Write these with namedStatement (db/statement.ts) or insertInto (db/tables).';
  expect(product.flatMap(longWrites), advice).toEqual([]);
});
