import { decimal, toPlain } from '@investing-platform/rules/decimal';
import {
  balanceOn,
  type CourseDebt,
  type CourseStep,
  courseOf,
} from '@investing-platform/rules/networth/debt-course';
import {
  type RepaymentPlan,
  repaymentPlan,
} from '@investing-platform/rules/networth/repayment-plan';
import { gainIn } from '@investing-platform/rules/tracked/holding-gain';
import type {
  AssetClass,
  AssetLiquidity,
  NetWorthCategory,
} from '@investing-platform/schema/operations';
import { all, type Fact, type Facts, find, type Realm } from '../contract/realm.ts';
import { isLink, type RowOf } from '../contract/row.ts';
import { byTheMonth, byTheYear, type Flow } from '../networth/recurring.ts';
import {
  type Amount,
  cash,
  inCurrency,
  isNothing,
  minus,
  percentOf,
  plus,
  total,
} from './amounts.ts';
import { goalFacts } from './goals.ts';
import { displayCurrency, gain, priceOf } from './holdings.ts';
import { partOf } from './part-of.ts';
import { linkStatus } from './share-links.ts';
import { dayOf, daysBetween, now, today } from './time.ts';

const STALE_DAYS = 7;

/** Everything that the person owns: what portfolios hold, and cash and positions of live accounts. */
export function netWorthAssets(realm: Realm): RowOf<'NetWorthAsset'>[] {
  return [...fromPositions(realm), ...fromHoldings(realm)];
}

function fromHoldings(realm: Realm): RowOf<'NetWorthAsset'>[] {
  return all(realm, 'Holding').flatMap((holding) => {
    const instrument = isLink(holding.instrument)
      ? find(realm, 'Instrument', holding.instrument.id)
      : undefined;
    if (instrument === undefined) return [];
    const { ownershipPercent, portfolioCurrency = '', exactGain = null } = holding;
    const currency = String(holding.currency);
    const part = decimal(String(ownershipPercent)).div(100);
    const own = (whole: unknown) =>
      whole == null ? null : cash(percentOf(whole, ownershipPercent), currency);
    return [
      assetRow(realm, {
        id: holding.id,
        name: instrument.name,
        symbol: instrument.kind === 'LISTED' ? instrument.symbol : null,
        category: categoryOf(instrument.assetClass ?? instrument.category),
        portfolioId: holding.portfolioId,
        instrumentId: instrument.id,
        quantity: holding.quantity,
        price: holding.price,
        value: own(holding.value),
        wholeValue: holding.value,
        currency,
        costBasis: own(holding.costBasis),
        gain:
          exactGain === null
            ? null
            : gain([gainIn(exactGain, part, portfolioCurrency)], portfolioCurrency),
        ownershipPercent,
        valuedOn: priceOf(realm, instrument.id, today(realm))?.date ?? null,
        priceAsOf: holding.priceAsOf,
      }),
    ];
  });
}

function fromPositions(realm: Realm): RowOf<'NetWorthAsset'>[] {
  const { platform, user } = realm;
  const live = all(realm, 'BrokerAccount', { tradingMode: 'LIVE' });
  const positions = all(realm, 'Position', { tradingMode: 'LIVE' });
  const cashRows = [...platform.state.accounts.values()]
    .filter(({ userId, tradingMode }) => userId === user?.id && tradingMode === 'LIVE')
    .flatMap((account) =>
      [...account.cash].map(([currency, { id, total: whole }]) =>
        assetRow(realm, {
          id,
          name: `${account.name}: ${currency}`,
          category: 'CASH',
          brokerAccountId: account.id,
          currency,
          ...wholly(cash(whole === undefined ? '0' : toPlain(whole), currency)),
          valuedOn: today(realm),
        }),
      ),
    )
    .filter(({ value }) => !isNothing(value));
  if (live.length === 0) return cashRows;
  return [
    ...cashRows,
    ...positions.map((position) => {
      const asset = isLink(position.asset) ? find(realm, 'Asset', position.asset.id) : undefined;
      const { marketValueInDisplayCurrency: shown } = position;
      const row = {
        id: position.id,
        name: position.name,
        symbol: position.symbol,
        category: categoryOf(position.assetClass),
        brokerAccountId: position.brokerAccountId,
        instrumentId: asset?.id ?? null,
        quantity: position.quantity,
        price: position.currentPrice,
        currency: position.currency,
        costBasis: position.costBasis,
        ...wholly(position.marketValue == null ? null : String(position.marketValue)),
        valuedOn: position.priceAsOf == null ? null : dayOf(new Date(String(position.priceAsOf))),
        priceAsOf: position.priceAsOf ?? null,
        country: asset?.country ?? null,
        sector: asset?.sector ?? null,
      };
      return assetRow(realm, row, today(realm), shown == null ? null : String(shown));
    }),
  ];
}

/** Options and pairs of currencies are no kind of thing that somebody owns. */
const categoryOf = (known: AssetClass | NetWorthCategory | null = null): NetWorthCategory =>
  known === null || known === 'OPTION' || known === 'FX' ? 'OTHER' : known;

const wholly = (value: Amount | null) => ({ value, wholeValue: value, ownershipPercent: '100' });

const LIQUID: Partial<Record<NetWorthCategory, AssetLiquidity>> = {
  CASH: 'IMMEDIATE',
  SAVINGS: 'IMMEDIATE',
  EQUITY: 'DAYS',
  ETF: 'DAYS',
  CRYPTO: 'DAYS',
  FUND: 'DAYS',
  BOND: 'DAYS',
  PENSION: 'LOCKED',
  TERM_DEPOSIT: 'LOCKED',
  INSURANCE: 'LOCKED',
};

type AssetRow = RowOf<'NetWorthAsset'>;
/** What is told of an asset by what it comes from. */
type Known = { readonly [Field in keyof AssetRow]?: AssetRow[Field] | undefined } & Pick<
  AssetRow,
  'id'
>;

/**
 * @param day of its value
 * @param shown its value in the display currency, where that was rounded once already
 */
export function assetRow(
  realm: Realm,
  given: Known,
  day = today(realm),
  shown: string | null = null,
): AssetRow {
  const { value, valuedOn, category = 'OTHER' } = given;
  const converted =
    value == null ? null : inCurrency(value, String(given.currency), displayCurrency(realm));
  const valueInDisplayCurrency = shown ?? converted;
  const debts = all(realm, 'NetWorthLiability', { linkedNetWorthAssetId: given.id });
  const owedFor = total(debts.map((debt) => owed(realm, debt, day)));
  return {
    ...given,
    valueInDisplayCurrency,
    stale: valuedOn == null || daysBetween(String(valuedOn), day) > STALE_DAYS,
    liquidity: LIQUID[category] ?? 'MONTHS',
    linkedLiabilityIds: debts.map(({ id }) => id),
    equityInDisplayCurrency: valueInDisplayCurrency && minus(valueInDisplayCurrency, owedFor),
  } as AssetRow;
}

/** Since when somebody has had a holding; of what accounts hold, since they came. */
export const ownedSince = (realm: Realm, holding: RowOf<'Holding'> | undefined): string =>
  holding?.firstTradedOn ?? dayOf(realm.user?.createdAt ?? now(realm));

/** The bookings of a debt up to a day, in their order. */
function bookingsOf(realm: Realm, debtId: unknown, day: string): RowOf<'LiabilityTrade'>[] {
  return realm.own
    .list('LiabilityTrade', { liabilityId: debtId })
    .filter((row) => String(row.date) <= day)
    .sort((left, right) => (String(left.date) < String(right.date) ? -1 : 1));
}

/** What a debt's course and its plan follow from. */
function termsOf(debt: RowOf<'NetWorthLiability'>): CourseDebt {
  const { interestRatePercent = null, repaymentAmount = null, repaymentFrequency = null } = debt;
  const { startsOn, maturesOn = null, interestOnlyEndsOn = null, autoAmortize, currency } = debt;
  return {
    ...{ interestRatePercent, repaymentAmount, repaymentFrequency, maturesOn, interestOnlyEndsOn },
    currency: String(currency),
    startsOn: String(startsOn),
    autoAmortize: autoAmortize === true,
    earlierTerms: debt.earlierTerms ?? [],
  };
}

/** How the balance of the whole of a debt came about, up to today. */
export function courseOfDebt(realm: Realm, debt: RowOf<'NetWorthLiability'>): CourseStep[] {
  const bookings = bookingsOf(realm, debt.id, today(realm)).map(
    ({ id, type = 'DRAWDOWN', date, amount, interest = null }) => ({
      ...{ id, type, interest },
      date: String(date),
      amount: String(amount),
    }),
  );
  return courseOf(termsOf(debt), bookings, today(realm));
}

/** The day that a row is shown as of. */
const dayShown = ({ asOf }: { readonly asOf?: string }, realm: Realm): string =>
  asOf ?? today(realm);

/** What is left of a debt on a day. */
export function balanceOf(
  realm: Realm,
  debt: RowOf<'NetWorthLiability'>,
  day = dayShown(debt, realm),
): Amount {
  return toPlain(balanceOn(courseOfDebt(realm, debt), day));
}

/** What a booking did to its debt. */
const stepOf =
  (field: 'principal' | 'interest'): Fact<'LiabilityTrade'> =>
  (row, realm) => {
    const debt = find(realm, 'NetWorthLiability', String(row.liabilityId));
    const course = debt === undefined ? [] : courseOfDebt(realm, debt);
    const step = course.find(({ bookingId }) => bookingId === row.id);
    return step === undefined ? '0' : toPlain(step[field]);
  };

/** The person's part of a debt in the display currency, on whatever day. */
export function owedOver(realm: Realm, debt: RowOf<'NetWorthLiability'>): (day: string) => Amount {
  const course = courseOfDebt(realm, debt);
  return (day) => partOwed(realm, debt, toPlain(balanceOn(course, day)));
}

/** The person's part of an amount of the whole debt, in the display currency. */
export function partOwed(realm: Realm, debt: RowOf<'NetWorthLiability'>, whole: Amount): Amount {
  const part = percentOf(whole, debt.ownershipPercent);
  return inCurrency(part, String(debt.currency), displayCurrency(realm));
}

export const owed = (
  realm: Realm,
  debt: RowOf<'NetWorthLiability'>,
  day = dayShown(debt, realm),
): Amount => owedOver(realm, debt)(day);

/** An income or an expense as its row has it. */
export type FlowRow = RowOf<'NetWorthIncome' | 'NetWorthExpense'>;

export const flowOf = (row: FlowRow): Flow => ({
  amount: String(row.amount),
  frequency: row.frequency as Flow['frequency'],
  startsOn: String(row.startsOn),
  endsOn: (row.endsOn ?? null) as string | null,
});

const inDisplay =
  (of: (flow: Flow, day: string) => Amount): Fact<'NetWorthIncome' | 'NetWorthExpense'> =>
  (row, realm) =>
    inCurrency(of(flowOf(row), dayShown(row, realm)), String(row.currency), displayCurrency(realm));

const inOwn =
  (of: (flow: Flow, day: string) => Amount): Fact<'NetWorthIncome' | 'NetWorthExpense'> =>
  (row, realm) =>
    cash(of(flowOf(row), dayShown(row, realm)), String(row.currency));

/** The payments to come, as the service plans them. */
const plan = (realm: Realm, debt: RowOf<'NetWorthLiability'>): RepaymentPlan =>
  repaymentPlan(
    { ...termsOf(debt), balance: balanceOf(realm, debt, today(realm)) },
    today(realm),
  );

export const netWorthFacts: Facts = {
  NetWorthIncome: {
    annualAmount: inOwn(byTheYear),
    annualAmountInDisplayCurrency: inDisplay(byTheYear),
  },
  NetWorthExpense: {
    monthlyAmount: inOwn(byTheMonth),
    monthlyAmountInDisplayCurrency: inDisplay(byTheMonth),
  },
  NetWorthGoal: goalFacts,
  NetWorthShareLink: { status: linkStatus },
  NetWorthLiability: {
    trades: (row, realm, args) => {
      const bookings = bookingsOf(realm, row.id, today(realm)).toReversed();
      return partOf(realm, 'LiabilityTrade', `bookings on ${row.id}`, bookings, args);
    },
    wholeBalance: (row, realm) => balanceOf(realm, row),
    balance: (row, realm) =>
      cash(percentOf(balanceOf(realm, row), row.ownershipPercent), String(row.currency)),
    balanceInDisplayCurrency: (row, realm) => owed(realm, row),
    schedule: (row, realm) => plan(realm, row).schedule,
    nextPayment: (row, realm) => plan(realm, row).schedule[0] ?? null,
    paidOffOn: (row, realm) => plan(realm, row).paidOffOn,
    remainingInterest: (row, realm) => plan(realm, row).remainingInterest,
  },
  LiabilityTrade: { principal: stepOf('principal'), interest: stepOf('interest') },
};
