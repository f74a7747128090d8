import type { RequestLimits } from '@investing-platform/engine';
import type { Consent } from '../oauth/authorize.ts';
import type { Platform } from '../world/platform.ts';
import type { Overrides } from './overrides.ts';
import type { Scenarios } from './scenario-state.ts';

/** What the doors of the mocked platform work with. */
export interface Service {
  readonly platform: Platform;
  readonly overrides: Overrides;
  readonly scenarios: Scenarios;
  readonly limits: RequestLimits;
  readonly introspection: boolean;
  nextRequestId(): string;
  /** What the person at the consent screen does. */
  consent(): Consent;
  /** Gets what an override or the mocks themselves threw; clients see `INTERNAL` alone. */
  reportFault(fault: unknown): void;
}
