import { type OrderRefusal, refusalsIn } from '@investing-platform/rules/orders/refusals';
import { PlatformError } from '../../../kernel/errors.ts';

/** Gathers refusals where others would end with the first. */
export interface Refusals {
  /** What the work answers; null where it refuses, which is noted. Faults go on. */
  unless<T>(work: () => T | Promise<T>): Promise<T | null>;
  add(...errors: readonly PlatformError[]): void;
  found(): OrderRefusal[];
}

export function refusals(): Refusals {
  const noted: OrderRefusal[] = [];
  const add = (...errors: readonly PlatformError[]): void => {
    noted.push(...errors.flatMap(refusalsIn));
  };
  return {
    async unless(work) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        add(error);
        return null;
      }
    },
    add,
    found: () => noted,
  };
}
