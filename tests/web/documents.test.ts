import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { typeDefs } from '@investing-platform/schema/server';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../packages/web/src');

test('the documents that the pages write themselves fit the schema', async () => {
  const files = (await readdir(SOURCE, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const sources = files.filter((file) => !file.endsWith('.test.ts'));
  const texts = await Promise.all(sources.map((file) => readFile(join(SOURCE, file), 'utf8')));
  const documents = texts.flatMap(
    (text) => text.match(/(?<=')(query|mutation) \w+.*?(?=')/g) ?? [],
  );
  expect(documents.length).toBeGreaterThan(0);
  const schema = buildSchema(typeDefs);
  for (const document of documents) {
    expect({ document, errors: validate(schema, parse(document)) }).toEqual({
      document,
      errors: [],
    });
  }
});
