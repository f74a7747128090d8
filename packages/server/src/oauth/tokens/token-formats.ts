import { type Random, token } from '../../kernel/random.ts';

/** Recognisable by secret scanners and by people. */
const PREFIXES = {
  accessToken: 'ip_at_',
  authorizationCode: 'ip_ac_',
  clientSecret: 'ip_cs_',
  clientId: 'ip_ci_',
  authorizationRequest: 'ip_ar_',
} as const;

type Kind = keyof typeof PREFIXES;

const PREFIX_LENGTH = 6;
const RANDOM_PART = /^[0-9A-Za-z]{43}$/;

/** A new value of 256 random bits, alphanumeric after its prefix. */
export function newToken(random: Random, kind: Kind): string {
  return token(random, PREFIXES[kind]);
}

/** Whether a text can be such a value at all; what cannot is never looked up. */
export function looksLike(kind: Kind, text: string): boolean {
  return text.startsWith(PREFIXES[kind]) && RANDOM_PART.test(text.slice(PREFIX_LENGTH));
}
