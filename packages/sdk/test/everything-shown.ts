import { inspect } from 'node:util';

/** All that a log may show of an error: what Node prints, its JSON, message and stack. */
export function everythingShown(error: unknown): string {
  const { message, stack, cause } = Object(error);
  const printed = inspect(error, { depth: 20, showHidden: false });
  return [printed, JSON.stringify(error), message, stack, inspect(cause)].join('\n');
}
