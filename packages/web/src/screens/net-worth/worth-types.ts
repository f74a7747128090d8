import type { DebtsQuery, GoalsQuery, WorthQuery } from '../../generated/documents.ts';

export type Worth = WorthQuery['netWorthDashboard'];
export type WorthAsset = Worth['assets'][number];
export type Debt = DebtsQuery['netWorthLiabilities'][number];
export type Goal = GoalsQuery['netWorthGoals'][number];
