import { badInput } from '@investing-platform/schema/engine';

/** How a history says which time it is about: a range, or one or both of the two ends. */
export interface AskedSpan<Range> {
  readonly range?: Range | null | undefined;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
}

export interface SpanOfTime {
  readonly from: Date;
  readonly to: Date;
  /** The field that says where the span begins. */
  readonly path: 'params.range' | 'params.from' | 'params.to';
}

/**
 * The span of time that is asked for. Without `from` the range counts back from the end, or the
 * usual range where none is given.
 *
 * @param firstOf the first moment of a range that ends at a moment
 * @param now where the span ends without `to`
 * @throws {PlatformError} BAD_USER_INPUT where a range stands beside an end, or `from` after `to`
 */
export function askedSpan<Range>(
  { range, from, to }: AskedSpan<Range>,
  usual: Range,
  now: Date,
  firstOf: (range: Range, end: Date) => Date,
): SpanOfTime {
  if (range != null && (from != null || to != null)) {
    throw badInput('params.range', 'cannot stand beside `from` or `to`: give either it or them');
  }
  const end = to ?? now;
  if (from == null) {
    // There is nothing after now for a range to count back from.
    const start = firstOf(range ?? usual, end < now ? end : now);
    return { from: start, to: end, path: to == null ? 'params.range' : 'params.to' };
  }
  if (from > end) throw badInput('params.from', 'must not be after `to`');
  return { from, to: end, path: 'params.from' };
}
