import { MINUTE_MS } from '@investing-platform/schema/durations';

/** Hours of the day, by the person's own clock, in which nothing that can wait is sent. */
export interface QuietHours {
  /** 0 to 23. */
  readonly fromHour: number;
  /** 0 to 23, another than `fromHour`; before it: on the next day. */
  readonly toHour: number;
}

const HOUR_MINUTES = 60;
/** A day that a clock is put back in. */
const MAX_STEPS = 26;

/** The moment from which something may be sent: now, or the end of the quiet hours of now. */
export function sentFrom(now: Date, quiet: QuietHours | null, timeZone: string): Date {
  let at = now;
  for (let step = 0; quiet !== null && step < MAX_STEPS; step += 1) {
    const { hour, minute } = clockAt(at, timeZone);
    if (!isQuiet(hour, quiet)) break;
    const wholeMinute = Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
    at = new Date(wholeMinute + (HOUR_MINUTES - minute) * MINUTE_MS);
  }
  return at;
}

function isQuiet(hour: number, { fromHour, toHour }: QuietHours): boolean {
  if (fromHour < toHour) return hour >= fromHour && hour < toHour;
  return hour >= fromHour || hour < toHour;
}

function clockAt(at: Date, timeZone: string): { hour: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return { hour: part('hour'), minute: part('minute') };
}
