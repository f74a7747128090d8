/** Where the financial year of private investors ends otherwise than with the calendar's. */
const YEAR_ENDS: Readonly<Record<string, string>> = {
  AU: '06-30',
  GB: '04-05',
  IN: '03-31',
  JP: '03-31',
  NZ: '03-31',
};

/** The last day of the financial year of a country, as month and day. */
export function yearEndOf(country: string | null): string {
  return YEAR_ENDS[country ?? ''] ?? '12-31';
}
