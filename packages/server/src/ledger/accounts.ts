/**
 * Accounts of a book: a broker account, or an active strategy inside one. Their balance is never
 * negative, but for `debt`, which is never positive: what a returned deposit left owing.
 */
export type OwnedAccountKind = 'cash' | 'cash_hold' | 'debt' | 'position' | 'position_hold';

/** Accounts of the platform: where money and holdings come from and go to. */
export type SystemAccountKind =
  | 'external_bank'
  | 'external_card'
  | 'external_chain'
  | 'external_paper'
  | 'fees'
  | 'fx'
  | 'dividends'
  | 'tax_withheld'
  | 'interest'
  | 'clearing'
  | 'market'
  | 'rounding';

/** Names one account. `asset` is a currency code for cash, an asset id for positions. */
export type AccountKey =
  | { readonly ownerId: string; readonly kind: OwnedAccountKind; readonly asset: string }
  | { readonly ownerId: null; readonly kind: SystemAccountKind; readonly asset: string };

/** Names an account of the platform in one asset. */
export function system(kind: SystemAccountKind, asset: string): AccountKey {
  return { ownerId: null, kind, asset };
}

/** The order in which accounts are locked, the same for every posting; unique per account. */
export function sortKey(account: {
  readonly ownerId: string | null;
  readonly kind: string;
  readonly asset: string;
}): string {
  return `${account.ownerId ?? ''} ${account.kind} ${account.asset}`;
}
