import { InputProblems } from '@investing-platform/rules/input-problems';
import { checkPurchase } from '@investing-platform/rules/networth/input-checks';
import { inCapitals, symbolOf, uniqueSymbol } from '@investing-platform/rules/networth/symbol';
import { badInput, notFound, refuse } from '@investing-platform/rules/platform-error';
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
  if (given !== null && taken.has(given)) {
    throw refuse('CONFLICT', `You have another instrument ${given}`);
  }
  const symbol = given ?? uniqueSymbol(symbolOf(String(params.name)), taken);
  return { kind: 'CUSTOM', symbol, asset: null, assetClass: null, exchange: null, metadata: [] };
}

function withDetails(call: Call<'createCustomInstrumentWithDetails'>) {
  const { realm, params } = call;
  checkRated(call);
  const problems = new InputProblems();
  checkPurchase(problems, params, today(realm));
  problems.refuse();
  const portfolio = target(call);
  const { name, category, currency } = params;
  const instrument = make(realm, 'Instrument', {
    ...customInstrument(call),
    name,
    category,
    currency,
    metadata: (params.metadata ?? []) as object[],
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
  if (need(realm, 'Instrument', id).kind === 'LISTED') {
    throw refuse('INVALID_STATE', 'The instrument is a listed one');
  }
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
  const given = params.metadata as readonly { name: string; value: string | null }[];
  const names = given.map(({ name }) => name);
  if (new Set(names).size < names.length)
    throw badInput('params.metadata', 'names something twice');
  const old = params.merge === false ? [] : ((row?.metadata ?? []) as typeof given);
  const kept = old.filter(({ name }) => !names.includes(name));
  return { metadata: [...kept, ...given.filter(({ value }) => value !== null)] };
}

function refuseDay(realm: Realm, instrumentId: unknown, date: string): void {
  if (date > today(realm)) {
    throw badInput('params.date', 'must not be in the future');
  }
  const other = realm.own
    .list('InstrumentPrice')
    .some((row) => row.instrumentId === instrumentId && row.date === date);
  if (other)
    throw refuse('CONFLICT', 'That day has a price already; change it with updateInstrumentPrice');
}

function refuseUsed({ realm, params }: Call<'deleteCustomInstrument'>): void {
  const id = String(params.id);
  const isUsed = [...realm.own.list('TrackedTrade'), ...realm.own.list('NetWorthDividend')].some(
    ({ instrument }) => isLink(instrument) && instrument.id === id,
  );
  if (isUsed && params.force !== true)
    throw refuse('CONFLICT', 'It has trades or dividends; force deletes them too');
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
      if (others.some((other) => other.symbol === symbol)) {
        throw refuse('CONFLICT', `You have another instrument ${symbol}`);
      }
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
