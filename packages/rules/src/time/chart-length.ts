import { badInput } from '../refusals/platform-error.ts';

/** Of what a chart shows, and of what it is computed from. */
export const MAX_POINTS = 10_000;

/** @throws {PlatformError} BAD_USER_INPUT where the steps are too short for the span */
export function refuseTooMany(count: number, what: 'points' | 'moments'): void {
  if (count > MAX_POINTS) throw tooMany(what);
}

export function tooMany(what: 'points' | 'moments') {
  const most = MAX_POINTS.toLocaleString('en-US');
  return badInput('params.timeframe', `is too short for the span: over ${most} ${what}`);
}
