import { toPlain } from '@investing-platform/rules/decimal';
import * as exchange from '@investing-platform/rules/exchange-rate';
import { badInput, refuse } from '@investing-platform/rules/platform-error';
import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { Call } from '../../contract/call.ts';
import { complete } from '../../contract/complete.ts';
import { present } from '../../contract/present.ts';
import { need, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { amount, cash, isMore, plus, times } from '../../facts/amounts.ts';
import { daysFrom, now } from '../../facts/time.ts';
import { currenciesWithRates, rateOf } from '../../market/exchange-rates.ts';

const QUOTE_DAYS = 30 / DAY_SECONDS;

export const TAKEN = ['NZD', 'USD'];

/** What the person's plan charges for an exchange, as a fraction. */
export function forexFeeFraction(realm: Realm): string {
  const plan = realm.shared.list('SubscriptionPlan', { tier: realm.user?.plan })[0];
  return String(plan?.forexFeeFraction ?? '0.01');
}

function refuseUnknown(path: string, currency: unknown): void {
  if (!currenciesWithRates.includes(String(currency))) {
    throw badInput(path, 'is a currency that the platform does not exchange');
  }
}

function refuseSame(path: string, from: string, to: string): void {
  if (from === to) throw badInput(`${path}.to`, 'must be another currency');
}

export function rate(realm: Realm, from: string, to: string) {
  const midRate = rateOf(from, to);
  const feeFraction = from === to ? '0' : forexFeeFraction(realm);
  return { midRate, feeFraction, rate: exchange.rateAfterFee(midRate, feeFraction) };
}

function currentRates({ realm, params }: Call<'fetchCurrentRates'>) {
  const usual = TAKEN.flatMap((from) =>
    TAKEN.filter((to) => to !== from).map((to) => ({ from, to })),
  );
  const pairs = (params.pairs ?? usual) as readonly { from: string; to: string }[];
  return pairs.map(({ from, to }, at) => {
    refuseUnknown(`params.pairs.${at}.from`, from);
    refuseUnknown(`params.pairs.${at}.to`, to);
    refuseSame(`params.pairs.${at}`, from, to);
    return { from, to, ...rate(realm, from, to), asOf: now(realm), source: 'simulated' };
  });
}

/** What an amount buys, cut off at what the currency can pay out. */
const boughtWith = (given: unknown, rate: unknown, currency: string): string =>
  toPlain(exchange.boughtWith(amount(given), String(rate), currency));

function quote(call: Call<'getTemporaryQuote'>) {
  const { realm, params } = call;
  const [from, to] = [String(params.from), String(params.to)];
  refuseUnknown('params.from', from);
  refuseUnknown('params.to', to);
  refuseSame('params', from, to);
  const fixed = params.side === 'TO' ? to : from;
  if (cash(params.amount, fixed) !== plus(params.amount, '0'))
    throw badInput('params.amount', `has more places than ${fixed} has`);
  const terms = rate(realm, from, to);
  const fromAmount =
    params.side === 'TO'
      ? toPlain(exchange.givenFor(amount(params.amount), terms.rate, from))
      : String(params.amount);
  const toAmount =
    params.side === 'TO' ? String(params.amount) : boughtWith(fromAmount, terms.rate, to);
  if (!isMore(fromAmount, '0') || !isMore(toAmount, '0'))
    throw badInput('params.amount', 'must be above 0, and come to more than nothing');
  const row = complete(realm, 'TemporaryQuote', {
    from,
    to,
    fromAmount,
    toAmount,
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
  if ((row.expiresAt as Date) <= now(realm))
    throw refuse('QUOTE_EXPIRED', 'The quote has expired; get a new one');
  if (row.usedAt != null)
    throw refuse('QUOTE_EXPIRED', 'The quote was used already; get a new one');
  return row;
}

export const exchangeRules: Rules = {
  fetchCurrentRates: { answers: currentRates },
  getMyForexFeeRate: { answers: ({ realm }) => forexFeeFraction(realm) },
  getTemporaryQuote: { answers: quote },
};
