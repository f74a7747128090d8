import { decimal, toPlain } from '@investing-platform/rules/numbers/decimal';
import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import {
  DEFAULT_NAMES,
  type DefaultKind,
  USUAL_METHOD,
} from '@investing-platform/rules/portfolios/default-portfolios';
import { yearEndOf } from '@investing-platform/rules/tracked/year-end';
import type {
  Frequency,
  LiabilityKind,
  NetWorthCategory,
} from '@investing-platform/schema/operations';
import { make } from '../contract/complete.ts';
import { fieldOf } from '../contract/model.ts';
import { realmOf } from '../contract/open-realm.ts';
import type { Realm } from '../contract/realm.ts';
import { link, type Row, type RowOf } from '../contract/row.ts';
import { defaultPortfolio } from '../facts/portfolios.ts';
import { dayOf, daysFrom, now } from '../facts/time.ts';
import type { User } from './entities.ts';
import type { Platform } from './platform.ts';

interface InCurrency {
  /** Default: the person's display currency. */
  readonly currency?: string;
}

export interface NewOwnedThing extends InCurrency {
  readonly name: string;
  readonly category: NetWorthCategory;
  /** Of the whole, a toPlain decimal. */
  readonly value: string;
  readonly ownershipPercent?: string;
  /** `YYYY-MM-DD`. Default: yesterday. */
  readonly valuedOn?: string;
}

/** A thing is a custom instrument, bought for what it is worth, in the default portfolio. */
export function addOwnedThing(platform: Platform, user: User, given: NewOwnedThing): string {
  const realm = realmOf(platform, user);
  const { name, category, ownershipPercent = '100' } = given;
  const currency = given.currency ?? user.displayCurrency;
  const date = given.valuedOn ?? dayOf(daysFrom(now(realm), -1));
  const instrument = add(realm, 'Instrument', {
    kind: 'CUSTOM',
    name,
    category,
    currency,
    symbol: name,
  });
  const price = toPlain(decimal(given.value));
  add(realm, 'InstrumentPrice', { instrumentId: instrument.id, date, price, currency });
  add(realm, 'TrackedTrade', {
    portfolioId: theDefault(realm, 'ASSETS').id,
    instrument: link('Instrument', instrument.id),
    type: 'BUY',
    state: 'CONFIRMED',
    date,
    quantity: '1',
    price,
    currency,
    ownershipPercent,
  });
  return instrument.id;
}

export interface NewLiability extends InCurrency {
  readonly name: string;
  readonly kind: LiabilityKind;
  /** Of the whole, a toPlain decimal. */
  readonly balance: string;
  readonly interestRatePercent?: string;
  readonly ownershipPercent?: string;
}

export function addLiability(platform: Platform, user: User, given: NewLiability): string {
  const realm = realmOf(platform, user);
  const balance = toPlain(decimal(given.balance));
  const date = dayOf(now(realm));
  const { id } = add(realm, 'NetWorthLiability', {
    ownershipPercent: '100',
    currency: user.displayCurrency,
    ...given,
    portfolioId: theDefault(realm, 'LIABILITIES').id,
    originalAmount: balance,
    startsOn: date,
  });
  add(realm, 'LiabilityTrade', { liabilityId: id, type: 'DRAWDOWN', date, amount: balance });
  return id;
}

export interface NewGoal extends InCurrency {
  readonly name: string;
  readonly targetAmount: string;
  readonly currentAmount: string;
  readonly targetOn?: string;
}

export function addGoal(platform: Platform, user: User, given: NewGoal): string {
  const realm = realmOf(platform, user);
  return add(realm, 'NetWorthGoal', {
    kind: 'CUSTOM',
    currency: user.displayCurrency,
    ...given,
    priority: realm.own.list('NetWorthGoal').length + 1,
  }).id;
}

export interface NewFlow extends InCurrency {
  readonly name: string;
  readonly amount: string;
  readonly frequency: Frequency;
  /** `YYYY-MM-DD`. Default: a year ago. */
  readonly startsOn?: string;
  readonly endsOn?: string;
}

export function addIncome(platform: Platform, user: User, given: NewFlow): string {
  return addFlow(realmOf(platform, user), user, 'NetWorthIncome', given);
}

export function addExpense(platform: Platform, user: User, given: NewFlow): string {
  return addFlow(realmOf(platform, user), user, 'NetWorthExpense', given);
}

const YEAR_DAYS = 365;

function addFlow(realm: Realm, user: User, type: string, given: NewFlow): string {
  const startsOn = dayOf(daysFrom(now(realm), -YEAR_DAYS));
  return add(realm, type, {
    currency: user.displayCurrency,
    category: 'OTHER',
    startsOn,
    ...given,
    amount: toPlain(decimal(given.amount)),
  }).id;
}

function add(realm: Realm, type: string, given: Readonly<Record<string, unknown>>): Row {
  const currency = fieldOf(type, 'currency') === undefined ? {} : { currency: 'USD' };
  return make(realm, type, { ...currency, ...given });
}

/** Everybody has the two default portfolios from the first time that somebody asks for one. */
export const theDefault = (realm: Realm, kind: DefaultKind): RowOf<'Portfolio'> =>
  defaultPortfolio(realm, kind) ?? addDefaultPortfolio(realm, kind);

function addDefaultPortfolio(realm: Realm, kind: DefaultKind): RowOf<'Portfolio'> {
  return make(realm, 'Portfolio', {
    name: DEFAULT_NAMES[kind],
    kind,
    default: true,
    currency: realm.user?.displayCurrency ?? USUAL_CURRENCY,
    costBasisMethod: USUAL_METHOD,
    financialYearEnd: yearEndOf(null),
    parentId: null,
  });
}
