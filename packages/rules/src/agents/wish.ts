import type { ErrorCode } from '@investing-platform/schema';

/** A mutation that an app wishes for. */
export interface Wish {
  readonly operation: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What the platform answers instead of data. */
export interface Problem {
  readonly message: string;
  readonly extensions: { readonly code: ErrorCode };
}
