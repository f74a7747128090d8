import { expect, test } from 'vitest';
import { OAuthError } from '../auth/oauth-error.ts';
import { SubscriptionError } from '../subscriptions/subscription-error.ts';
import {
  ApiError,
  ConnectionError,
  PaginationError,
  ReauthorizationRequired,
  SdkError,
  TimeoutError,
  UnexpectedAnswerError,
} from './errors.ts';

const problem = {
  message: 'm',
  code: 'CONFLICT',
  path: [],
  fields: [],
  nextActions: [],
  approval: null,
};
const errors = [
  [ApiError, new ApiError([problem], 200, null, {})],
  [ConnectionError, new ConnectionError('', {})],
  [TimeoutError, new TimeoutError(5, {})],
  [UnexpectedAnswerError, new UnexpectedAnswerError(502, {})],
  [PaginationError, new PaginationError()],
  [ReauthorizationRequired, new ReauthorizationRequired()],
  [OAuthError, new OAuthError('invalid_client', null, {})],
  [SubscriptionError, new SubscriptionError(4_401)],
] as const;

test.each(errors.map(([type, error]) => [error.name, type, error] as const))(
  'an instance of %s is one of SdkError and of no other kind',
  (name, type, error) => {
    expect(error).toBeInstanceOf(Error);
    expect(error).toBeInstanceOf(SdkError);
    const kinds = errors.filter(([other]) => error instanceof other).map(([other]) => other);
    expect(kinds).toEqual([type]);
    expect(type.name).toBe(name);
  },
);

test('an error of another copy of the package is known by its brand', () => {
  const brand = Symbol.for('@investing-platform/sdk/error');
  const foreign = Object.assign(new Error('m'), { [brand]: 'ApiError' });
  expect(foreign).toBeInstanceOf(ApiError);
  expect(foreign).toBeInstanceOf(SdkError);
  expect(foreign).not.toBeInstanceOf(TimeoutError);
});

test.each([null, undefined, 1, 'x', {}, new Error('m')])('%s is none', (value) => {
  expect(value instanceof SdkError).toBe(false);
  expect(value instanceof ApiError).toBe(false);
});
