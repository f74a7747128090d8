import type { ErrorCode } from '@investing-platform/schema';

/** A mutation that an app wishes for. */
export interface Wish {
  readonly operation: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What an app reads whose person has stopped it. */
export const STOPPED = 'The person has stopped all assistants. Only they can let them go on.';

/** What the platform answers instead of data. */
export interface Problem {
  readonly message: string;
  readonly extensions: { readonly code: ErrorCode };
}
