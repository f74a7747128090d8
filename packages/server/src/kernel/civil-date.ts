/** Days of the calendar as the mocks have them too: everything in the server takes them from here. */
export {
  addDays,
  addMonths,
  type CivilDate,
  dayOfMonth,
  dayOfNumber,
  daysBetween,
  MAX_KNOWN_DAYS,
  monthOf,
  monthsBetween,
  numberOfDay,
  weekdayOf,
  yearOf,
} from '@investing-platform/rules/time/civil-date';
