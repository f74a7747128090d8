import { expect, test } from 'vitest';
import { endpointOf } from './endpoint.ts';

test.each([
  ['https://api.example.com', 'https://api.example.com/graphql'],
  ['https://api.example.com/', 'https://api.example.com/graphql'],
  ['https://example.com/api/v1/', 'https://example.com/api/v1/graphql'],
  ['https://example.com/?token=x#y', 'https://example.com/graphql'],
  ['http://localhost:4000', 'http://localhost:4000/graphql'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000/graphql'],
  ['http://[::1]:4000', 'http://[::1]:4000/graphql'],
])('%s leads to %s', (baseUrl, endpoint) => {
  expect(endpointOf(baseUrl, 'graphql')).toBe(endpoint);
  expect(endpointOf(new URL(baseUrl), 'graphql')).toBe(endpoint);
});

test.each(['ftp://localhost', 'ws://localhost', 'file:///etc', 'data:text/plain,x'])(
  '%s is refused',
  (baseUrl) => {
    expect(() => endpointOf(baseUrl, 'graphql', true)).toThrow(TypeError);
  },
);

test.each(['https://api.example.com/graphql', 'https://api.example.com/graphql/'])(
  '%s is told to leave /graphql away',
  (baseUrl) => {
    expect(() => endpointOf(baseUrl, 'graphql')).toThrow(
      /without .graphql: https:..api.example.com$/,
    );
  },
);

test.each([undefined, null, '', 'api.example.com', 4000, {}])(
  '%j, as plain JavaScript may give it, is told which option is wrong and how to write it',
  (given) => {
    const baseUrl: string = JSON.parse(JSON.stringify({ given })).given;
    expect(() => endpointOf(baseUrl, 'graphql')).toThrow(
      /^baseUrl must be https:.*; http is for localhost/,
    );
  },
);
