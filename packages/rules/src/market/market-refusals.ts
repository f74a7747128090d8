import { badInput, notFound, type PlatformError } from '../refusals/platform-error.ts';

/** To be thrown for a base that there are no rates of. */
export const noRates = (): PlatformError =>
  notFound('Exchange rates', 'params.base', 'there are no rates of this currency');

/**
 * To be thrown where bars are asked for of a time before their first.
 *
 * @param path of the field that says where the span begins
 */
export const noBarsBefore = (began: Date, timeframe: string, path: string): PlatformError =>
  badInput(path, `bars of ${timeframe} begin on ${began.toISOString().slice(0, 10)}`);
