import { type ErrorFacts, isBranded, SdkError } from '../core/errors.ts';

/** The authorization server refused, or the person declined. */
export class OAuthError extends SdkError {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return isBranded(value, 'OAuthError');
  }

  /** The code of RFC 6749 section 4.1.2.1 or 5.2, such as `invalid_client` or `access_denied`. */
  declare readonly code: string;
  /** The server's own words, for a developer. */
  declare readonly description: string | null;
  declare readonly status: number | null;

  /** @param where by whom, as ` from https://...` */
  constructor(
    code: string,
    description: string | null,
    facts: ErrorFacts & { readonly status?: number | null },
    where = '',
  ) {
    super('OAuthError', `Refused${where}: ${code} ${description ?? ''}`, facts);
    this.code = code;
    this.description = description;
    this.status = facts.status ?? null;
  }
}
