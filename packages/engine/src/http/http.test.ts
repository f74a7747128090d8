import type { ErrorCode } from '@investing-platform/schema';
import { GraphQLError } from 'graphql';
import { describe, expect, test } from 'vitest';
import { isPlainJson, negotiate } from './media-type.ts';
import { parametersIn, readParameters } from './parameters.ts';
import { requestFault } from './request-fault.ts';
import { statusOf } from './status.ts';

const JSON_TYPE = 'application/json';
const RESPONSE_TYPE = 'application/graphql-response+json';

describe('the media type of an answer', () => {
  test.each<[string | null, string | null]>([
    [null, JSON_TYPE],
    ['*/*', JSON_TYPE],
    ['application/*', JSON_TYPE],
    [JSON_TYPE, JSON_TYPE],
    [RESPONSE_TYPE, RESPONSE_TYPE],
    ['Application/GraphQL-Response+JSON; charset=utf-8', RESPONSE_TYPE],
    [`${JSON_TYPE}, ${RESPONSE_TYPE}`, JSON_TYPE],
    [`${JSON_TYPE};q=0.5, ${RESPONSE_TYPE};q=0.9`, RESPONSE_TYPE],
    [`text/html, ${RESPONSE_TYPE};q=0.1`, RESPONSE_TYPE],
    [`${JSON_TYPE};q=0`, null],
    [`${JSON_TYPE};q=high`, null],
    ['text/html', null],
    [`${JSON_TYPE}${' '.repeat(1_000)}`, null],
  ])('for Accept: %j is %j', (accept, type) => {
    expect(negotiate(accept)).toBe(type);
    expect(negotiate(accept)).toBe(type);
  });

  test('is right for the ten-thousandth different header too', () => {
    for (let at = 0; at < 10_000; at += 1) expect(negotiate(`text/x${at}`)).toBeNull();
    expect(negotiate(RESPONSE_TYPE)).toBe(RESPONSE_TYPE);
  });
});

describe('a request body is read', () => {
  test.each<[string, string | undefined, string | undefined, boolean]>([
    ['as JSON', JSON_TYPE, undefined, true],
    ['as JSON in UTF-8', 'application/json; charset="UTF-8"', 'identity', true],
    ['not in another encoding', 'application/json; charset=latin1', undefined, false],
    ['not compressed', JSON_TYPE, 'gzip', false],
    ['not as a form', 'application/x-www-form-urlencoded', undefined, false],
    ['not without a type', undefined, undefined, false],
  ])('%s', (_title, type, encoding, isRead) => {
    expect(isPlainJson(type, encoding)).toBe(isRead);
    const headers = new Headers({
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    });
    expect(requestFault({ method: 'POST', headers })?.status).toBe(isRead ? undefined : 415);
    expect(requestFault({ method: 'GET', headers })?.status).toBe(405);
  });
});

describe('the parameters of a request', () => {
  test.each<[string, unknown]>([
    ['no object', 'text'],
    ['null', null],
    ['a batch', [{ query: '{ a }' }]],
    ['no query', {}],
    ['a query that is no string', { query: 1 }],
    ['an operation name that is no string', { query: '{ a }', operationName: 1 }],
    ['variables that are no object', { query: '{ a }', variables: [] }],
    ['extensions that are no object', { query: '{ a }', extensions: 'x' }],
  ])('are refused: %s', (_title, body) => {
    const refused = readParameters(body);
    expect(refused).toBeInstanceOf(GraphQLError);
    expect(refused).toMatchObject({ extensions: { code: 'BAD_REQUEST' } });
  });

  test('may leave out everything but the query, or bring null', () => {
    const absent = { query: '{ a }', operationName: null, variables: null };
    expect(readParameters({ ...absent, extensions: null, more: 1 })).toEqual(absent);
    expect(readParameters({ query: '{ a }' })).toEqual({ query: '{ a }' });
  });

  test('come from text that is JSON', () => {
    expect(parametersIn('{"query":"{ a }"}')).toEqual({ query: '{ a }' });
    for (const text of ['{"query"', '', 'null', 'undefined']) {
      expect(parametersIn(text)).toMatchObject({ extensions: { code: 'BAD_REQUEST' } });
    }
    expect(parametersIn('{"query"')).toMatchObject({ message: 'The body is not valid JSON.' });
  });
});

describe('the HTTP status of an answer without data', () => {
  test.each<[ErrorCode, number, number]>([
    ['UNAUTHENTICATED', 401, 401],
    ['RATE_LIMITED', 429, 429],
    ['PAYLOAD_TOO_LARGE', 413, 413],
    ['BAD_REQUEST', 400, 400],
    ['INTERNAL', 500, 500],
    ['PROVIDER_UNAVAILABLE', 503, 503],
    ['FORBIDDEN', 200, 403],
    ['PLAN_REQUIRED', 200, 403],
    ['GRAPHQL_PARSE_FAILED', 200, 400],
    ['GRAPHQL_VALIDATION_FAILED', 200, 400],
    ['QUERY_LIMIT_EXCEEDED', 200, 400],
  ])('for %s is %i, or %i where the type says GraphQL', (code, asJson, asGraphql) => {
    expect(statusOf(code, JSON_TYPE)).toBe(asJson);
    expect(statusOf(code, RESPONSE_TYPE)).toBe(asGraphql);
  });
});
