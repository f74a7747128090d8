import { InvariantViolation } from '@investing-platform/rules/refusals/invariant';
import {
  buildSchema,
  execute,
  GraphQLScalarType,
  isInputObjectType,
  parse,
  printSchema,
  subscribe,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { executableSchema } from './executable-schema.ts';

const sdl = `
  directive @constraint(maxLength: Int) on INPUT_FIELD_DEFINITION
  scalar Upper
  interface Named { name: Upper! }
  type Cat implements Named { name: Upper! }
  input EchoInput { text: String @constraint(maxLength: 3) }
  type Query { echo(params: EchoInput): Upper  named: Named  plain: String }
  type Subscription { events(params: EchoInput): String }
`;
const Upper = new GraphQLScalarType({
  name: 'Upper',
  serialize: (value) => `${value}`.toUpperCase(),
});
const Absent = new GraphQLScalarType({ name: 'Absent' });

async function* twice(text: string) {
  yield text;
  yield text;
}

const schema = executableSchema(
  sdl,
  { Upper, Absent },
  {
    Query: {
      echo: (_source: unknown, { params }: { params: { text: string } }) => params.text,
      named: () => ({ name: 'tom' }),
    },
    Named: { __resolveType: () => 'Cat' },
    Subscription: {
      events: {
        subscribe: (_source: unknown, { params }: { params: { text: string } }) =>
          twice(params.text),
        resolve: (event: string) => `${event}!`,
      },
    },
  },
);

const run = (text: string) => execute({ schema, document: parse(text) });

describe('the executable schema', () => {
  test('runs resolvers, prints scalars and finds the types of interfaces', async () => {
    expect(await run('{ echo(params: { text: "ab" }) named { __typename name } }')).toEqual({
      data: { echo: 'AB', named: { __typename: 'Cat', name: 'TOM' } },
    });
  });

  test('checks constraints before a root field runs', async () => {
    const result = await run('{ echo(params: { text: "abcd" }) }');
    expect(result.data).toEqual({ echo: null });
    expect(result.errors?.[0]?.originalError).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'params.text', message: 'must have at most 3 characters' }],
    });
  });

  test('keeps of the document no more than the directives of fields and arguments', () => {
    const [echo, input] = [schema.getQueryType()?.getFields().echo, schema.getType('EchoInput')];
    if (!isInputObjectType(input)) throw new Error('expected an input');
    expect([schema.getQueryType(), echo, echo?.args[0], input].map((at) => at?.astNode)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(input.getFields().text?.astNode?.directives?.[0]?.name.value).toBe('constraint');
    expect(buildSchema(printSchema(schema)).getType('Cat')).toBeDefined();
  });

  test('checks constraints before a subscription opens', async () => {
    const open = (text: string) =>
      subscribe({
        schema,
        document: parse(`subscription { events(params: { text: "${text}" }) }`),
      });
    expect(await open('abcd')).toMatchObject({ errors: [{ path: ['events'] }] });
    const events = await open('abc');
    if (!(Symbol.asyncIterator in events)) throw new Error('expected a stream');
    expect(await events.next()).toEqual({ done: false, value: { data: { events: 'abc!' } } });
    await events.return?.();
  });

  test.each([
    ['an unknown type', { Dog: { name: () => 'x' } }],
    ['an unknown field', { Query: { nothing: () => 'x' } }],
    ['a scalar', { Upper: { name: () => 'x' } }],
  ])('refuses a resolver of %s', (_title, resolvers) => {
    expect(() => executableSchema(sdl, { Upper }, resolvers)).toThrow(InvariantViolation);
  });
});
