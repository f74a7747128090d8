import type { InvestorExperience, RiskTolerance } from '@investing-platform/schema/operations';

/** What of an investor's answers tells how much risk fits them; what is left out was not told. */
export interface RiskAnswers {
  readonly riskTolerance?: RiskTolerance | null | undefined;
  readonly experience?: InvestorExperience | null | undefined;
  readonly investmentHorizonYears?: number | null | undefined;
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
export function riskScore(answers: RiskAnswers): number | null {
  const { riskTolerance, experience, investmentHorizonYears: years } = answers;
  if (riskTolerance == null || experience == null || years == null) return null;
  const horizon = (Math.min(years, LONG_HORIZON_YEARS) / LONG_HORIZON_YEARS) * 100;
  const tolerance = TOLERANCE_POINTS[riskTolerance];
  const points = 0.5 * tolerance + 0.3 * horizon + 0.2 * EXPERIENCE_POINTS[experience];
  const most = years < 2 ? 20 : 100;
  return Math.max(1, Math.min(most, Math.round(points)));
}
