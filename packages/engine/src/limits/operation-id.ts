/** Each event repeats the id of its operation, so that a long one makes each of them long. */
export const MAX_OPERATION_ID_CHARACTERS = 1_000;

/** What a socket is closed with for a longer one. */
export const LONG_OPERATION_ID = `An id has at most ${MAX_OPERATION_ID_CHARACTERS} characters`;
