import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { civilDay } from './civil-day.ts';
import { type ExchangeRules, type Holiday, minuteOfDay } from './rules.ts';

const MINUTES_A_DAY = DAY_MS / MINUTE_MS;
const ROLL = minuteOfDay(17);

/** The days on which banks everywhere are shut. */
function holidays(year: number): Holiday[] {
  return [
    { day: civilDay(year, 1, 1), name: "New Year's Day" },
    { day: civilDay(year, 12, 25), name: 'Christmas Day' },
  ];
}

/**
 * The market for currencies has no exchange. By its custom a trading day begins at 17:00 in New
 * York on the evening before: it runs from Sunday 17:00 to Friday 17:00 without a break.
 */
export const currencies: ExchangeRules = {
  timeZone: 'America/New_York',
  holidays,
  earlyCloses: () => [],
  open: ROLL - MINUTES_A_DAY,
  close: ROLL,
  earlyClose: ROLL,
  extended: null,
};
