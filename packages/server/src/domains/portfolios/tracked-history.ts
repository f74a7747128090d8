import type { Actor } from '../../kernel/actor.ts';
import { badInput } from '../../kernel/errors.ts';
import type { BookDeps } from './book.ts';
import { timeZoneIn } from './gain-between.ts';
import { overTime } from './over-time.ts';
import { portfolioOf } from './read-portfolios.ts';
import { type TrackedMoment, trackedMoments } from './tracked-moments.ts';

/** Of moments, those between the steps included. */
const MAX_MOMENTS = 10_000;

/** What a tracked portfolio, with those under it, was worth over time. */
export interface TrackedHistory {
  readonly currency: string;
  /** The day of the first trade as midnight UTC; null where there never was one. */
  readonly began: Date | null;
  /** Ends and the days on which money came or went, ascending; `ends` begins where it begins. */
  readonly momentsAt: (ends: readonly Date[]) => Promise<readonly TrackedMoment[]>;
}

/**
 * The history of the caller's tracked portfolio. Its cost follows holdings times moments.
 *
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT for the portfolio of debts, and where there are
 *   more than 10,000 moments
 */
export async function trackedHistory(
  request: { readonly deps: BookDeps; readonly actor: Actor },
  portfolioId: string,
): Promise<TrackedHistory> {
  const { kind, currency, all } = await portfolioOf(request.deps, request.actor, portfolioId);
  if (kind === 'LIABILITIES') {
    throw badInput(
      'params.source.portfolioId',
      'is of debts, whose course netWorthLiabilityHistory tells',
    );
  }
  const [first] = all.map(({ firstTradedOn }) => firstTradedOn).sort();
  return {
    currency,
    began: first === undefined ? null : new Date(`${first}T00:00:00Z`),
    async momentsAt(ends) {
      const timeZone = await timeZoneIn(request);
      const histories = await overTime(request, all);
      const asked = { holdings: all, histories, currency, timeZone, ends, most: MAX_MOMENTS };
      const moments = await trackedMoments(request, asked);
      if (moments === null) {
        throw badInput('params.timeframe', 'is too short for the span: over 10,000 moments');
      }
      return moments;
    },
  };
}
