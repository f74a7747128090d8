import type { Facts } from '../contract/realm.ts';
import { withdrawalPreview } from '../rules/funding/withdrawals.ts';

export const fundingFacts: Facts = {
  SavedBankAccount: { withdrawalPreview },
};
