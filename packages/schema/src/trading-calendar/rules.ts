import type { CivilDay } from './civil-day.ts';

/** A time of day on an exchange's clock, in minutes after midnight. */
export type MinuteOfDay = number;

export interface Holiday {
  readonly day: CivilDay;
  readonly name: string;
}

/** When an exchange trades, by its own clock. */
export interface ExchangeRules {
  /** IANA name. */
  readonly timeZone: string;
  /** Every day of the year without trading that is not an ordinary weekend day. */
  readonly holidays: (year: number) => readonly Holiday[];
  /** Days with early close. Weekend days and holidays among them do not count. */
  readonly earlyCloses: (year: number, isClosed: (day: CivilDay) => boolean) => CivilDay[];
  readonly open: MinuteOfDay;
  readonly close: MinuteOfDay;
  readonly earlyClose: MinuteOfDay;
  /** Trading before and after the regular hours; null where there is none. */
  readonly extended: {
    readonly open: MinuteOfDay;
    readonly close: MinuteOfDay;
    readonly earlyClose: MinuteOfDay;
  } | null;
}

export function minuteOfDay(hour: number, minute = 0): MinuteOfDay {
  return hour * 60 + minute;
}
