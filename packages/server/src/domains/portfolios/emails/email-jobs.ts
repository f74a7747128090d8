import { DAY_SECONDS } from '@investing-platform/schema/durations';

/** The kind of the job that reads an e-mail; its key is the e-mail's id. */
export const READ_EMAIL = 'portfolios.read-email';
/** The kind of the job that removes what is kept of one no longer. */
export const FORGET_EMAIL = 'portfolios.forget-email';
/** How long an e-mail can be read again; then one that brought nothing is forgotten. */
export const EMAIL_KEPT_SECONDS = 90 * DAY_SECONDS;
