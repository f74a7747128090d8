import { mayHave } from '../refusals/quota.ts';

export const STRATEGIES = mayHave(100, 'strategies');
export const ACTIVE_STRATEGIES = mayHave(100, 'active strategies');
