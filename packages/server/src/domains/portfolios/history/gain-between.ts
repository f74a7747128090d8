import {
  type Between,
  daysOfGain,
  gainShown,
} from '@investing-platform/rules/returns/gain-between';
import { moneyBetween } from '@investing-platform/rules/tracked/holding-gain';
import { statement } from '../../../db/statement.ts';
import type { GainBetween } from '../../../graphql/generated/resolver-types.ts';
import { requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { dayIn, endOfDay } from '../../../kernel/days.ts';
import type { Decimal } from '../../../kernel/decimal.ts';
import { inRequest } from '../../../kernel/in-request.ts';
import { roundCash } from '../../../kernel/money.ts';
import type { HeldRow } from '../../holdings/index.ts';
import { overTime, type Request, unitsOn, valuationAt } from './over-time.ts';

export interface GainBetweenAsked {
  readonly from?: CivilDate | null | undefined;
  readonly to?: CivilDate | null | undefined;
}

const timeZoneOf = statement<{ readonly timeZone: string }, [userId: string]>(
  'portfolios_time_zone',
  'select time_zone as "timeZone" from users where id = $1',
);

const zoneInRequest = inRequest<Request, string>(async ({ deps }, [userId = '']) => {
  return new Map([[userId, (await deps.db.one(timeZoneOf, userId)).timeZone]]);
});

export async function timeZoneIn(request: Request): Promise<string> {
  return (await zoneInRequest(request, requireUser(request.actor).userId)) ?? 'UTC';
}

/**
 * What holdings have gained between the ends of two days, in one currency.
 *
 * @throws {PlatformError} BAD_USER_INPUT where `from` is after `to` or in the future
 */
export async function gainsBetween(
  request: Request,
  holdings: readonly HeldRow[],
  currency: string,
  asked: GainBetweenAsked,
): Promise<GainBetween> {
  const timeZone = await timeZoneIn(request);
  const now = request.deps.clock.now();
  const today = dayIn(timeZone, now);
  const firstDays = holdings.map(({ firstTradedOn }) => firstTradedOn);
  const { from, to } = daysOfGain(asked, firstDays, today);
  const moment = (day: CivilDate): Date => (day < today ? endOfDay(timeZone, day) : now);
  const days = from === to ? [to] : [from, to];
  const times = days.map(moment);
  const histories = await overTime(request, holdings);
  const asOf = { histories, times, days, into: currency };
  const valuation = await valuationAt(request, holdings, asOf);
  const between = (row: HeldRow): Between => {
    const held = histories.get(row.id) ?? { days: [], incomes: [] };
    const rate = valuation.rateOf(row.portfolioCurrency, currency, times.length - 1);
    const money = moneyBetween(held, from, to);
    const shown = (amount: Decimal): Decimal | null =>
      amount.isZero() ? amount : rate === null ? null : roundCash(amount.times(rate), currency);
    return {
      start: valuation.worthOf(row, unitsOn(held, from), currency, 0),
      end: valuation.worthOf(row, unitsOn(held, to), currency, times.length - 1),
      paid: shown(money.paid),
      brought: shown(money.brought),
      income: shown(money.income),
    };
  };
  return gainShown({ from, to }, currency, holdings.map(between));
}
