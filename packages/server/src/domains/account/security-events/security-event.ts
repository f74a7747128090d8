import type { SecurityEventKind } from '@investing-platform/schema/first-party';

/** Something that bears on who can get into an account. */
export interface SecurityEvent {
  readonly userId: string;
  readonly kind: SecurityEventKind;
  /** Null where no request caused it. */
  readonly ip: string | null;
  /** As `browserOf` gives it. */
  readonly browser: string | null;
  /** The name of what it is about. */
  readonly detail?: string | null;
}
