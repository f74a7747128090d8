/** What operations answer that take away where money comes from or goes to. */
export const FUNDING_ANSWERS = {
  bankAccountDeleted: 'The bank account is deleted.',
  cardDeleted: 'The card is deleted.',
} as const;
