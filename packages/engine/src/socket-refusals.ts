import type { GraphQLError } from 'graphql';
import { refusal } from './refusal.ts';

/** @param most that may run at once on a socket (spec part 8) */
export const tooManyOperations = (most: number): GraphQLError =>
  refusal('QUOTA_EXCEEDED', `At most ${most} operations may run at once on one socket.`);

/** The token of a socket has ended, and the socket with it. */
export const connectionEnds = (): GraphQLError =>
  refusal('UNAUTHENTICATED', 'The connection is being closed.');
