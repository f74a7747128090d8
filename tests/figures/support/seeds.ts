const MANY = 10;

/** What decides over a world: `SEED` plays one again, `npm run test:long` plays ten. */
export function seedsOf(usual: string): readonly string[] {
  const { SEED, LONG } = process.env;
  if (SEED !== undefined) return [SEED];
  if (LONG !== '1') return [usual];
  return Array.from({ length: MANY }, (_, place) => `${usual} ${place}`);
}
