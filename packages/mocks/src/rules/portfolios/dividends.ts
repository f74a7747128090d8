import { decimal, toPlain } from '@investing-platform/rules/numbers/decimal';
import { invalidInput, notFound } from '@investing-platform/rules/refusals/platform-error';
import { refuseCorrections } from '@investing-platform/rules/tracked/corrections';
import {
  correctionProblems,
  countedOn,
  dividendAmounts,
  dividendProblems,
  unitsPaid,
} from '@investing-platform/rules/tracked/tracked-dividend';
import type { Call } from '../../contract/call.ts';
import { complete } from '../../contract/complete.ts';
import { need } from '../../contract/realm.ts';
import { isLink, link, type RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { now, today } from '../../facts/time.ts';
import { currencyOf, heldOn } from '../../facts/tracked.ts';
import { rateOf } from '../../market/exchange-rates.ts';
import { aboutHolding, instrumentOf, namedDividend, target } from './recording.ts';

function dividend(call: Call<'createNetWorthDividend'>) {
  const { realm, params } = call;
  const portfolio = target(call);
  const instrument = instrumentOf(call);
  const { paidOn } = params;
  const exDate = params.exDate ?? null;
  const day = countedOn(paidOn, exDate);
  const before = heldOn(realm, portfolio.id, instrument.id, day);
  if (before === null) throw notFound('Holding');
  const quantity = unitsPaid(params.quantity, before, day);
  const currency = String(params.currency ?? currencyOf(realm, instrument.id));
  const amounts = dividendAmounts(Object(params.amount), quantity, currency);
  const withholdingTax = String(params.withholdingTax ?? '0');
  const told = { paidOn, exDate, gross: amounts.gross, withholdingTax };
  const problems = dividendProblems(told, today(realm));
  if (problems.length > 0) throw invalidInput(problems);
  return {
    portfolioId: portfolio.id,
    instrument: link('Instrument', instrument.id),
    symbol: instrument.symbol,
    origin: 'MANUAL',
    quantity: toPlain(quantity),
    perShare: toPlain(amounts.perShare),
    grossAmount: toPlain(amounts.gross),
    currency,
    exchangeRate: params.exchangeRate ?? rateOf(currency, String(portfolio.currency)),
    confirmedAt: now(realm),
  };
}

/** What the decision of a dividend that waits corrects. */
function corrected(
  { realm, params }: Call<'confirmNetWorthDividend'>,
  row: RowOf<'NetWorthDividend'> | null,
) {
  const { id: _, decision, ...corrections } = params;
  if (decision !== 'CONFIRM') refuseCorrections(corrections);
  if (row === null || decision !== 'CONFIRM') return {};
  const paidOn = String(params.paidOn ?? row.paidOn);
  const currency = String(row.currency);
  const whole = String(params.grossAmount ?? row.grossAmount);
  const { gross, perShare } = dividendAmounts(
    { gross: whole },
    decimal(String(row.quantity)),
    currency,
  );
  const withholdingTax = String(params.withholdingTax ?? row.withholdingTax);
  const exDate = (row.exDate ?? null) as string | null;
  const told = { paidOn, exDate, gross, withholdingTax };
  const problems = correctionProblems(told, today(realm));
  if (problems.length > 0) throw invalidInput(problems);
  const portfolio = need(realm, 'Portfolio', String(row.portfolioId));
  return {
    paidOn,
    withholdingTax,
    grossAmount: toPlain(gross),
    ...(params.grossAmount == null ? {} : { perShare: toPlain(perShare) }),
    exchangeRate: row.exchangeRate ?? rateOf(currency, String(portfolio.currency)),
    confirmedAt: now(realm),
  };
}

/** A reinvested dividend buys more of the same. */
function reinvest(
  { realm, params }: Call<'confirmNetWorthDividend' | 'createNetWorthDividend'>,
  row: RowOf<'NetWorthDividend'>,
): void {
  const { quantity, price } = Object(params.reinvestment);
  const { instrument } = row;
  if (quantity === undefined || !isLink(instrument)) return;
  const currency = currencyOf(realm, instrument.id);
  const bought = complete(realm, 'TrackedTrade', {
    portfolioId: row.portfolioId,
    instrument,
    type: 'BUY',
    state: 'CONFIRMED',
    origin: 'MANUAL',
    tradedOn: row.paidOn,
    quantity,
    price,
    currency,
    feeCurrency: currency,
  });
  row.reinvestTradeId = realm.own.add('TrackedTrade', bought).id;
}

function decided(call: Call<'confirmNetWorthDividend'>, row: RowOf<'NetWorthDividend'>): void {
  const { realm, params } = call;
  if (params.decision === 'CONFIRM') reinvest(call, row);
  else if (typeof row.reinvestTradeId === 'string') {
    realm.own.remove('TrackedTrade', row.reinvestTradeId);
    row.reinvestTradeId = null;
  }
}

export const dividendRules: Rules = {
  confirmNetWorthDividend: {
    sets: corrected,
    afterwards: decided,
    leaves: ['TrackedTrade'],
    example: (realm, params) => ({
      ...params,
      id: realm.own.list('NetWorthDividend', { state: 'PENDING' })[0]?.id,
    }),
  },
  createNetWorthDividend: {
    means: namedDividend,
    sets: dividend,
    afterwards: reinvest,
    leaves: ['TrackedTrade'],
    example: aboutHolding((portfolioId, { id }) => ({ portfolioId, instrument: { id } })),
  },
  netWorthAssetDividends: {
    reads: ({ realm, params }) => {
      if (params.symbol == null) return params;
      const { symbol: _, ...rest } = params;
      return { ...rest, instrument: instrumentOf({ realm, params }).id };
    },
  },
};
