import type { Facts } from '../contract/realm.ts';
import { withdrawalPreview } from '../rules/withdrawals.ts';

export const fundingFacts: Facts = {
  SavedBankAccount: { withdrawalPreview },
};
