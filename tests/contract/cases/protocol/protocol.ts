import { fetchCurrentUser, livePriceData } from '@investing-platform/schema/operations';
import { expect } from 'vitest';
import { asset } from '../../support/assets.ts';
import type { Case, ExpectedError, Step } from '../../support/case.ts';

const GRAPHQL_RESPONSE = 'application/graphql-response+json';
const HEALTH = '{ healthCheck { status } }';

const sends = (
  request: NonNullable<Step['request']>,
  status: number,
  error: ExpectedError,
  headers: Step['headers'] = {},
): Step => ({ document: HEALTH, request, status, errors: [error], headers });

const refuses = (document: string, error: ExpectedError, more: Partial<Step> = {}): Step => ({
  document,
  errors: [error],
  ...more,
});

const limit = (message: string): ExpectedError => ({ code: 'QUERY_LIMIT_EXCEEDED', message });
const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, at) => `a${at}: healthCheck { status }`).join(' ')} }`;

const body = (value: unknown) => ({ body: JSON.stringify(value) });

export const documentCases: readonly Case[] = [
  {
    title: 'a document that is not GraphQL is refused with its place',
    steps: [
      refuses('{ healthCheck { status }', {
        code: 'GRAPHQL_PARSE_FAILED',
        message: 'Syntax Error: Expected Name, found <EOF>.',
      }),
    ],
  },
  {
    title: 'a document that does not fit the schema is refused, without suggestions',
    steps: [
      refuses('{ healthChek { status } }', {
        code: 'GRAPHQL_VALIDATION_FAILED',
        message: 'Cannot query field "healthChek" on type "Query".',
      }),
      refuses('{ fetchMarketHours(params: { exchange: NYS }) { open } }', {
        code: 'GRAPHQL_VALIDATION_FAILED',
        message: 'Value "NYS" does not exist in "TradingExchange" enum.',
      }),
    ],
  },
  {
    title: 'variables that do not fit are refused with their paths',
    steps: [
      refuses(
        'query ($params: SearchBarInput!) { searchBar(params: $params) { id } }',
        { code: 'GRAPHQL_VALIDATION_FAILED', fields: ['params.limit'] },
        { variables: () => ({ params: { query: 'a', limit: 'many' } }) },
      ),
      refuses('query ($params: SearchBarInput!) { searchBar(params: $params) { id } }', {
        code: 'GRAPHQL_VALIDATION_FAILED',
        fields: ['params'],
      }),
      {
        document: 'mutation ($params: PlaceOrderInput!) { placeOrder(params: $params) { id } }',
        variables: () => ({
          params: {
            assetId: asset('BTC').id,
            side: 'BUY',
            type: 'MARKET',
            timeInForce: 'IOC',
            quantity: 0.1234567890123456,
            colour: 'red',
          },
        }),
        errors: [
          {
            code: 'GRAPHQL_VALIDATION_FAILED',
            message: expect.stringContaining('Send it as a string.'),
            fields: ['params.quantity'],
          },
          { code: 'GRAPHQL_VALIDATION_FAILED', fields: ['params.colour'] },
        ],
      },
    ],
  },
  {
    title: 'of several operations the named one runs, and only it is judged',
    steps: [
      {
        as: 'identity',
        document: 'query A { fetchCurrentUser { email } } query B { getPositions { id } }',
        operationName: 'A',
        data: ({ traderEmail }) => ({ fetchCurrentUser: { email: traderEmail } }),
      },
      refuses('query A { healthCheck { status } } query B { healthCheck { asOf } }', {
        code: 'GRAPHQL_VALIDATION_FAILED',
        message: 'operationName must name one of the operations of the document.',
        fields: ['operationName'],
      }),
      refuses(
        'query A { healthCheck { status } }',
        { code: 'GRAPHQL_VALIDATION_FAILED', fields: ['operationName'] },
        { operationName: 'C' },
      ),
    ],
  },
  {
    title: 'documents are bounded in tokens, aliases, root fields and objects',
    steps: [
      refuses(
        `{ healthCheck { ${'status '.repeat(2_000)} } }`,
        limit('The document has more than 2000 tokens.'),
      ),
      refuses(
        aliases(31),
        {
          ...limit('The document has 31 aliases; at most 30 are allowed.'),
        },
        {
          errors: [
            limit('The document has 31 aliases; at most 30 are allowed.'),
            limit('The document has 31 root fields; at most 30 are allowed.'),
          ],
        },
      ),
      refuses(
        `{ ${Array.from({ length: 5 }, (_, at) => `a${at}: getOrders(params: { limit: 500 }) { nodes { executions { id } } }`).join(' ')} }`,
        { code: 'QUERY_LIMIT_EXCEEDED' },
        { errors: [] },
      ),
    ],
  },
  {
    title: 'an operation whose fields are not all allowed runs none of them, and names each',
    steps: [
      {
        as: 'reader',
        document: '{ fetchCurrentUser { id } ... on Query { getPositions { id } } }',
        errors: [
          {
            code: 'FORBIDDEN',
            message: 'token missing the required scope identity for: fetchCurrentUser',
          },
        ],
      },
      {
        as: 'nobody',
        document: 'query ($no: Boolean = false) { fetchCurrentUser @include(if: $no) { id } }',
        status: 401,
        errors: [{ code: 'UNAUTHENTICATED' }],
      },
    ],
  },
  {
    title: 'the schema can be read outside of production',
    steps: [
      {
        as: 'nobody',
        document: '{ __type(name: "Asset") { name } }',
        data: () => ({ __type: { name: 'Asset' } }),
      },
    ],
  },
];

export const httpCases: readonly Case[] = [
  {
    title: 'the body must be a JSON object with a query',
    steps: [
      sends({ body: '{' }, 400, { code: 'BAD_REQUEST', message: 'The body is not valid JSON.' }),
      sends(body([{ query: HEALTH }]), 400, {
        code: 'BAD_REQUEST',
        message: 'Batching is off: send one operation.',
      }),
      sends(body({}), 400, {
        code: 'BAD_REQUEST',
        message: 'The member "query" must be a string.',
      }),
      sends(body({ query: HEALTH, variables: [] }), 400, {
        code: 'BAD_REQUEST',
        message: 'The member "variables" must be an object.',
      }),
    ],
  },
  {
    title: 'only JSON by POST is taken',
    steps: [
      sends(
        { method: 'GET' },
        405,
        { code: 'BAD_REQUEST', message: 'Send GraphQL with POST.' },
        { allow: expect.stringContaining('POST') },
      ),
      sends({ headers: { 'Content-Type': 'text/plain' } }, 415, { code: 'BAD_REQUEST' }),
      sends({ headers: { Accept: 'text/html' } }, 406, { code: 'BAD_REQUEST' }),
    ],
  },
  {
    title: 'a body larger than 1 MiB is refused',
    steps: [
      sends(body({ query: HEALTH, extensions: { padding: 'x'.repeat(1_048_576) } }), 413, {
        code: 'PAYLOAD_TOO_LARGE',
        message: 'The body is larger than 1048576 bytes.',
      }),
    ],
  },
  {
    title: 'application/graphql-response+json shows refusals in the status',
    steps: [
      {
        document: fetchCurrentUser,
        request: { headers: { Accept: GRAPHQL_RESPONSE } },
        headers: { 'content-type': `${GRAPHQL_RESPONSE}; charset=utf-8` },
      },
      {
        as: 'identity',
        document: '{ getPositions { id } }',
        request: { headers: { Accept: `${GRAPHQL_RESPONSE}, application/json;q=0.9` } },
        status: 403,
        errors: [{ code: 'FORBIDDEN' }],
      },
      {
        document: '{ nothing }',
        request: { headers: { Accept: GRAPHQL_RESPONSE } },
        status: 400,
        errors: [{ code: 'GRAPHQL_VALIDATION_FAILED' }],
      },
    ],
  },
  {
    title: 'subscriptions are not served over HTTP',
    steps: [
      {
        document: livePriceData,
        variables: () => ({ params: { symbols: ['BTC'] } }),
        status: 400,
        errors: [{ code: 'BAD_REQUEST', message: 'Subscriptions are served over the WebSocket.' }],
      },
    ],
  },
  {
    title: 'answers to pages of other origins may be read',
    steps: [
      {
        document: HEALTH,
        request: { headers: { Origin: 'https://app.example.org' } },
        headers: {
          'access-control-allow-origin': '*',
          'access-control-expose-headers': expect.stringContaining('Rate-Limit-Remaining'),
        },
      },
    ],
  },
];
