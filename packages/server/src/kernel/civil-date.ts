/** Days of the calendar as the mocks have them too: everything in the server takes them from here. */
export {
  addDays,
  addMonths,
  type CivilDate,
  dayOfMonth,
  daysBetween,
  monthOf,
  monthsBetween,
  weekdayOf,
  yearOf,
} from '@investing-platform/rules/time/civil-date';
