/** Follows one payment that came in; its key is the transfer's id. */
export const INCOMING_JOB = 'crypto.incoming';
