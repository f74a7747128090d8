/** What the mocks keep of an object beside what the contract shows, by its type. */
export interface Beside {
  AssistantMessage: { asked?: string };
  Card: { token?: string };
  Holding: { wholeValue?: string };
  NetWorthDividend: { perShare?: string };
  NetWorthShareLink: { token?: string };
  Order: { runId?: string };
  SavedBankAccount: { sealedNumber?: string };
  Strategy: { followers?: number };
  StrategyAssetVote: { assetId?: string };
  TemporaryQuote: { usedAt?: Date };
}

/** What the mocks store that is no type of the contract. */
export interface OwnTypes {
  PasswordReset: { userId: string; expiresAt: Date };
}
