const DIGITS = 12;

/** The number of a receipt, for people: the day that it was paid in UTC, and the end of its id. */
export function receiptNumber(id: string, paidAt: Date): string {
  const day = paidAt.toISOString().slice(0, 10).replaceAll('-', '');
  return `R-${day}-${id.slice(-DIGITS).toUpperCase()}`;
}
