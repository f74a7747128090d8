import { typeDefs } from '@investing-platform/schema/server';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import * as documents from '../../packages/web/src/api/documents.ts';

const schema = buildSchema(typeDefs);

test.each(Object.entries(documents))(
  'the document that the application writes itself fits the schema: %s',
  (_name, document) => {
    expect(validate(schema, parse(document))).toEqual([]);
  },
);
