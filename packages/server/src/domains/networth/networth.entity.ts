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
    portfolioId: p.uuid(),
    lender: p.text().nullable(),
    originalAmount: p.decimal('string'),
    balance: p.decimal('string'),
    interestRatePercent: p.decimal('string').nullable(),
    rateType: p.text().nullable(),
    fixedUntil: p.date().nullable(),
    startDate: p.date(),
    maturityDate: p.date().nullable(),
    repaymentAmount: p.decimal('string').nullable(),
    repaymentFrequency: p.text().nullable(),
    interestOnlyUntil: p.date().nullable(),
    linkedAssetId: p.uuid().nullable(),
    creditLimit: p.decimal('string').nullable(),
    ownershipPercent: p.decimal('string'),
  },
});

export const NetWorthGoalEntity = defineEntity({
  name: 'NetWorthGoal',
  tableName: 'networth_goals',
  properties: {
    ...stored,
    kind: p.text(),
    targetAmount: p.decimal('string'),
    currentAmount: p.decimal('string'),
    targetDate: p.date().nullable(),
    monthlyContribution: p.decimal('string').nullable(),
    expectedReturnPercent: p.decimal('string').nullable(),
    priority: p.integer(),
    imageUrl: p.text().nullable(),
  },
});

const flow = {
  ...stored,
  category: p.text(),
  amount: p.decimal('string'),
  frequency: p.text(),
  startDate: p.date(),
  endDate: p.date().nullable(),
  ownerMemberId: p.uuid().nullable(),
  note: p.text().nullable(),
};

export const NetWorthIncomeEntity = defineEntity({
  name: 'NetWorthIncome',
  tableName: 'networth_incomes',
  properties: {
    ...flow,
    isAfterTax: p.boolean(),
    growthPercent: p.decimal('string').nullable(),
    linkedAssetId: p.uuid().nullable(),
  },
});

export const NetWorthExpenseEntity = defineEntity({
  name: 'NetWorthExpense',
  tableName: 'networth_expenses',
  properties: {
    ...flow,
    isEssential: p.boolean(),
    inflationPercent: p.decimal('string').nullable(),
    linkedLiabilityId: p.uuid().nullable(),
  },
});

export const netWorthEntities = [
  NetWorthSettingsEntity,
  NetWorthAssetEntity,
  NetWorthLiabilityEntity,
  NetWorthGoalEntity,
  NetWorthIncomeEntity,
  NetWorthExpenseEntity,
];
