import type {
  RecordedAsset,
  RecordedFlow,
  RecordedGoal,
  RecordedLiability,
} from './recorded.sql.ts';

interface DemoPerson {
  readonly displayCurrency: string;
  readonly assets: readonly Omit<RecordedAsset, 'id'>[];
  readonly liabilities: readonly Omit<RecordedLiability, 'id'>[];
  readonly goals: readonly Omit<RecordedGoal, 'id'>[];
  readonly incomes: readonly Omit<RecordedFlow, 'id'>[];
  readonly expenses: readonly Omit<RecordedFlow, 'id'>[];
}

const DAY_MILLISECONDS = 86_400_000;
const NZD = 'NZD';

/**
 * Somebody in Wellington with a partner, who own their house together and owe a mortgage on it.
 *
 * @param now the days of valuations and plans lie around it
 */
export function demoPerson(now: Date): DemoPerson {
  const day = (offsetDays: number): string =>
    new Date(now.getTime() + offsetDays * DAY_MILLISECONDS).toISOString().slice(0, 10);
  const [yesterday, lastQuarter, started] = [day(-1), day(-80), day(-900)];
  const asset = { quantity: null, currency: NZD, ownershipPercent: '100', valuedOn: yesterday };
  const flow = { currency: NZD, startDate: started, endDate: null };
  return {
    displayCurrency: NZD,
    assets: [
      {
        ...asset,
        name: 'House in Island Bay',
        category: 'PROPERTY',
        value: '985000',
        ownershipPercent: '50',
        valuedOn: lastQuarter,
      },
      { ...asset, name: 'KiwiSaver', category: 'PENSION', value: '68412.37' },
      { ...asset, name: 'Term deposit', category: 'SAVINGS', value: '25000' },
      { ...asset, name: 'Everyday account', category: 'CASH', value: '4218.90' },
      { ...asset, name: 'Car', category: 'VEHICLE', value: '18500', valuedOn: lastQuarter },
    ],
    liabilities: [
      {
        name: 'Mortgage',
        kind: 'MORTGAGE',
        balance: '512340.55',
        currency: NZD,
        interestRatePercent: '5.79',
        ownershipPercent: '50',
      },
      {
        name: 'Student loan',
        kind: 'STUDENT_LOAN',
        balance: '11870.20',
        currency: NZD,
        interestRatePercent: '0',
        ownershipPercent: '100',
      },
      {
        name: 'Credit card',
        kind: 'CREDIT_CARD',
        balance: '1342.75',
        currency: NZD,
        interestRatePercent: '20.95',
        ownershipPercent: '100',
      },
    ],
    goals: [
      {
        name: 'Emergency fund',
        targetAmount: '20000',
        currentAmount: '12500',
        currency: NZD,
        targetDate: day(365),
        priority: 1,
      },
      {
        name: 'Family trip to Japan',
        targetAmount: '900000',
        currentAmount: '210000',
        currency: 'JPY',
        targetDate: day(540),
        priority: 2,
      },
      {
        name: 'Retire at 60',
        targetAmount: '1200000',
        currentAmount: '68412.37',
        currency: NZD,
        targetDate: null,
        priority: 3,
      },
    ],
    incomes: [
      { ...flow, name: 'Salary after tax', amount: '3120', frequency: 'FORTNIGHTLY' },
      { ...flow, name: 'Boarder', amount: '260', frequency: 'WEEKLY' },
      { ...flow, name: 'Bonus after tax', amount: '6500', frequency: 'ANNUALLY' },
    ],
    expenses: [
      { ...flow, name: 'Mortgage payments', amount: '780', frequency: 'FORTNIGHTLY' },
      { ...flow, name: 'Groceries', amount: '310', frequency: 'WEEKLY' },
      { ...flow, name: 'Power and internet', amount: '285.50', frequency: 'MONTHLY' },
      { ...flow, name: 'Rates', amount: '1190', frequency: 'QUARTERLY' },
      { ...flow, name: 'House insurance', amount: '2460', frequency: 'ANNUALLY' },
      { ...flow, name: 'Car', amount: '240', frequency: 'MONTHLY' },
    ],
  };
}
