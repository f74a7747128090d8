import { mayHave } from '@investing-platform/rules/quota';

/** With the two default ones. */
export const PORTFOLIOS = mayHave(200, 'portfolios');
