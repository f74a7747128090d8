import { DAY_SECONDS } from '@investing-platform/schema/durations';

/** Seconds between consent and redemption of a code; RFC 6749 section 4.1.2 allows 600. */
export const CODE_LIFETIME_SECONDS = 60;
/** Seconds that a person may take to sign in and decide. */
export const REQUEST_LIFETIME_SECONDS = 600;
/** Days for which the same request needs no second consent. */
export const CONSENT_LIFETIME_DAYS = 90;
export const CONSENT_LIFETIME_SECONDS = CONSENT_LIFETIME_DAYS * DAY_SECONDS;
/** Seconds for which a client's metadata document is not read again. */
export const DOCUMENT_LIFETIME_SECONDS = DAY_SECONDS;
/** Clients that made themselves known and that nobody has used yet. */
export const MAX_UNUSED_REGISTRATIONS = 10_000;
/** Seconds after which a client that nobody ever used is forgotten. */
export const UNUSED_REGISTRATION_SECONDS = 30 * DAY_SECONDS;
/** Seconds that an expired token is kept, so that its holder learns that it expired. */
export const EXPIRED_TOKEN_KEPT_SECONDS = DAY_SECONDS;
/** Seconds between two records of a credential's last use. */
export const USE_RECORDED_EVERY_SECONDS = 60;
