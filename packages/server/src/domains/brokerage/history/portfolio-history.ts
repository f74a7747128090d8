import { NO_LEAVES, totalOf } from '@investing-platform/rules/networth/worth';
import {
  type Course,
  courseOf,
  type PortfolioHistory,
  shownHistory,
  type ValuedMoment,
} from '@investing-platform/rules/returns/shown-history';
import { askedSpan, type SpanOfTime } from '@investing-platform/rules/time/asked-span';
import { firstMoment } from '@investing-platform/rules/time/first-day';
import { stepsOf } from '@investing-platform/rules/time/history-steps';
import { usualTimeframe } from '@investing-platform/rules/time/usual-timeframe';
import type { PastRange, Timeframe } from '@investing-platform/schema/operations';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { Flow } from '../../../ledger/index.ts';
import { trackedHistory } from '../../portfolios/index.ts';
import { equityAt, type HistoryScope } from '../../trading/index.ts';
import type { BrokerageDeps } from '../deps.ts';
import { type HistorySource, scopeAsked } from './history-scope.ts';
import { knownMoments } from './kept-moments.ts';

export type HistoryDeps = Pick<BrokerageDeps, 'db' | 'marketData' | 'clock' | 'random'>;

export interface PortfolioHistoryInput {
  readonly source?: HistorySource | null | undefined;
  /** Default: a month before `to`. */
  readonly range?: PastRange | null | undefined;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
  readonly timeframe?: Timeframe | null | undefined;
  readonly extendedHours?: boolean | undefined;
}

/**
 * What accounts, a tracked portfolio or an active strategy were worth over time. The equity of a
 * moment is the same whatever range or steps it is asked with. Of accounts eight statements, whose
 * cost follows the days and not the trades.
 *
 * @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT where range and ends do not fit, the steps are
 *   too short for the span, or the portfolio is that of debts
 */
export async function getPortfolioHistory(
  deps: HistoryDeps,
  actor: Actor,
  input: PortfolioHistoryInput,
): Promise<PortfolioHistory> {
  const source = await sourceAsked(deps, actor, input.source);
  const now = deps.clock.now();
  const span = spanAsked(input, now, source.began);
  const timeframe = input.timeframe ?? timeframeOf(input, span, now);
  const steps = stepsOf({
    from: span.from,
    to: span.to,
    timeframe,
    now,
    extendedHours: input.extendedHours ?? false,
  });
  const course = await source.courseOver([steps.base, ...steps.ends], now);
  return shownHistory(course, timeframe, steps);
}

/** What is asked for, whatever it is. */
interface Source {
  /** When there was first something; null where there never was. */
  readonly began: Date | null;
  /** Each of the moments, ascending, and every one between them at which money came or went. */
  readonly courseOver: (ends: readonly Date[], now: Date) => Promise<Course>;
}

async function sourceAsked(
  deps: HistoryDeps,
  actor: Actor,
  source: HistorySource | null | undefined,
): Promise<Source> {
  if (source?.portfolioId != null) {
    const { currency, began, momentsAt } = await trackedHistory(
      { deps, actor },
      source.portfolioId,
    );
    return {
      began,
      courseOver: async (ends) => ({ currency, moments: await momentsAt(ends) }),
    };
  }
  const scope = await scopeAsked(deps, requireUser(actor).userId, source);
  const { currency, began } = scope;
  return {
    began,
    async courseOver(ends, now) {
      const [base = now, last = now] = [ends[0], ends.at(-1)];
      const flows = await scope.flowsBetween(base, last);
      const valued = await valueAll(deps, scope, { ends, now, currency }, flows);
      return courseOf(currency, valued);
    },
  };
}

const USUAL_RANGE: PastRange = 'M1';

/** @param began when there was first something; null where there never was */
function spanAsked(input: PortfolioHistoryInput, now: Date, began: Date | null): SpanOfTime {
  return askedSpan(input, USUAL_RANGE, now, (range, end) =>
    range === 'ALL' ? (began ?? end) : firstMoment(range, end),
  );
}

function timeframeOf({ range }: PortfolioHistoryInput, span: SpanOfTime, now: Date): Timeframe {
  return usualTimeframe(span.path === 'params.range' ? (range ?? USUAL_RANGE) : null, span, now);
}

interface Asked {
  readonly ends: readonly Date[];
  readonly now: Date;
  readonly currency: string;
}

/** Every moment that counts: the steps' ends, and the flows in between. */
async function valueAll(
  deps: Pick<BrokerageDeps, 'db' | 'marketData'>,
  scope: HistoryScope,
  { ends, now, currency }: Asked,
  flows: readonly Flow[],
): Promise<ValuedMoment[]> {
  const moments = [...ends, ...flows.map(({ at }) => at)].map((at) => at.getTime());
  const times = [...new Set(moments)].sort((left, right) => left - right);
  const byMoment = Map.groupBy(flows, ({ at }) => at.getTime());
  const known = await knownMoments(deps, { scope, currency, now, flows: byMoment });
  const unknown = times.filter((at) => known.of(at) === undefined);
  const dates = unknown.map((at) => new Date(at));
  const inside = unknown.flatMap((at) => byMoment.get(at) ?? []);
  const asked = { times: dates, now, currency, flows: inside };
  const { totals, leafOf } = await equityAt(deps, scope, asked);
  const valued = unknown.map((at, place): ValuedMoment => {
    const came = byMoment.get(at) ?? [];
    const leaves = came.map(({ asset, amount }) => leafOf(asset, amount, place));
    return { at, equity: totals[place] ?? NO_LEAVES, flow: totalOf(leaves) };
  });
  known.keep(valued);
  const byTime = new Map(valued.map((one) => [one.at, one]));
  return times.flatMap((at) => known.of(at) ?? byTime.get(at) ?? []);
}
