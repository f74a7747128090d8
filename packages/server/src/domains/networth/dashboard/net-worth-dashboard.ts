import { termsOn } from '@investing-platform/rules/networth/terms';
import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import { withParts } from '@investing-platform/rules/portfolios/with-parts';
import { refuseFuture } from '@investing-platform/rules/time/refuse-future';
import type { Deps } from '../../../deps.ts';
import type { NetWorthGoal } from '../../../graphql/generated/resolver-types.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { dayIn, endOfDay } from '../../../kernel/days.ts';
import { isIn, requirePortfolios } from '../asked-portfolios.ts';
import type { OwnedAsset } from '../assets/asset-shown.ts';
import { liveParts, ownedNow } from '../assets/owned-now.ts';
import { goalsShown, needAssets } from '../goals/goals-shown.ts';
import { isCounted } from '../history/debts-over-time.ts';
import { ownedOn } from '../history/owned-on.ts';
import { readRecordedOverTime } from '../history/parts.sql.ts';
import { owedOn } from '../liabilities/liability-shown.ts';
import { ratesTo } from '../rates.ts';
import { recordedByHand } from '../recorded.sql.ts';
import type {
  FlowTerms,
  Plans,
  Portfolios,
  RecordedDebts,
  RecordedFlow,
  RecordedGoal,
} from '../recorded.ts';
import { type Dashboard, dashboard } from './dashboard.ts';

export interface DashboardAsked {
  /** `YYYY-MM-DD` where the person is; null: now. */
  readonly asOf?: CivilDate | null | undefined;
  /** Null: everything. */
  readonly portfolioIds?: readonly string[] | null | undefined;
  /** Not in the person's display currency, but in this one. */
  readonly currency?: string | undefined;
}

type DashboardDeps = Pick<Deps, 'db' | 'clock' | 'marketData'>;

/**
 * Everything that the caller owns and owes, now or at the end of a past day: cash and positions of
 * live accounts, and what is recorded by hand. Three statements for now; for the past two, two
 * for each live account, and three where something owned counts towards a goal.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a day in the future; NOT_FOUND for a portfolio
 */
export async function netWorthDashboard(
  deps: DashboardDeps,
  actor: Actor,
  asked: DashboardAsked = {},
): Promise<Dashboard> {
  return dashboardOf(deps, requireUser(actor).userId, asked);
}

/**
 * The same of anybody, for who has been let in.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a day in the future; NOT_FOUND for a portfolio
 */
export async function dashboardOf(
  deps: DashboardDeps,
  userId: string,
  { asOf = null, portfolioIds = null, currency }: DashboardAsked = {},
): Promise<Dashboard> {
  const asked = { portfolioIds, currency };
  if (asOf === null) return dashboardNow(deps, userId, asked);
  const past = await readRecordedOverTime(deps.db, userId);
  const { timeZone } = past;
  const today = dayIn(timeZone, deps.clock.now());
  refuseFuture('params.asOf', asOf, today);
  if (asOf === today) return dashboardNow(deps, userId, asked);
  requirePortfolios(portfoliosOf(past), portfolioIds);
  return shown(deps, past, {
    currency,
    ownerId: userId,
    assets: await ownedOn(deps, userId, past, asOf, false),
    incomes: past.incomes.flatMap((income) => flowOn(income, asOf)),
    expenses: past.expenses.flatMap((expense) => flowOn(expense, asOf)),
    goals: await goalsNow(deps, userId, past.goals, today),
    pendingConfirmations: past.pendingConfirmations,
    day: asOf,
    at: endOfDay(timeZone, asOf),
    portfolioIds: withParts(past.portfolioParents, portfolioIds),
  });
}

async function dashboardNow(
  deps: DashboardDeps,
  userId: string,
  { portfolioIds, currency }: Pick<OfDay, 'portfolioIds' | 'currency'>,
): Promise<Dashboard> {
  const [recorded, live] = await Promise.all([
    deps.db.one(recordedByHand, userId),
    liveParts(deps, userId),
  ]);
  requirePortfolios(portfoliosOf(recorded), portfolioIds);
  const at = deps.clock.now();
  const { timeZone, incomes, expenses } = recorded;
  const today = dayIn(timeZone, at);
  const assets = await ownedNow(deps, userId, recorded, live, at);
  const { portfolioParents } = recorded;
  const goals = await goalsShown(deps, recorded.goals, { assets, portfolioParents }, { at, today });
  const within = withParts(portfolioParents, portfolioIds);
  return shown(deps, recorded, {
    currency,
    ownerId: userId,
    assets,
    goals,
    incomes,
    expenses,
    pendingConfirmations: recorded.pendingConfirmations,
    day: today,
    at,
    portfolioIds: within,
  });
}

/** Goals are told as they are now, whatever day is asked for. */
async function goalsNow(
  deps: DashboardDeps,
  userId: string,
  goals: readonly RecordedGoal[],
  today: CivilDate,
): Promise<NetWorthGoal[]> {
  const at = deps.clock.now();
  const nothing = { assets: [], portfolioParents: [] };
  if (!needAssets(goals)) return goalsShown(deps, goals, nothing, { at, today });
  const [recorded, live] = await Promise.all([
    deps.db.one(recordedByHand, userId),
    liveParts(deps, userId),
  ]);
  const assets = await ownedNow(deps, userId, recorded, live, at);
  const { portfolioParents } = recorded;
  return goalsShown(deps, goals, { assets, portfolioParents }, { at, today });
}

const portfoliosOf = ({ portfolioIds, debtPortfolioIds }: Portfolios): string[] => [
  ...portfolioIds,
  ...debtPortfolioIds,
];

/** An income or an expense as it was on a day; nothing where it had not begun. */
function flowOn<Flow extends RecordedFlow>(flow: Flow, day: CivilDate): Flow[] {
  if (flow.startsOn > day) return [];
  const { amount, currency, frequency } = termsOn<FlowTerms>(flow, flow, day);
  return [{ ...flow, amount, currency, frequency }];
}

interface OfDay extends Omit<Plans, 'goals'> {
  /** Default: the person's display currency. */
  readonly currency: string | undefined;
  readonly ownerId: string;
  /** Of all portfolios. */
  readonly assets: readonly OwnedAsset[];
  readonly day: CivilDate;
  /** Of the exchange rates. */
  readonly at: Date;
  readonly portfolioIds: readonly string[] | null;
  readonly goals: NetWorthGoal[];
}

async function shown(
  deps: DashboardDeps,
  recorded: RecordedDebts,
  { day, at, incomes, expenses, ...ofDay }: OfDay,
): Promise<Dashboard> {
  const { ownerId, portfolioIds, goals, pendingConfirmations } = ofDay;
  const assets = ofDay.assets.filter((asset) => isIn(portfolioIds, asset));
  const currency = ofDay.currency ?? recorded.displayCurrency ?? USUAL_CURRENCY;
  const debts = recorded.liabilities
    .filter((debt) => isCounted(debt, day) && debt.startsOn <= day)
    // What is put away later was not that day.
    .map((debt) => ({ ...debt, archivedOn: null }));
  const liabilities = await owedOn(day, debts, recorded.bookings);
  const parts = [assets, liabilities, incomes, expenses].flat();
  const rates = await ratesTo(deps, currency, new Set(parts.map((part) => part.currency)), at);
  return dashboard({
    recorded: { incomes, expenses, liabilities },
    ownerId,
    assets,
    goals,
    pendingConfirmations,
    currency,
    rates,
    portfolioIds,
    today: day,
    asOf: at,
  });
}
