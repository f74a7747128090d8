import { GraphQLError, GraphQLSchema, parse, validate } from 'graphql';
import { GraphQLError as DeepGraphQLError } from 'graphql/error/GraphQLError.js';
import { createSchema, createYoga } from 'graphql-yoga';
import { expect, test } from 'vitest';

const typeDefs = 'type Query { answer: Int! refused: Int }';

test('a schema made by graphql-yoga is an instance of the one GraphQLSchema', () => {
  const schema = createSchema({ typeDefs });
  expect(schema).toBeInstanceOf(GraphQLSchema);
  expect(validate(schema, parse('{ answer }'))).toEqual([]);
});

test('an error thrown by a resolver is known to graphql-yoga and keeps its code', async () => {
  const refused = () => {
    throw new GraphQLError('refused', { extensions: { code: 'FORBIDDEN' } });
  };
  const schema = createSchema({ typeDefs, resolvers: { Query: { refused } } });
  const yoga = createYoga({ schema, logging: false });
  const response = await yoga.fetch('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ refused }' }),
  });
  const { errors } = (await response.json()) as { errors: { extensions: object }[] };
  expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
});

test('a deep import of graphql is the same copy', () => {
  expect(DeepGraphQLError).toBe(GraphQLError);
});
