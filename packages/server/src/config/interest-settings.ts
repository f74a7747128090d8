import { setting } from './setting.ts';
import { list, optional } from './setting-parsers.ts';

const RATE = /^([A-Z]{3})=(\d{1,2}(?:\.\d{1,4})?)$/;

function rate(value: string): readonly [currency: string, aprPercent: string] {
  const [, currency, aprPercent] = RATE.exec(value) ?? [];
  if (currency !== undefined && Number(aprPercent) > 0) return [currency, `${Number(aprPercent)}`];
  throw new Error(`must be rates such as USD=3.1,NZD=2.5, not "${value}".`);
}

/** What cash earns. */
export const interestSettings = {
  interestRates: setting(
    'INTEREST_RATES',
    '',
    "Yearly interest in percent on people's cash by currency, for example USD=3.1,NZD=2.5; other currencies earn none. A change counts from the day of the start on. Default: USD=3.1, and none in production.",
    optional(list(rate)),
  ),
} as const;
