import { checkPurchase } from '@investing-platform/rules/networth/input-checks';
import {
  isListed,
  isRecorded,
  mergedMetadata,
  type NamedValue,
  pricedAlready,
  symbolTaken,
} from '@investing-platform/rules/networth/instrument-input';
import { inCapitals, symbolOf, uniqueSymbol } from '@investing-platform/rules/networth/symbol';
import { InputProblems } from '@investing-platform/rules/refusals/input-problems';
import { notFound } from '@investing-platform/rules/refusals/platform-error';
import { refuseFuture } from '@investing-platform/rules/time/refuse-future';
import type { Call } from '../../contract/call.ts';
import { make } from '../../contract/complete.ts';
import { present } from '../../contract/present.ts';
import { all, need, type Realm } from '../../contract/realm.ts';
import { isLink, link, type RowOf } from '../../contract/row.ts';
import type { Rule, Rules } from '../../contract/rule.ts';
import { today } from '../../facts/time.ts';
import { currencyOf } from '../../facts/tracked.ts';
import type { Inputs } from '../../generated/rows.ts';
import { refuseEmptySearch } from '../market/refuse-empty-search.ts';
import { target } from '../portfolios/recording.ts';
import { checkRated } from './rated.ts';

function customInstrument({
  realm,
  params,
}: Call<'createCustomInstrument' | 'createCustomInstrumentWithDetails'>) {
  const taken = new Set(realm.own.list('Instrument').map((row) => row.symbol));
  const given = params.symbol == null ? null : inCapitals(String(params.symbol));
  if (given !== null && taken.has(given)) throw symbolTaken(given);
  const symbol = given ?? uniqueSymbol(symbolOf(String(params.name)), taken);
  return { kind: 'CUSTOM', symbol, asset: null, assetClass: null, exchange: null, metadata: [] };
}

function withDetails(call: Call<'createCustomInstrumentWithDetails'>) {
  const { realm, params } = call;
  checkRated(call);
  const problems = new InputProblems();
  checkPurchase(problems, params, today(realm));
  problems.refuse();
  const portfolio = target(call, 'Nothing owned');
  const { name, category, currency } = params;
  const instrument = make(realm, 'Instrument', {
    ...customInstrument(call),
    name,
    category,
    currency,
    metadata: mergedMetadata([], params.metadata ?? []),
  });
  const priced = (date: unknown, price: unknown) =>
    make(realm, 'InstrumentPrice', {
      instrumentId: instrument.id,
      date,
      price,
      currency,
      source: 'MANUAL',
    });
  priced(params.purchasedOn, params.purchasePrice);
  if (params.currentPrice != null) {
    priced(params.pricedOn ?? today(realm), params.currentPrice);
  }
  make(realm, 'TrackedTrade', {
    portfolioId: portfolio.id,
    instrument: link('Instrument', instrument.id),
    type: 'BUY',
    state: 'CONFIRMED',
    origin: 'MANUAL',
    tradedOn: params.purchasedOn,
    quantity: params.quantity,
    price: params.purchasePrice,
    currency,
    feeCurrency: currency,
    ownershipPercent: params.ownershipPercent,
  });
  const debt = params.linkedLiabilityId;
  const made = all(realm, 'NetWorthAsset', { instrumentId: instrument.id })[0];
  if (made === undefined) throw notFound('Asset');
  if (typeof debt === 'string')
    need(realm, 'NetWorthLiability', debt).linkedNetWorthAssetId = made.id;
  return present(realm, 'NetWorthAsset', made);
}

/** @throws {PlatformError} INVALID_STATE for an instrument of the catalogue */
function requireCustom(realm: Realm, id: string): void {
  if (need(realm, 'Instrument', id).kind === 'LISTED') throw isListed();
}

const custom = <Name extends keyof Inputs>(
  idOf: (params: Inputs[Name]) => string,
  rule: Rule<Name> = {},
): Rule<Name> => ({
  ...rule,
  checks: (call) => {
    requireCustom(call.realm, idOf(call.params as Inputs[Name]));
    rule.checks?.(call);
  },
});

function metadata(
  { params }: Call<'setCustomInstrumentMetaData'>,
  row: RowOf<'Instrument'> | null,
) {
  const old = params.merge === false ? [] : (row?.metadata ?? []);
  return { metadata: mergedMetadata(old as readonly NamedValue[], params.metadata) };
}

function refuseDay(realm: Realm, instrumentId: unknown, date: string): void {
  refuseFuture('params.date', date, today(realm));
  const other = realm.own
    .list('InstrumentPrice')
    .some((row) => row.instrumentId === instrumentId && row.date === date);
  if (other) throw pricedAlready();
}

function refuseUsed({ realm, params }: Call<'deleteCustomInstrument'>): void {
  const id = String(params.id);
  const isUsed = [...realm.own.list('TrackedTrade'), ...realm.own.list('NetWorthDividend')].some(
    ({ instrument }) => isLink(instrument) && instrument.id === id,
  );
  if (isUsed && params.force !== true) throw isRecorded();
}

export const instrumentRules: Rules = {
  searchInstruments: { checks: refuseEmptySearch },
  addInstrumentPrice: custom(({ instrumentId }) => instrumentId, {
    checks: ({ realm, params }) => refuseDay(realm, params.instrumentId, params.date),
    sets: ({ realm, params }) => ({
      currency: currencyOf(realm, String(params.instrumentId)),
      source: 'MANUAL',
    }),
  }),
  createCustomInstrument: { checks: checkRated, sets: customInstrument },
  createCustomInstrumentWithDetails: { answers: withDetails },
  deleteCustomInstrument: custom(({ id }) => id, { checks: refuseUsed }),
  setCustomInstrumentMetaData: custom(({ id }) => id, { sets: metadata }),
  updateCustomInstrument: custom(({ id }) => id, {
    sets: ({ realm, params }, row) => {
      if (params.symbol == null) return {};
      const symbol = inCapitals(String(params.symbol));
      const others = realm.own.list('Instrument').filter(({ id }) => id !== row?.id);
      if (others.some((other) => other.symbol === symbol)) throw symbolTaken(symbol);
      return { symbol };
    },
  }),
  updateInstrumentPrice: {
    checks: ({ realm, params }) => {
      const row = need(realm, 'InstrumentPrice', String(params.id));
      if (params.date == null || params.date === row.date) return;
      refuseDay(realm, row.instrumentId, params.date);
    },
  },
};
