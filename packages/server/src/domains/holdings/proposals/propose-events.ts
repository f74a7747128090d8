import { assetById } from '@investing-platform/rules/market/catalogue';
import {
  changesOfProposals,
  type HeldEvent as Held,
  nameOfEvent,
  PROPOSALS_REACH_DAYS,
} from '@investing-platform/rules/tracked/proposals';
import { dividendAmounts } from '@investing-platform/rules/tracked/tracked-dividend';
import { DAY_MS, HOUR_MS } from '@investing-platform/schema/durations';
import { calendarOf } from '@investing-platform/schema/trading-calendar';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/jobs.ts';
import { addDays, type CivilDate } from '../../../kernel/civil-date.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { FIRST_ID, newId } from '../../../kernel/ids.ts';
import type { CorporateAction } from '../../../ports/market-data.ts';
import { type ActionDeps, actionsInForce } from '../../market/index.ts';
import { insertDividend } from '../dividends.sql.ts';
import { countsForImport } from '../imports.sql.ts';
import { lockPerson } from '../portfolios.sql.ts';
import { MAX_RECORDED } from '../record-trade.ts';
import * as sql from './proposals.sql.ts';
import { PROPOSALS } from './request-proposals.ts';

type ProposalDeps = Pick<Deps, 'db' | 'random'> & ActionDeps;

/** What a company did, for one holding of its shares. */
interface HeldEvent extends Held {
  readonly action: CorporateAction & { readonly kind: 'DIVIDEND' | 'SPLIT' };
  readonly holding: sql.ListedHolding;
}

const SLACK_DAYS = 30;

/**
 * Proposes the dividends and splits of what was held on the day before each ex-date, for their
 * owner to confirm: whenever a holding changes, and each day for as long as anything is held.
 */
export function eventProposals(deps: ProposalDeps): JobHandler {
  return {
    kind: PROPOSALS,
    everySeconds: null,
    async run(userId) {
      const holdings = await deps.db.all(sql.listedHoldings, userId);
      if (holdings.length === 0) return null;
      const isWhole = await proposeEvents(deps, userId, holdings);
      return new Date(deps.clock.now().getTime() + (isWhole ? DAY_MS : HOUR_MS));
    },
  };
}

/** @returns whether the source answered for all assets */
async function proposeEvents(
  deps: ProposalDeps,
  userId: string,
  holdings: readonly sql.ListedHolding[],
): Promise<boolean> {
  const assetIds = [...new Set(holdings.map(({ instrumentId }) => instrumentId))];
  const { actions, unknown } = await actionsInForce(deps, assetIds, PROPOSALS_REACH_DAYS * DAY_MS);
  await deps.db.transaction(async (tx) => {
    const today = await lockPerson(tx, deps, userId);
    const events = await heldEvents(tx, userId, holdings, actions);
    await store(tx, deps, userId, { events, assetIds, today });
  });
  return unknown.size === 0;
}

async function heldEvents(
  tx: Transaction,
  userId: string,
  holdings: readonly sql.ListedHolding[],
  actions: readonly CorporateAction[],
): Promise<HeldEvent[]> {
  const byAsset = Map.groupBy(actions, ({ assetId }) => assetId);
  const all = holdings.flatMap((holding) =>
    (byAsset.get(holding.instrumentId) ?? []).flatMap((action) => {
      if (action.kind !== 'DIVIDEND' && action.kind !== 'SPLIT') return [];
      const exDate = dayAt(action.assetId, action.exAt);
      const happensOn = action.kind === 'SPLIT' ? exDate : dayAt(action.assetId, action.payAt);
      return [{ holding, action, exDate, happensOn }];
    }),
  );
  const asked = all.map(({ holding, exDate }) => ({ holdingId: holding.id, day: exDate }));
  const rows = await tx.all(sql.heldBeforeDays, userId, JSON.stringify(asked));
  const held = new Map(rows.map((row) => [`${row.holdingId} ${row.day}`, row.quantity]));
  return all.map((event) => ({
    ...event,
    held: decimal(held.get(`${event.holding.id} ${event.exDate}`) ?? '0'),
  }));
}

function dayAt(assetId: string, at: Date): CivilDate {
  return calendarOf(assetById(assetId)?.exchange ?? 'FX').dateAt(at.getTime());
}

interface Proposed {
  readonly events: readonly HeldEvent[];
  readonly assetIds: readonly string[];
  readonly today: CivilDate;
}

async function store(
  tx: Transaction,
  deps: ProposalDeps,
  userId: string,
  { events, assetIds, today }: Proposed,
): Promise<void> {
  const since = addDays(today, -PROPOSALS_REACH_DAYS - SLACK_DAYS);
  const of = (kind: HeldEvent['action']['kind']) =>
    events.filter(({ action }) => action.kind === kind);
  const knownPaid = await tx.all(sql.knownDividends, userId, assetIds, since);
  const knownSplit = await tx.all(sql.knownSplits, userId, assetIds, since);
  const paid = changesOfProposals(of('DIVIDEND'), knownPaid);
  const split = changesOfProposals(of('SPLIT'), knownSplit);
  for (const id of paid.drop) await tx.run(sql.dropDividend, userId, id);
  for (const id of split.drop) await tx.run(sql.dropSplit, userId, id);
  for (const { id, event } of paid.change) await changeDividend(tx, deps, userId, id, event);
  const counts = await tx.one(countsForImport, userId, FIRST_ID);
  const left = (count: number) => Math.max(0, MAX_RECORDED - count);
  for (const event of paid.add.slice(0, left(counts.dividends))) {
    await addDividend(tx, deps, userId, event);
  }
  for (const event of split.add.slice(0, left(counts.trades))) {
    await addSplit(tx, deps, userId, event);
  }
}

async function changeDividend(
  tx: Transaction,
  { clock }: ProposalDeps,
  userId: string,
  id: string,
  { action, held }: HeldEvent,
): Promise<void> {
  if (action.kind !== 'DIVIDEND') return;
  const { gross } = dividendAmounts({ perShare: action.amountPerShare }, held, action.currency);
  const changes = { quantity: toPlain(held), grossAmount: toPlain(gross), updatedAt: clock.now() };
  const [update, values] = sql.changeProposed({ userId, id }, changes);
  await tx.run(update, ...values);
}

async function addDividend(
  tx: Transaction,
  { clock, random }: ProposalDeps,
  userId: string,
  event: HeldEvent,
): Promise<void> {
  const { action, held } = event;
  if (action.kind !== 'DIVIDEND') return;
  const { amountPerShare, currency } = action;
  const { gross } = dividendAmounts({ perShare: amountPerShare }, held, currency);
  const [insert, values] = insertDividend({
    ...ofHolding(userId, event),
    id: newId(clock, random),
    exDate: event.exDate,
    paidOn: event.happensOn,
    quantity: toPlain(held),
    amountPerShare,
    grossAmount: toPlain(gross),
    // What the person's own broker takes off is not known here.
    withholdingTax: '0',
    imputationCredits: '0',
    currency,
    exchangeRate: null,
    netInPortfolio: null,
    note: null,
    reinvestTradeId: null,
    confirmedAt: null,
    createdAt: clock.now(),
  });
  await tx.run(insert, ...values);
}

async function addSplit(
  tx: Transaction,
  { clock, random }: ProposalDeps,
  userId: string,
  event: HeldEvent,
): Promise<void> {
  const { action } = event;
  const currency = assetById(action.assetId)?.currency;
  if (action.kind !== 'SPLIT' || currency === undefined) return;
  const { numerator, denominator } = action;
  const [insert, values] = sql.insertSplit({
    ...ofHolding(userId, event),
    id: newId(clock, random),
    type: numerator > denominator ? 'SPLIT' : 'CONSOLIDATION',
    tradedOn: event.exDate,
    currency,
    fee: '0',
    feeCurrency: currency,
    ratioNumerator: numerator,
    ratioDenominator: denominator,
    createdAt: clock.now(),
  });
  await tx.run(insert, ...values);
}

const ofHolding = (userId: string, event: HeldEvent) =>
  ({
    userId,
    portfolioId: event.holding.portfolioId,
    instrumentId: event.holding.instrumentId,
    state: 'PENDING',
    origin: 'CORPORATE_ACTION',
    uniqueIdentifier: nameOfEvent(event),
  }) as const;
