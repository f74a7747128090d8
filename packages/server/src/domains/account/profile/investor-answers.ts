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
export interface RangeAnswer {
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

const TOLERANCE_POINTS: Readonly<Record<RiskTolerance, number>> = {
  VERY_LOW: 0,
  LOW: 25,
  MEDIUM: 50,
  HIGH: 75,
  VERY_HIGH: 100,
};
const EXPERIENCE_POINTS: Readonly<Record<InvestorExperience, number>> = {
  NONE: 0,
  LIMITED: 33,
  GOOD: 67,
  EXTENSIVE: 100,
};
/** Beyond it a longer horizon bears no more risk. */
const LONG_HORIZON_YEARS = 20;

/**
 * How much risk fits a person, from 1 to 100: half of it the loss that they can bear, three tenths
 * the horizon, a fifth the experience. Money that is needed within two years bears hardly any,
 * whatever else they told. Null until all three are told.
 */
export function riskScore(answers: InvestorAnswers): number | null {
  const { riskTolerance, experience, investmentHorizonYears: years } = answers;
  if (riskTolerance === undefined || experience === undefined || years === undefined) return null;
  const horizon = (Math.min(years, LONG_HORIZON_YEARS) / LONG_HORIZON_YEARS) * 100;
  const tolerance = TOLERANCE_POINTS[riskTolerance];
  const points = 0.5 * tolerance + 0.3 * horizon + 0.2 * EXPERIENCE_POINTS[experience];
  const most = years < 2 ? 20 : 100;
  return Math.max(1, Math.min(most, Math.round(points)));
}
