import { assetById } from '@investing-platform/rules/market/catalogue';
import { type Decimal, toPlain, ZERO } from '@investing-platform/rules/numbers/decimal';
import { addDays } from '@investing-platform/rules/time/civil-date';
import {
  changesOfProposals,
  type HeldEvent,
  type KnownEvent,
  nameOfEvent,
  PROPOSALS_REACH_DAYS,
} from '@investing-platform/rules/tracked/proposals';
import { dividendAmounts } from '@investing-platform/rules/tracked/tracked-dividend';
import { dayOf as heldBy } from '@investing-platform/rules/tracked/tracked-holding';
import { make } from '../contract/complete.ts';
import { find, need, type Realm } from '../contract/realm.ts';
import { link, type RowOf } from '../contract/row.ts';
import { dayOf, today } from '../facts/time.ts';
import { courseOf, instrumentIdOf, type Tracked, trackedOf } from '../facts/tracked.ts';
import { dividendsOf, splitsOf } from '../market/company-actions.ts';

type Dividend = ReturnType<typeof dividendsOf>[number];
type Split = ReturnType<typeof splitsOf>[number];

interface ProposedEvent<Action> extends HeldEvent {
  readonly action: Action & { readonly id: string };
}

/**
 * Proposes the dividends and splits of what was held on the day before each ex-date, for their
 * owner to confirm. What was seeded had its past already: there, those count that come since.
 */
export function proposeEvents(realm: Realm): void {
  const began = dayOf(realm.platform.startsAt);
  for (const tracked of trackedOf(realm)) {
    const asset = assetById(tracked.instrumentId);
    const isTouched = tracked.trades.some((row) => isSince(realm, row));
    if (asset === null || (!isTouched && today(realm) === began)) continue;
    if (need(realm, 'Portfolio', tracked.portfolioId).kind === 'BROKER_MIRROR') continue;
    const reach = addDays(today(realm), -PROPOSALS_REACH_DAYS);
    const first = isTouched ? reach : addDays(began, 1);
    const { days } = courseOf(realm, tracked);
    const heldOn = (day: string): Decimal => heldBy(days, day)?.quantity ?? ZERO;
    const { market } = realm.platform;
    const paid = eventsOf(tracked, first, heldOn, dividendsOf(market, asset, today(realm), first));
    const split = eventsOf(tracked, first, heldOn, splitsOf(asset));
    takeChanges(realm, 'NetWorthDividend', knownDividends(realm), paid, addDividend);
    takeChanges(realm, 'TrackedTrade', knownSplits(realm), split, addSplit);
  }
}

const isSince = ({ platform }: Realm, { createdAt }: { readonly createdAt?: unknown }): boolean =>
  createdAt instanceof Date && createdAt >= platform.startsAt;

function eventsOf<Action extends { readonly exDate: string; readonly paidOn?: string }>(
  tracked: Tracked,
  first: string,
  heldOn: (day: string) => Decimal,
  actions: readonly Action[],
): ProposedEvent<Action>[] {
  return actions
    .filter(({ exDate }) => exDate >= first)
    .map((action) => ({
      holding: tracked,
      action: { ...action, id: `${tracked.instrumentId}:${action.exDate}` },
      exDate: action.exDate,
      happensOn: action.paidOn ?? action.exDate,
      held: heldOn(addDays(action.exDate, -1)),
    }));
}

type Recorded = 'NetWorthDividend' | 'TrackedTrade';

function takeChanges<Action>(
  realm: Realm,
  type: Recorded,
  known: readonly KnownEvent[],
  events: readonly ProposedEvent<Action>[],
  add: (realm: Realm, event: ProposedEvent<Action>) => void,
): void {
  const gone = [...deleted(realm, known)];
  const changes = changesOfProposals(events, [...known, ...gone]);
  for (const id of changes.drop) forget(realm, type, id);
  for (const { id, event } of changes.change) {
    const row = need(realm, 'NetWorthDividend', id);
    const { gross } = dividendAmounts(
      { perShare: String(row.perShare) },
      event.held,
      String(row.currency),
    );
    Object.assign(row, { quantity: toPlain(event.held), grossAmount: toPlain(gross) });
  }
  for (const event of changes.add) {
    add(realm, event);
    const { portfolioId, instrumentId } = event.holding;
    const name = nameOfEvent(event);
    realm.own.add('ProposedEvent', {
      id: keyOf(event.holding, name),
      portfolioId,
      instrumentId,
      name,
    });
  }
}

type Place = Pick<Tracked, 'portfolioId' | 'instrumentId'>;

const keyOf = ({ portfolioId, instrumentId }: Place, name: string | null): string =>
  `${portfolioId} ${instrumentId} ${name}`;

/** What was proposed and is there no more: its name stays taken. */
function deleted(realm: Realm, known: readonly KnownEvent[]): KnownEvent[] {
  const there = new Set(known.map((one) => keyOf(one, one.uniqueIdentifier)));
  return realm.own
    .list('ProposedEvent')
    .filter(({ id }) => !there.has(id))
    .map(({ id, portfolioId, instrumentId, name }) => ({
      id,
      portfolioId,
      instrumentId,
      state: 'REJECTED',
      origin: 'CORPORATE_ACTION',
      exDate: null,
      happenedOn: today(realm),
      quantity: null,
      uniqueIdentifier: name,
      deleted: true,
    }));
}

/** Its name is free again: the shares may come back. */
function forget(realm: Realm, type: Recorded, id: string): void {
  const row: RowOf<Recorded> = need(realm, type, id);
  const place = { portfolioId: String(row.portfolioId), instrumentId: instrumentIdOf(row) };
  realm.own.remove('ProposedEvent', keyOf(place, String(row.uniqueIdentifier)));
  realm.own.remove(type, id);
}

function knownOf(row: RowOf<Recorded>) {
  return {
    id: row.id,
    portfolioId: String(row.portfolioId),
    instrumentId: instrumentIdOf(row),
    state: row.state ?? 'CONFIRMED',
    origin: row.origin ?? 'MANUAL',
    uniqueIdentifier: row.uniqueIdentifier ?? null,
    deleted: false,
  };
}

const knownDividends = ({ own }: Realm): KnownEvent[] =>
  own.list('NetWorthDividend').map((row) => ({
    ...knownOf(row),
    exDate: row.exDate ?? null,
    happenedOn: String(row.paidOn),
    quantity: row.quantity ?? null,
  }));

const knownSplits = ({ own }: Realm): KnownEvent[] =>
  own
    .list('TrackedTrade')
    .filter(({ type }) => type === 'SPLIT' || type === 'CONSOLIDATION')
    .map((row) => ({
      ...knownOf(row),
      exDate: null,
      happenedOn: String(row.tradedOn),
      quantity: null,
    }));

const ofHolding = (realm: Realm, event: HeldEvent) => {
  const { portfolioId, instrumentId } = event.holding;
  return {
    portfolioId,
    instrument: link('Instrument', instrumentId),
    symbol: find(realm, 'Instrument', instrumentId)?.symbol ?? null,
    state: 'PENDING',
    origin: 'CORPORATE_ACTION',
    uniqueIdentifier: nameOfEvent(event),
  };
};

function addDividend(realm: Realm, event: ProposedEvent<Dividend>): void {
  const { amountPerShare, currency, exDate, paidOn } = event.action;
  const { gross } = dividendAmounts({ perShare: amountPerShare }, event.held, currency);
  make(realm, 'NetWorthDividend', {
    ...ofHolding(realm, event),
    exDate,
    paidOn,
    quantity: toPlain(event.held),
    perShare: amountPerShare,
    grossAmount: toPlain(gross),
    // What the person's own broker takes off is not known here.
    withholdingTax: '0',
    currency,
  });
}

function addSplit(realm: Realm, event: ProposedEvent<Split>): void {
  const { exDate, ratio } = event.action;
  const currency = assetById(event.holding.instrumentId)?.currency ?? 'USD';
  make(realm, 'TrackedTrade', {
    ...ofHolding(realm, event),
    type: ratio.numerator > ratio.denominator ? 'SPLIT' : 'CONSOLIDATION',
    tradedOn: exDate,
    currency,
    fee: '0',
    feeCurrency: currency,
    ratio,
  });
}
