import type {
  AssetClass,
  InvestmentObjective,
  InvestorExperience,
  RiskTolerance,
  Sector,
} from '@investing-platform/schema/operations';

/** An amount as a plain decimal. */
export interface MoneyAnswer {
  readonly amount: string;
  readonly currency: string;
}

/** Open where an end is null. */
interface RangeAnswer {
  readonly min: string | null;
  readonly max: string | null;
  readonly currency: string;
}

/** What a person told of themselves as an investor; what is left out was not told. */
export interface InvestorAnswers {
  readonly riskTolerance?: RiskTolerance;
  readonly experience?: InvestorExperience;
  readonly investmentHorizonYears?: number;
  readonly objectives?: readonly InvestmentObjective[];
  readonly sectors?: readonly Sector[];
  readonly excludedSectors?: readonly Sector[];
  readonly assetClasses?: readonly AssetClass[];
  readonly prefersSustainable?: boolean;
  readonly monthlyBudget?: MoneyAnswer;
  readonly annualIncome?: RangeAnswer;
  readonly netWorth?: RangeAnswer;
  readonly liquidNetWorth?: RangeAnswer;
}
