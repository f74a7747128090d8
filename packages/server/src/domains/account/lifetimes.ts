import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@investing-platform/schema/durations';

/** Seconds after which a session ends, however much it is used. */
export const SESSION_LIFETIME_SECONDS = 30 * DAY_SECONDS;
/** Seconds without a request after which a session ends. */
export const SESSION_IDLE_SECONDS = 7 * DAY_SECONDS;
/** Seconds between two records of a session's last use. */
export const SESSION_SEEN_EVERY_SECONDS = MINUTE_SECONDS;
/** Sessions that a person may have at once; signing in once more ends the one idle longest. */
export const MAX_SESSIONS = 20;
/** Seconds for which the link of a confirmation mail works. */
export const VERIFICATION_LIFETIME_SECONDS = DAY_SECONDS;
/** Seconds after which an account is removed whose address nobody has confirmed. */
export const UNCONFIRMED_KEPT_SECONDS = 30 * DAY_SECONDS;
/** Seconds between two confirmation mails to an address that is not confirmed yet. */
export const CONFIRMATION_EVERY_SECONDS = MINUTE_SECONDS;
/** Seconds between two notices to the owner of a confirmed address. */
export const NOTICE_EVERY_SECONDS = DAY_SECONDS;
/** Seconds after which failed attempts to sign in are forgotten. */
export const FAILURES_FORGOTTEN_SECONDS = HOUR_SECONDS;
/** Seconds that ended sessions, used links and sent mails are kept. */
export const KEPT_SECONDS = 30 * DAY_SECONDS;

/** Seconds after a proof for which sensitive operations ask for none (contract rule 13). */
export const STEPPED_UP_SECONDS = 5 * MINUTE_SECONDS;
/** Seconds for which a sign-in waits for its second factor. */
export const CHALLENGE_LIFETIME_SECONDS = 10 * MINUTE_SECONDS;
/** Seconds for which a mailed code works. */
export const MAIL_CODE_LIFETIME_SECONDS = 10 * MINUTE_SECONDS;
/** Seconds for which an authenticator app may be confirmed. */
export const ENROLMENT_LIFETIME_SECONDS = 10 * MINUTE_SECONDS;
/** Seconds for which the link of a forgotten password works. */
export const RESET_LIFETIME_SECONDS = HOUR_SECONDS;
/** Seconds between the two halves of a passkey ceremony. */
export const CEREMONY_LIFETIME_SECONDS = 5 * MINUTE_SECONDS;
/** Seconds for which the link that confirms a newsletter works. */
export const NEWSLETTER_LINK_SECONDS = 7 * DAY_SECONDS;
/** Seconds for which a visit at an outside provider may last. */
export const PROVIDER_VISIT_SECONDS = 10 * MINUTE_SECONDS;
/** Seconds for which security events are kept: two years. */
export const EVENTS_KEPT_SECONDS = 730 * DAY_SECONDS;
/** Seconds after which a browser that did not sign in again is new once more. */
export const BROWSER_KNOWN_SECONDS = 400 * DAY_SECONDS;
