import type { User } from './entities.ts';
import type { Platform } from './platform.ts';
import { addExpense, addGoal, addIncome, addLiability, addOwnedThing } from './records.ts';

/** Somebody with half a house, a mortgage, a car, savings and two plans; amounts follow the seed. */
export function seedNetWorth(platform: Platform, user: User): void {
  const { random } = platform;
  const around = (amount: number): string => String(amount + random.below(amount / 10));
  addOwnedThing(platform, user, {
    name: 'House in Nelson',
    category: 'PROPERTY',
    value: around(880_000),
    ownershipPercent: '50',
  });
  addOwnedThing(platform, user, { name: 'KiwiSaver', category: 'PENSION', value: around(54_000) });
  addOwnedThing(platform, user, {
    name: 'Term deposit',
    category: 'SAVINGS',
    value: around(20_000),
  });
  addOwnedThing(platform, user, { name: 'Car', category: 'VEHICLE', value: around(16_000) });
  addLiability(platform, user, {
    name: 'Mortgage',
    kind: 'MORTGAGE',
    balance: around(430_000),
    interestRatePercent: '5.79',
    ownershipPercent: '50',
  });
  addLiability(platform, user, {
    name: 'Credit card',
    kind: 'CREDIT_CARD',
    balance: around(1_200),
    interestRatePercent: '20.95',
  });
  addGoal(platform, user, {
    name: 'Emergency fund',
    targetAmount: '20000',
    currentAmount: around(9_000),
  });
  addGoal(platform, user, {
    name: 'Trip to Japan',
    targetAmount: '900000',
    currentAmount: around(200_000),
    currency: 'JPY',
  });
  addIncome(platform, user, { name: 'Salary', amount: around(3_000), frequency: 'FORTNIGHTLY' });
  addIncome(platform, user, { name: 'Dividends', amount: around(900), frequency: 'ANNUALLY' });
  addExpense(platform, user, { name: 'Groceries', amount: around(290), frequency: 'WEEKLY' });
  addExpense(platform, user, { name: 'Insurance', amount: around(2_300), frequency: 'ANNUALLY' });
  addExpense(platform, user, {
    name: 'Power and internet',
    amount: '285.50',
    frequency: 'MONTHLY',
  });
}
