const HOUR_MS = 3_600_000;
/** By so many hours clocks are ahead of UTC where somebody lives in these tests. */
const AHEAD_HOURS = [14, 13, 12, 0, -4, -5, -10];

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that it is somewhere, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, at: number): string {
  const known = formats.get(timeZone);
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(at);
}

/** The first instant of a day somewhere. */
export function startIn(timeZone: string, day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const starts = AHEAD_HOURS.map((hours) => midnight - hours * HOUR_MS);
  const start = starts.find((at) => {
    return dayIn(timeZone, at) === day && dayIn(timeZone, at - 1) < day;
  });
  if (start === undefined) throw new Error(`${day} begins at no hour in ${timeZone}`);
  return start;
}
