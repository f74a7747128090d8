import { notFound } from '@investing-platform/rules/platform-error';
import type { Call } from '../../contract/call.ts';
import { complete } from '../../contract/complete.ts';
import { link, type Row } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { isMore, times } from '../../facts/amounts.ts';
import { currencyOf } from '../../facts/holdings.ts';
import { held, instrumentOf, someHolding, target } from './recording.ts';

function dividend(call: Call<'createNetWorthDividend'>) {
  const { realm, params } = call;
  const portfolio = target(call);
  const instrument = instrumentOf(call);
  const quantity = params['quantity'] ?? held(realm, portfolio.id, instrument.id);
  if (!isMore(quantity, '0')) throw notFound('Holding');
  const { gross, perShare } = Object(params['amount']);
  const grossAmount = gross ?? times(perShare, quantity);
  return {
    portfolioId: portfolio.id,
    instrument: link('Instrument', instrument.id),
    symbol: instrument['symbol'],
    origin: 'MANUAL',
    quantity,
    perShare: perShare ?? String(Number(grossAmount) / Number(quantity)),
    grossAmount,
    currency: params['currency'] ?? currencyOf(realm, instrument.id),
  };
}

/** A reinvested dividend buys more of the same. */
function reinvest(
  { realm, params }: Call<'confirmNetWorthDividend' | 'createNetWorthDividend'>,
  row: Row,
): void {
  const { quantity, price } = Object(params['reinvestment']);
  if (quantity === undefined) return;
  const bought = complete(realm, 'TrackedTrade', {
    portfolioId: row['portfolioId'],
    instrument: row['instrument'],
    type: 'BUY',
    state: 'CONFIRMED',
    origin: 'MANUAL',
    tradedOn: row['paidOn'],
    quantity,
    price,
    currency: row['currency'],
    feeCurrency: row['currency'],
  });
  row['reinvestTradeId'] = realm.own.add('TrackedTrade', bought).id;
}

function decided(call: Call<'confirmNetWorthDividend'>, row: Row): void {
  const { realm, params } = call;
  if (params['decision'] === 'CONFIRM') reinvest(call, row);
  else if (typeof row['reinvestTradeId'] === 'string') {
    realm.own.remove('TrackedTrade', row['reinvestTradeId']);
    row['reinvestTradeId'] = null;
  }
}

export const dividendRules: Rules = {
  confirmNetWorthDividend: {
    afterwards: decided,
    leaves: ['TrackedTrade'],
    example: (realm, params) => ({
      ...params,
      id: realm.own.list('NetWorthDividend').find(({ state }) => state === 'PENDING')?.id,
    }),
  },
  createNetWorthDividend: {
    sets: dividend,
    afterwards: reinvest,
    leaves: ['TrackedTrade'],
    example: (realm, params) => {
      const some = someHolding(realm);
      return some === null
        ? params
        : { ...params, portfolioId: some.portfolioId, instrument: { id: some.instrument.id } };
    },
  },
  netWorthAssetDividends: {
    reads: ({ realm, operation, hints, params }) => {
      if (params['symbol'] == null) return params;
      const { symbol: _, ...rest } = params;
      return { ...rest, instrument: instrumentOf({ realm, operation, hints, params }).id };
    },
  },
};
