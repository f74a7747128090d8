/** Of a person, with the two default ones. */
export const MAX_PORTFOLIOS = 200;
