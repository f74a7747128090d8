import { decimal } from '../../../kernel/decimal.ts';
import type { OwnedAsset } from '../assets/asset-shown.ts';
import type { OwedDebt } from '../liabilities/liability-shown.ts';
import type { DashboardInput } from './dashboard.ts';

export const AS_OF = new Date('2026-11-20T15:00:00Z');

export const WRITTEN = { createdAt: AS_OF.toISOString(), updatedAt: AS_OF.toISOString() };

export const asset = (id: string, changes: Partial<OwnedAsset> = {}): OwnedAsset => ({
  id,
  name: id,
  symbol: null,
  category: 'OTHER',
  portfolioId: null,
  brokerAccountId: null,
  instrumentId: null,
  quantity: null,
  price: null,
  costBasis: null,
  country: null,
  sector: null,
  value: '100',
  currency: 'NZD',
  ownershipPercent: '100',
  valuedOn: '2026-11-20',
  priceAsOf: null,
  ...changes,
});

export const debt = (id: string, changes: Partial<OwedDebt> = {}): OwedDebt => ({
  id,
  name: id,
  kind: 'OTHER',
  portfolioId: 'portfolio',
  lender: null,
  originalAmount: '1000',
  wholeBalance: '100',
  currency: 'NZD',
  interestRatePercent: null,
  rateType: null,
  fixedEndsOn: null,
  startsOn: '2025-01-31',
  maturesOn: null,
  repaymentAmount: null,
  repaymentFrequency: null,
  interestOnlyEndsOn: null,
  linkedNetWorthAssetId: null,
  creditLimit: null,
  ownershipPercent: '100',
  autoAmortize: false,
  earlierTerms: [],
  archivedOn: null,
  trades: [],
  ...WRITTEN,
  ...changes,
});

export function input(changes: Partial<DashboardInput> = {}): DashboardInput {
  return {
    recorded: { liabilities: [], incomes: [], expenses: [] },
    assets: [],
    goals: [],
    pendingConfirmations: 0,
    ownerId: 'ada',
    currency: 'NZD',
    rates: new Map([
      ['NZD', decimal(1)],
      ['USD', decimal('1.7123')],
      ['JPY', decimal('0.0115')],
    ]),
    today: '2026-11-20',
    portfolioIds: null,
    asOf: AS_OF,
    ...changes,
  };
}
