import { badInput, notFound, refuse } from '@investing-platform/schema/engine';
import type { Call } from '../contract/call.ts';
import { complete } from '../contract/complete.ts';
import { present } from '../contract/present.ts';
import { all, need } from '../contract/realm.ts';
import { isLink, link, type Row } from '../contract/row.ts';
import type { Rule, Rules } from '../contract/rule.ts';
import { currencyOf } from '../facts/holdings.ts';
import { now } from '../facts/time.ts';
import { target } from './recording.ts';

function customInstrument({ realm, params }: Call) {
  const symbol =
    params['symbol'] ??
    String(params['name'])
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]+/g, '-');
  const taken = realm.own.list('Instrument').some((row) => row['symbol'] === symbol);
  if (taken && params['symbol'] != null)
    throw refuse('CONFLICT', `You have another instrument ${String(symbol)}`);
  return { kind: 'CUSTOM', symbol, asset: null, assetClass: null, exchange: null, metadata: [] };
}

function withDetails(call: Call) {
  const { realm, params } = call;
  const portfolio = target(call);
  const { name, category, currency } = params;
  const instrument = realm.own.add(
    'Instrument',
    complete(realm, 'Instrument', {
      ...customInstrument(call),
      name,
      category,
      currency,
      metadata: (params['metadata'] ?? []) as object[],
    }),
  );
  const price = params['currentPrice'] ?? params['purchasePrice'];
  const date =
    params['currentPrice'] == null
      ? params['purchaseDate']
      : (params['priceDate'] ?? now(realm).toISOString().slice(0, 10));
  realm.own.add(
    'InstrumentPrice',
    complete(realm, 'InstrumentPrice', {
      instrumentId: instrument.id,
      date,
      price,
      currency,
      source: 'MANUAL',
    }),
  );
  realm.own.add(
    'TrackedTrade',
    complete(realm, 'TrackedTrade', {
      portfolioId: portfolio.id,
      instrument: link('Instrument', instrument.id),
      type: 'BUY',
      state: 'CONFIRMED',
      origin: 'MANUAL',
      date: params['purchaseDate'],
      quantity: params['quantity'],
      price: params['purchasePrice'],
      currency,
      feeCurrency: currency,
      ownershipPercent: params['ownershipPercent'],
    }),
  );
  const debt = params['linkedLiabilityId'];
  const made = all(realm, 'NetWorthAsset').find((row) => row['instrumentId'] === instrument.id);
  if (made === undefined) throw notFound('Asset');
  if (typeof debt === 'string') need(realm, 'NetWorthLiability', debt)['linkedAssetId'] = made.id;
  return present(realm, 'NetWorthAsset', made);
}

/** @throws {PlatformError} INVALID_STATE for an instrument of the catalogue */
function requireCustom({ realm, params }: Call, field: string): void {
  const id = String(params[field]);
  if (need(realm, 'Instrument', id)['kind'] === 'LISTED') {
    throw refuse('INVALID_STATE', 'The instrument is a listed one');
  }
}

const custom = (field: string, rule: Rule = {}): Rule => ({
  ...rule,
  checks: (call) => {
    requireCustom(call, field);
    rule.checks?.(call);
  },
});

function metadata({ params }: Call, row: Row | null) {
  const given = params['metadata'] as readonly { name: string; value: string | null }[];
  const names = given.map(({ name }) => name);
  if (new Set(names).size < names.length)
    throw badInput('params.metadata', 'names something twice');
  const old = params['merge'] === false ? [] : ((row?.['metadata'] ?? []) as typeof given);
  const kept = old.filter(({ name }) => !names.includes(name));
  return { metadata: [...kept, ...given.filter(({ value }) => value !== null)] };
}

function pricedOn({ realm, params }: Call): void {
  const other = realm.own
    .list('InstrumentPrice')
    .some(
      (row) => row['instrumentId'] === params['instrumentId'] && row['date'] === params['date'],
    );
  if (other)
    throw refuse('CONFLICT', 'That day has a price already; change it with updateInstrumentPrice');
}

function refuseUsed({ realm, params }: Call): void {
  const id = String(params['id']);
  const isUsed = [...realm.own.list('TrackedTrade'), ...realm.own.list('NetWorthDividend')].some(
    ({ instrument }) => isLink(instrument) && instrument.id === id,
  );
  if (isUsed && params['force'] !== true)
    throw refuse('CONFLICT', 'It has trades or dividends; force deletes them too');
}

export const instrumentRules: Rules = {
  addInstrumentPrice: custom('instrumentId', {
    checks: pricedOn,
    sets: ({ realm, params }) => ({
      currency: currencyOf(realm, String(params['instrumentId'])),
      source: 'MANUAL',
    }),
  }),
  createCustomInstrument: { sets: customInstrument },
  createCustomInstrumentWithDetails: { answers: withDetails },
  deleteCustomInstrument: custom('id', { checks: refuseUsed }),
  setCustomInstrumentMetaData: custom('id', { sets: metadata }),
  updateCustomInstrument: custom('id'),
  updateInstrumentPrice: {
    checks: (call) => {
      const { realm, params } = call;
      const row = need(realm, 'InstrumentPrice', String(params['id']));
      if (params['date'] == null || params['date'] === row['date']) return;
      pricedOn({ ...call, params: { ...params, instrumentId: row['instrumentId'] } });
    },
  },
};
