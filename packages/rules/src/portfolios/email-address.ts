/** Letters and digits that nobody mistakes for another one, 32 of them. */
export const LOCAL_PART_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** Of the part of a portfolio's address before the `@`: 100 bits, which nobody guesses. */
export const LOCAL_PART_LENGTH = 20;
/** What an address looks like, before it is looked up. */
export const LOCAL_PART = new RegExp(`^[${LOCAL_PART_LETTERS}]{${LOCAL_PART_LENGTH}}$`);

/** As senders are kept and compared: in lower case, each once. */
export function sendersKept(senders: readonly string[]): string[] {
  return [...new Set(senders.map((sender) => sender.toLowerCase()))];
}
