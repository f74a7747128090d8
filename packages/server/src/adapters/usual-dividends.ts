/** From the ex-day to the payment, where a source does not tell. */
export const DAYS_TO_PAYMENT = 21;

/** What the United States keep of a dividend under the usual treaty, as a fraction; 0 elsewhere. */
export function usualWithholding({ country }: { readonly country: string | null }): string {
  return country === 'US' ? '0.15' : '0';
}
