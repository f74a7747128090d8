import type { GraphQLError } from 'graphql';
import { refusal } from '../refusal.ts';
import { bad } from './parameters.ts';

/** A Bearer token was shown that opens nothing; the problem is one word or some. */
export const badToken = (problem: string): GraphQLError =>
  refusal('UNAUTHENTICATED', `The access token is ${problem}.`);

/** No media type that the client accepts is one of those that answers come in; its status is 406. */
export const unacceptable = (): GraphQLError =>
  bad('Accept application/graphql-response+json or application/json.');

export const tooLarge = (maxBodyBytes: number): GraphQLError =>
  refusal('PAYLOAD_TOO_LARGE', `The body is larger than ${maxBodyBytes} bytes.`);

export const notUtf8 = (): GraphQLError => bad('The body is not valid UTF-8.');

/** Over HTTP there is one answer to a request. */
export const noSubscriptions = (): GraphQLError =>
  bad('Subscriptions are served over the WebSocket.');
