import { badInput, invalidInput } from '../refusals/platform-error.ts';

/**
 * How a history says which time it is about: a range, or one or both of the two ends, which are
 * moments or days as `YYYY-MM-DD`.
 */
export interface AskedSpan<Range, Moment = Date> {
  readonly range?: Range | null | undefined;
  readonly from?: Moment | null | undefined;
  readonly to?: Moment | null | undefined;
}

export interface SpanOfTime<Start = Date, End = Start> {
  readonly from: Start;
  readonly to: End;
  /** The field that says where the span begins. */
  readonly path: 'params.range' | 'params.from' | 'params.to';
}

/**
 * The span of time that is asked for. Without `from` the range counts back from the end, or the
 * usual range where none is given. What ends in the future ends now.
 *
 * @param firstOf what a range begins with that ends so
 * @param now where the span ends without `to`
 * @throws {PlatformError} BAD_USER_INPUT where a range stands beside an end, and where `from` is
 *   after `to` or in the future
 */
export function askedSpan<Range, Moment extends Date | string, Start = Moment>(
  { range, from, to }: AskedSpan<Range, Moment>,
  usual: Range,
  now: Moment,
  firstOf: (range: Range, end: Moment) => Start,
): SpanOfTime<Start | Moment, Moment> {
  if (range != null && (from != null || to != null)) throw besideEnds(from != null, to != null);
  const end = to == null || to > now ? now : to;
  if (from == null) {
    const path = to == null ? 'params.range' : 'params.to';
    return { from: firstOf(range ?? usual, end), to: end, path };
  }
  if (to != null && from > to) throw badInput('params.from', 'must not be after `to`');
  if (from > end) throw badInput('params.from', 'must not be in the future');
  return { from, to: end, path: 'params.from' };
}

function besideEnds(hasFrom: boolean, hasTo: boolean) {
  const ends = [...(hasFrom ? ['from'] : []), ...(hasTo ? ['to'] : [])];
  return invalidInput([
    { path: 'params.range', message: `does not go with \`${ends[0]}\`: leave one of them out` },
    ...ends.map((end) => ({
      path: `params.${end}`,
      message: 'does not go with `range`: leave one of them out',
    })),
  ]);
}
