import type { Cited } from '@investing-platform/rules/assistant/citations';
import type { ReplyTold } from '@investing-platform/rules/assistant/whole-reply';
import type { Subscription } from '@investing-platform/rules/billing/subscription';
import type { FundingRule } from '@investing-platform/rules/networth/goal-input';
import type { ColumnTold } from '@investing-platform/rules/networth/imports/layout-by-hand';
import type { DebtPlan } from '@investing-platform/rules/networth/liabilities/debt-course';
import type { Before } from '@investing-platform/rules/networth/terms';
import type { HoldingDay, HoldingGain } from '@investing-platform/rules/tracked/tracked-holding';
import type { Frequency, SubscriptionTier } from '@investing-platform/schema/operations';
import type { HoldingRow } from '../generated/rows.ts';

/** What an income or an expense may change from a day on. */
export interface FlowTerms {
  readonly amount: string;
  readonly currency: string;
  readonly frequency: Frequency;
}

/** How a rebalancing was asked for. */
interface PlanTerms {
  buyOnly?: boolean;
  tolerancePercentPoints?: string;
}

/** What the mocks keep of an object beside what the contract shows, by its type. */
export interface Beside {
  AssistantMessage: { told?: readonly ReplyTold[]; citesWhenDone?: readonly Cited[] };
  /** What opens it, by the names of its fields. */
  BrokerCredential: { keys?: Readonly<Record<string, string>> };
  Card: { token?: string };
  /** How much of it the card network has by now. */
  Deposit: { takenBack?: string };
  Holding: {
    portfolioCurrency?: string;
    /** Unrounded, in `currency`. */
    exactValue?: string | null;
    exactGain?: HoldingGain | null;
    days?: readonly HoldingDay[];
    /** What was received for it, in the portfolio's currency. */
    incomes?: readonly { readonly date: string; readonly amount: string }[];
  };
  IdvSession: { flow?: string };
  NetWorthFile: {
    text?: string | null;
    base64?: string | null;
    columns?: readonly ColumnTold[] | null;
  };
  NetWorthDividend: { perShare?: string };
  /** The day that it is shown as of. Default: today. */
  NetWorthLiability: { asOf?: string; earlierTerms?: readonly Before<DebtPlan>[] };
  NetWorthIncome: { asOf?: string; earlierTerms?: readonly Before<FlowTerms>[] };
  NetWorthExpense: { asOf?: string; earlierTerms?: readonly Before<FlowTerms>[] };
  NetWorthShareLink: { token?: string };
  NetWorthGoal: { rules?: readonly FundingRule[] };
  Order: { runId?: string | null };
  /** Of the card that was charged. */
  PlanReceipt: { cardToken?: string };
  RebalancePreview: PlanTerms & { fingerprint?: string; runId?: string | null };
  RebalanceRun: PlanTerms & { percent?: string };
  PortfolioGain: { held?: readonly (HoldingRow & Beside['Holding'])[] };
  SavedBankAccount: { sealedNumber?: string };
  Strategy: { followers?: number; likes?: number };
  StrategyAssetVote: { assetId?: string };
  TradeIdea: { likes?: number };
  TemporaryQuote: { usedAt?: Date };
  UserSubscription: {
    terms?: Subscription;
    /** The plan that the person has without it. */
    planBefore?: SubscriptionTier;
  };
}

/** What the mocks store that is no type of the contract. */
export interface OwnTypes {
  PasswordReset: { userId: string; expiresAt: Date };
  /** What was proposed of what companies did: once. */
  ProposedEvent: { portfolioId: string; instrumentId: string; name: string };
}
