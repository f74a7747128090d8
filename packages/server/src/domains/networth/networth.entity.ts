import { defineEntity, p } from '@mikro-orm/core';

const stored = {
  id: p.uuid().primary(),
  userId: p.uuid(),
  name: p.text(),
  currency: p.text(),
  createdAt: p.datetime(),
  updatedAt: p.datetime(),
};

/** The currency in which a person sees the net worth. */
export const NetWorthSettingsEntity = defineEntity({
  name: 'NetWorthSettings',
  tableName: 'networth_settings',
  properties: {
    userId: p.uuid().primary(),
    displayCurrency: p.text(),
    updatedAt: p.datetime(),
  },
});

export const NetWorthAssetEntity = defineEntity({
  name: 'NetWorthAsset',
  tableName: 'networth_assets',
  properties: {
    ...stored,
    category: p.text(),
    quantity: p.decimal('string').nullable(),
    value: p.decimal('string'),
    ownershipPercent: p.decimal('string'),
    valuedOn: p.date(),
  },
});

export const NetWorthLiabilityEntity = defineEntity({
  name: 'NetWorthLiability',
  tableName: 'networth_liabilities',
  properties: {
    ...stored,
    kind: p.text(),
    balance: p.decimal('string'),
    interestRatePercent: p.decimal('string').nullable(),
    ownershipPercent: p.decimal('string'),
  },
});

export const NetWorthGoalEntity = defineEntity({
  name: 'NetWorthGoal',
  tableName: 'networth_goals',
  properties: {
    ...stored,
    targetAmount: p.decimal('string'),
    currentAmount: p.decimal('string'),
    targetDate: p.date().nullable(),
    priority: p.integer(),
  },
});

const flow = {
  ...stored,
  amount: p.decimal('string'),
  frequency: p.text(),
  startDate: p.date(),
  endDate: p.date().nullable(),
};

export const NetWorthIncomeEntity = defineEntity({
  name: 'NetWorthIncome',
  tableName: 'networth_incomes',
  properties: flow,
});

export const NetWorthExpenseEntity = defineEntity({
  name: 'NetWorthExpense',
  tableName: 'networth_expenses',
  properties: flow,
});

export const netWorthEntities = [
  NetWorthSettingsEntity,
  NetWorthAssetEntity,
  NetWorthLiabilityEntity,
  NetWorthGoalEntity,
  NetWorthIncomeEntity,
  NetWorthExpenseEntity,
];
