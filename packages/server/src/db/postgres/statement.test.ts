import { PassThrough } from 'node:stream';
import pg from 'pg';
import { expect, test } from 'vitest';
import { runStatement, type StatementClient } from './statement.ts';

const JSON_OID = 114;

type Driven = pg.Submittable & {
  handleRowDescription(message: object): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object): void;
  handleReadyForQuery(): void;
};

/** A driver whose server answers with rows of one column, at once. */
function answeringWith(...texts: readonly string[]): StatementClient {
  return {
    query(statement) {
      const driven = statement as Driven;
      driven.submit(new pg.Connection({ stream: () => new PassThrough() }));
      driven.handleRowDescription({ fields: [{ name: 'value', dataTypeID: JSON_OID }] });
      for (const text of texts) driven.handleDataRow({ fields: [text] });
      driven.handleCommandComplete({ text: `SELECT ${texts.length}` });
      driven.handleReadyForQuery();
    },
  };
}

test('Rows are read by the types of their columns', async () => {
  const result = await runStatement(answeringWith('{"a":1}', '2'), { text: '', values: [] });
  expect(result).toEqual({ rows: [{ value: { a: 1 } }, { value: 2 }], affectedCount: 2 });
});

test('A row that cannot be read fails the statement, and nothing else', async () => {
  const answer = runStatement(answeringWith('{', '2'), { text: '', values: [] });
  await expect(answer).rejects.toThrow(SyntaxError);
});
