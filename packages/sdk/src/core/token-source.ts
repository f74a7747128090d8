import type { LeafScope, RequestableScope } from '@investing-platform/schema';
import { ReauthorizationRequired } from './errors.ts';
import type { Expand } from './scopes.ts';

/** A Bearer token of the API. Keep it out of logs: it is as good as its owner's word. */
export interface AccessToken {
  readonly value: string;
  /** Milliseconds since the epoch; null where it is not known. */
  readonly expiresAtMs: number | null;
  /** The leaf scopes that the server granted. A plan may have reduced what was asked for. */
  readonly scopes: readonly string[];
}

declare const granted: unique symbol;

/** Where a client takes its tokens from. `Granted` are the scopes that it asks for. */
export interface TokenSource<Granted extends LeafScope = LeafScope> {
  /** A token that is valid now. An abort detaches this caller and leaves a renewal running. */
  token(signal?: AbortSignal): Promise<AccessToken>;
  /** Says that the server refused this token. Nothing happens where it is no longer in use. */
  invalidate(value: string): void;
  readonly [granted]?: Granted;
}

/**
 * A token that was obtained elsewhere. Once the server refuses it, `ReauthorizationRequired`.
 *
 * @param options.scopes the scopes that it holds, for the client's type; default: all of them
 */
export function fixedToken<const Scopes extends readonly RequestableScope[] = LeafScope[]>(
  value: string,
  options: { readonly scopes?: Scopes; readonly expiresAtMs?: number } = {},
): TokenSource<Expand<Scopes[number]>> {
  const token = {
    value,
    expiresAtMs: options.expiresAtMs ?? null,
    scopes: options.scopes ?? [],
  };
  let refused = false;
  return {
    async token() {
      if (refused) throw new ReauthorizationRequired();
      return token;
    },
    invalidate(refusedValue) {
      refused ||= refusedValue === value;
    },
  };
}
