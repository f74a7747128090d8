import { DAY_MS } from '@investing-platform/schema/durations';
import { demoExpenses, demoGoals, demoIncomes } from './demo-plans.ts';
import type { DayFromNow, DemoPerson, Valued } from './demo-types.ts';

const NZD = 'NZD';
/** About when the accounts are opened, so that nothing joins a history that has begun. */
const FIRST_DAY = -924;
const HOUSE = 'House in Island Bay';
const MORTGAGE = 'Mortgage';

/**
 * Somebody in Wellington with a partner, who own their house together and owe a mortgage on it.
 *
 * @param now the days of valuations and plans lie around it
 */
export function demoPerson(now: Date): DemoPerson {
  const day: DayFromNow = (offsetDays) =>
    new Date(now.getTime() + offsetDays * DAY_MS).toISOString().slice(0, 10);
  return {
    displayCurrency: NZD,
    assets: demoAssets(day),
    liabilities: demoLiabilities(day),
    goals: demoGoals(day),
    incomes: demoIncomes(day),
    expenses: demoExpenses(day),
  };
}

const QUARTER_DAYS = 91;
const YESTERDAY = -1;

interface Climb {
  readonly from: number;
  readonly to: number;
  /** Before today; both below 0. */
  readonly firstDay: number;
  readonly lastDay?: number;
}

/** An amount each quarter after the first day, in even steps, and the last one on the last day. */
function climb(day: DayFromNow, { from, to, firstDay, lastDay = YESTERDAY }: Climb): Valued[] {
  const valued: Valued[] = [];
  for (let at = firstDay + QUARTER_DAYS; at < lastDay; at += QUARTER_DAYS) {
    const amount = from + ((to - from) * (at - firstDay)) / (lastDay - firstDay);
    valued.push({ day: day(at), amount: amount.toFixed(2) });
  }
  return [...valued, { day: day(lastDay), amount: to.toFixed(2) }];
}

function demoAssets(day: DayFromNow): DemoPerson['assets'] {
  const thing = (
    name: string,
    category: DemoPerson['assets'][number]['category'],
    values: Climb,
    ownershipPercent = '100',
  ): DemoPerson['assets'][number] => ({
    name,
    category,
    ownershipPercent,
    currency: NZD,
    purchasedOn: day(values.firstDay),
    purchasePrice: values.from.toFixed(2),
    valuations: climb(day, values),
  });
  const lastQuarter = -80;
  return [
    thing(
      HOUSE,
      'PROPERTY',
      { from: 840_000, to: 985_000, firstDay: FIRST_DAY, lastDay: lastQuarter },
      '50',
    ),
    thing('KiwiSaver', 'PENSION', { from: 41_250, to: 68_412.37, firstDay: FIRST_DAY }),
    thing('Term deposit', 'TERM_DEPOSIT', { from: 24_000, to: 25_000, firstDay: FIRST_DAY }),
    thing('Everyday account', 'CASH', { from: 3_100, to: 4_218.9, firstDay: FIRST_DAY }),
    thing('Car', 'VEHICLE', {
      from: 27_900,
      to: 18_500,
      firstDay: FIRST_DAY,
      lastDay: lastQuarter,
    }),
  ];
}

function demoLiabilities(day: DayFromNow): DemoPerson['liabilities'] {
  const debt = {
    currency: NZD,
    ownershipPercent: '100',
    lender: null,
    rateType: null,
    fixedEndsOn: null,
    maturesOn: null,
    repaymentAmount: null,
    repaymentFrequency: null,
    interestOnlyEndsOn: null,
    linkedAsset: null,
    creditLimit: null,
  };
  return [
    {
      ...debt,
      name: MORTGAGE,
      kind: 'MORTGAGE',
      lender: 'Harbour Bank',
      originalAmount: '560000',
      statements: climb(day, { from: 560_000, to: 512_340.55, firstDay: FIRST_DAY }),
      interestRatePercent: '5.79',
      rateType: 'FIXED',
      fixedEndsOn: day(410),
      startsOn: day(FIRST_DAY),
      repaymentAmount: '1560',
      repaymentFrequency: 'FORTNIGHTLY',
      linkedAsset: HOUSE,
      ownershipPercent: '50',
    },
    {
      ...debt,
      name: 'Student loan',
      kind: 'STUDENT_LOAN',
      originalAmount: '31500',
      statements: climb(day, { from: 31_500, to: 11_870.2, firstDay: -3600 }),
      interestRatePercent: '0',
      rateType: 'FLOATING',
      startsOn: day(-3600),
    },
    {
      ...debt,
      name: 'Credit card',
      kind: 'CREDIT_CARD',
      lender: 'Harbour Bank',
      originalAmount: '0',
      statements: climb(day, { from: 0, to: 1_342.75, firstDay: FIRST_DAY }),
      interestRatePercent: '20.95',
      rateType: 'FLOATING',
      startsOn: day(FIRST_DAY),
      creditLimit: '6000',
    },
  ];
}
