import { mayHave } from '../refusals/quota.ts';

export const PRACTICE_ACCOUNTS = mayHave(20, 'practice accounts');
export const CREDENTIALS = mayHave(20, 'credentials');
