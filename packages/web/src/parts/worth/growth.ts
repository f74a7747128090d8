/** What is paid in, for how long, and at which return. */
export interface Plan {
  readonly initialAmount: number;
  readonly monthlyContribution: number;
  readonly years: number;
  /** Effective, a year. */
  readonly returnPercent: number;
}

export interface YearEnd {
  readonly year: number;
  readonly value: number;
  readonly paidIn: number;
}

/**
 * The value at the end of each year, from year 0: paid in at each month's end, at the monthly
 * return that makes `returnPercent` in a year. An outline, not an account: plain numbers do.
 */
export function growth(plan: Plan): readonly YearEnd[] {
  const { initialAmount, monthlyContribution, returnPercent } = plan;
  const monthly = (1 + returnPercent / 100) ** (1 / 12);
  let value = initialAmount;
  const ends: YearEnd[] = [{ year: 0, value, paidIn: initialAmount }];
  for (let year = 1; year <= Math.round(plan.years); year += 1) {
    for (let month = 0; month < 12; month += 1) value = value * monthly + monthlyContribution;
    ends.push({ year, value, paidIn: initialAmount + year * 12 * monthlyContribution });
  }
  return ends;
}
