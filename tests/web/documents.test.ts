import { typeDefs } from '@investing-platform/schema/server';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import * as common from '../../packages/web/src/api/documents.ts';
import * as account from '../../packages/web/src/screens/account/documents.ts';
import * as home from '../../packages/web/src/screens/home/documents.ts';
import * as money from '../../packages/web/src/screens/money/documents.ts';

const schema = buildSchema(typeDefs);

test.each(Object.entries({ ...common, ...account, ...home, ...money }))(
  'the document that the application writes itself fits the schema: %s',
  (_name, document) => {
    expect(validate(schema, parse(document))).toEqual([]);
  },
);
