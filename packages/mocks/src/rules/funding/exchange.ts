import { BANK_PAIRS } from '@investing-platform/rules/funding/bank-currencies';
import {
  quotedAmounts,
  requirePair,
  requireUsable,
} from '@investing-platform/rules/funding/exchange';
import { toPlain } from '@investing-platform/rules/numbers/decimal';
import { rateAfterFee } from '@investing-platform/rules/numbers/exchange-rate';
import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { Call } from '../../contract/call.ts';
import { complete } from '../../contract/complete.ts';
import { present } from '../../contract/present.ts';
import { need, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { cash, times } from '../../facts/amounts.ts';
import { daysFrom, now } from '../../facts/time.ts';
import { currenciesWithRates, rateOf } from '../../market/exchange-rates.ts';

const QUOTE_DAYS = 30 / DAY_SECONDS;

/** What the person's plan charges for an exchange, as a fraction. */
export function forexFeeFraction(realm: Realm): string {
  const plan = realm.shared.list('SubscriptionPlan', { tier: realm.user?.plan })[0];
  return String(plan?.forexFeeFraction ?? '0.01');
}

export const hasRate = (currency: string): boolean => currenciesWithRates.includes(currency);

export function rate(realm: Realm, from: string, to: string) {
  const midRate = rateOf(from, to);
  const feeFraction = from === to ? '0' : forexFeeFraction(realm);
  return { midRate, feeFraction, rate: rateAfterFee(midRate, feeFraction) };
}

function currentRates({ realm, params }: Call<'fetchCurrentRates'>) {
  return (params.pairs ?? BANK_PAIRS).map(({ from, to }, at) => {
    requirePair(`params.pairs.${at}`, { from, to }, hasRate);
    return { from, to, ...rate(realm, from, to), asOf: now(realm), source: 'simulated' };
  });
}

function quote(call: Call<'getTemporaryQuote'>) {
  const { realm, params } = call;
  const { from, to } = params;
  requirePair('params', params, hasRate);
  const terms = rate(realm, from, to);
  const quoted = quotedAmounts(params, terms.rate);
  const fromAmount = toPlain(quoted.fromAmount);
  const row = complete(realm, 'TemporaryQuote', {
    from,
    to,
    fromAmount,
    toAmount: toPlain(quoted.toAmount),
    ...terms,
    fee: cash(times(fromAmount, terms.feeFraction), from),
    expiresAt: daysFrom(now(realm), QUOTE_DAYS),
  });
  return present(realm, 'TemporaryQuote', realm.own.add('TemporaryQuote', row));
}

/** Uses a quote, once. @throws {PlatformError} NOT_FOUND; QUOTE_EXPIRED */
export function takeQuote(realm: Realm, id: unknown): RowOf<'TemporaryQuote'> {
  const row = usableQuote(realm, id);
  row.usedAt = now(realm);
  return row;
}

/** @throws {PlatformError} NOT_FOUND; QUOTE_EXPIRED */
export function usableQuote(realm: Realm, id: unknown): RowOf<'TemporaryQuote'> {
  const row = need(realm, 'TemporaryQuote', String(id));
  const [expiresAt, usedAt] = [row.expiresAt as Date, (row.usedAt ?? null) as Date | null];
  requireUsable({ expiresAt, usedAt }, now(realm));
  return row;
}

export const exchangeRules: Rules = {
  fetchCurrentRates: { answers: currentRates },
  getMyForexFeeRate: { answers: ({ realm }) => forexFeeFraction(realm) },
  getTemporaryQuote: { answers: quote },
};
