import { refuseDebts } from '@investing-platform/rules/returns/shown-history';
import type { SummedMoment } from '@investing-platform/rules/returns/valued';
import { MAX_POINTS, tooMany } from '@investing-platform/rules/time/chart-length';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { notFound } from '../../../kernel/errors.ts';
import { type PortfolioRow, portfoliosOfPerson } from '../../holdings/index.ts';
import type { BookDeps } from '../book.ts';
import { timeZoneIn } from './gain-between.ts';
import { type HeldOverTime, readOverTime } from './over-time.ts';
import { trackedMoments } from './tracked-moments.ts';

/** What a tracked portfolio, with those under it, was worth over time. */
export interface TrackedHistory {
  readonly currency: string;
  /** The day of the first trade as midnight UTC; null where there never was one. */
  readonly began: Date | null;
  /** Ends and the days on which money came or went, ascending; `ends` begins where it begins. */
  readonly momentsAt: (ends: readonly Date[]) => Promise<readonly SummedMoment[]>;
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
  const { kind, currency, all } = await heldUnder(request, portfolioId);
  refuseDebts(kind);
  let first: CivilDate | null = null;
  for (const { days } of all) {
    const date = days[0]?.date ?? null;
    if (date !== null && (first === null || date < first)) first = date;
  }
  return {
    currency,
    began: first === null ? null : new Date(`${first}T00:00:00Z`),
    async momentsAt(ends) {
      const timeZone = await timeZoneIn(request);
      const asked = { holdings: all, currency, timeZone, ends, most: MAX_POINTS };
      const moments = await trackedMoments(request, asked);
      if (moments === null) throw tooMany('moments');
      return moments;
    },
  };
}

interface HeldUnder extends Pick<PortfolioRow, 'kind' | 'currency'> {
  readonly all: readonly HeldOverTime[];
}

/** What a portfolio and those under it hold or held. @throws {PlatformError} NOT_FOUND */
async function heldUnder(
  request: { readonly deps: BookDeps; readonly actor: Actor },
  portfolioId: string,
): Promise<HeldUnder> {
  const { deps, actor } = request;
  const [portfolios, histories] = await Promise.all([
    deps.db.all(portfoliosOfPerson, requireUser(actor).userId),
    readOverTime(request, null),
  ]);
  const found = portfolios.find(({ id }) => id === portfolioId.toLowerCase());
  if (found === undefined) throw notFound('Portfolio');
  const childrenOf = Map.groupBy(portfolios, ({ parentId }) => parentId);
  const holdingsOf = Map.groupBy(histories.values(), (holding) => holding.portfolioId);
  const under = ({ id }: PortfolioRow): HeldOverTime[] => [
    ...(holdingsOf.get(id) ?? []),
    ...(childrenOf.get(id) ?? []).flatMap(under),
  ];
  return { kind: found.kind, currency: found.currency, all: under(found) };
}
