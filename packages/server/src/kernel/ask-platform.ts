import type { ErrorCode } from '@investing-platform/schema';
import type { Actor } from './actor.ts';

export interface PlatformProblem {
  readonly message: string;
  readonly extensions: { readonly code: ErrorCode };
}

export interface PlatformAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly PlatformProblem[];
}

/**
 * Asks the platform's own API as a caller would over HTTP: gate, limits and time are the same.
 * Never rejects.
 */
export type AskPlatform = (
  actor: Actor,
  request: { readonly query: string; readonly variables: Readonly<Record<string, unknown>> },
  options?: { /** Whether the person has decided about it. */ readonly isApproved: boolean },
) => Promise<PlatformAnswer>;
