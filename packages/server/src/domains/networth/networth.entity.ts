import { defineEntity, p } from '@mikro-orm/core';

const item = {
  id: p.uuid().primary(),
  userId: p.uuid(),
  createdAt: p.datetime(),
  updatedAt: p.datetime(),
};
const stored = { ...item, name: p.text(), currency: p.text() };

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

export const PortfolioEntity = defineEntity({
  name: 'Portfolio',
  tableName: 'portfolios',
  properties: { id: item.id, userId: p.uuid(), kind: p.text(), createdAt: p.datetime() },
});

export const CustomInstrumentEntity = defineEntity({
  name: 'CustomInstrument',
  tableName: 'custom_instruments',
  properties: { ...stored, symbol: p.text(), category: p.text() },
});

export const InstrumentPriceEntity = defineEntity({
  name: 'InstrumentPrice',
  tableName: 'instrument_prices',
  properties: { ...item, instrumentId: p.uuid(), day: p.date(), price: p.decimal('string') },
});

export const NetWorthAssetEntity = defineEntity({
  name: 'NetWorthAsset',
  tableName: 'networth_assets',
  properties: {
    ...item,
    portfolioId: p.uuid(),
    instrumentId: p.uuid(),
    quantity: p.decimal('string'),
    ownershipPercent: p.decimal('string'),
    purchasedOn: p.date(),
    purchasePrice: p.decimal('string').nullable(),
  },
});

export const LiabilityTradeEntity = defineEntity({
  name: 'LiabilityTrade',
  tableName: 'liability_trades',
  properties: {
    id: item.id,
    userId: p.uuid(),
    liabilityId: p.uuid(),
    type: p.text(),
    isOpening: p.boolean(),
    day: p.date(),
    amount: p.decimal('string'),
    createdAt: p.datetime(),
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
    interestRatePercent: p.decimal('string').nullable(),
    rateType: p.text().nullable(),
    fixedEndsOn: p.date().nullable(),
    startsOn: p.date(),
    maturesOn: p.date().nullable(),
    repaymentAmount: p.decimal('string').nullable(),
    repaymentFrequency: p.text().nullable(),
    interestOnlyEndsOn: p.date().nullable(),
    linkedNetWorthAssetId: p.uuid().nullable(),
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
    targetOn: p.date().nullable(),
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
  startsOn: p.date(),
  endsOn: p.date().nullable(),
  ownerMemberId: p.uuid().nullable(),
  note: p.text().nullable(),
};

export const NetWorthIncomeEntity = defineEntity({
  name: 'NetWorthIncome',
  tableName: 'networth_incomes',
  properties: {
    ...flow,
    afterTax: p.boolean(),
    growthPercent: p.decimal('string').nullable(),
    linkedNetWorthAssetId: p.uuid().nullable(),
  },
});

export const NetWorthExpenseEntity = defineEntity({
  name: 'NetWorthExpense',
  tableName: 'networth_expenses',
  properties: {
    ...flow,
    essential: p.boolean(),
    inflationPercent: p.decimal('string').nullable(),
    linkedLiabilityId: p.uuid().nullable(),
  },
});

export const netWorthEntities = [
  NetWorthSettingsEntity,
  PortfolioEntity,
  CustomInstrumentEntity,
  InstrumentPriceEntity,
  NetWorthAssetEntity,
  LiabilityTradeEntity,
  NetWorthLiabilityEntity,
  NetWorthGoalEntity,
  NetWorthIncomeEntity,
  NetWorthExpenseEntity,
];
