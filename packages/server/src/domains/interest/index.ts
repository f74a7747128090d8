import type { Deps } from '../../deps.ts';
import { setRates } from './interest.sql.ts';

export { closing } from './closing.ts';
export { type EnrollmentShown, enrollmentsOf, type InterestDeps } from './enrollment-shown.ts';
export { chooseInterest, type OptInInput, requireEarning } from './opt-in.ts';
export { interestWork } from './pay-interest.ts';

/** Writes the rates of the settings down, which count from today on; past days keep theirs. */
export async function keepInterestRates({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock'> & {
  readonly config: Pick<Deps['config'], 'interestRates'>;
}): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  const { interestRates: rates } = config;
  await db.transaction((tx) => tx.run(setRates, [...rates.keys()], [...rates.values()], today));
}
