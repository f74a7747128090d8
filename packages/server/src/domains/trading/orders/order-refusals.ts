import { PlatformError } from '../../../kernel/errors.ts';

/** One thing that keeps an order from being taken. */
export interface OrderRefusal {
  readonly code: string;
  readonly message: string;
  /** As `params.quantity`. Null where no single field is wrong. */
  readonly field: string | null;
}

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
    noted.push(...errors.flatMap(inParts));
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

/** One for each field that is wrong. */
function inParts({ code, message, fields }: PlatformError): OrderRefusal[] {
  if (fields === undefined || fields.length === 0) return [{ code, message, field: null }];
  return fields.map((field) => ({ code, message: field.message, field: field.path }));
}
