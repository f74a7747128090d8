import type { Frequency } from '@investing-platform/schema/operations';
import { optionsOf } from '../text/options.ts';

export const FREQUENCIES = [
  'MONTHLY',
  'FORTNIGHTLY',
  'WEEKLY',
  'FOUR_WEEKLY',
  'TWICE_MONTHLY',
  'QUARTERLY',
  'SEMI_ANNUALLY',
  'ANNUALLY',
  'ONE_OFF',
] as const satisfies readonly Frequency[];

const WORDS: Readonly<Record<Frequency, string>> = {
  MONTHLY: 'Every month',
  FORTNIGHTLY: 'Every two weeks',
  WEEKLY: 'Every week',
  FOUR_WEEKLY: 'Every four weeks',
  TWICE_MONTHLY: 'Twice a month',
  QUARTERLY: 'Every quarter',
  SEMI_ANNUALLY: 'Twice a year',
  ANNUALLY: 'Every year',
  ONE_OFF: 'Once',
};

export const frequencyOptions = optionsOf(FREQUENCIES, WORDS);

/** Such as `every two weeks`. */
export function frequencyText(frequency: Frequency): string {
  return WORDS[frequency].toLowerCase();
}

const MONTHS = 12;

/** A month's part of a sum of a year, to be read beside sums of months. */
export function monthOf(year: string): string {
  return (Number(year) / MONTHS).toFixed(2);
}
