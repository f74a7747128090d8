import { mayHave, type Quota } from '../refusals/quota.ts';

/** What a person announces: transfers, charges. */
export const PENDING = mayHave(20, 'that are pending');
export const OPEN_WITHDRAWALS = mayHave(20, 'withdrawals under way');
const A_DAY = 10;
/** Of 24 hours. */
export const BANK_ACCOUNTS: Quota = {
  most: A_DAY,
  refusal: `A person may save ${A_DAY} bank accounts a day`,
};
