import { expect, test } from 'vitest';
import { metadataIn } from './client-metadata.ts';

test('members of a registration that are null count as absent', () => {
  expect([...metadataIn('{"client_name":"App","logo_uri":null}')]).toEqual([
    ['client_name', 'App'],
  ]);
});

test.each([
  ['no JSON', '{"client_name"', 'The body is not JSON'],
  ['an empty body', '', 'The body is not JSON'],
  ['null', 'null', 'The body must be a JSON object'],
  ['a list', '[]', 'The body must be a JSON object'],
  ['a text', '"App"', 'The body must be a JSON object'],
])('%s registers no client', (_what, body, description) => {
  const refusal = { code: 'invalid_client_metadata', message: description };
  expect(() => metadataIn(body)).toThrow(expect.objectContaining(refusal));
});
