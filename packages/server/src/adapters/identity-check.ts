import type { Clock } from '../kernel/clock.ts';
import type { IdentityCheck } from '../ports/identity-check.ts';
import type { Screening } from '../ports/screening.ts';
import { simulatedIdentityCheck } from './embedded/identity-check/index.ts';
import { embeddedScreening } from './embedded/screening/index.ts';

/** Who compares people with their papers, as the operator has set it. */
export interface IdentitySettings {
  readonly identityProvider: 'simulated' | 'none';
  readonly publicUrl: string;
}

export interface IdentityParties {
  /** Null where the operator compares the papers. */
  readonly identityCheck: IdentityCheck | null;
  readonly screening: Screening;
}

/** @param page the path where people read that the provider is simulated */
export function openIdentity(
  { identityProvider, publicUrl }: IdentitySettings,
  { clock, page }: { readonly clock: Clock; readonly page: string },
): IdentityParties {
  const simulated = simulatedIdentityCheck({ clock, page: `${publicUrl}${page}` });
  const identityCheck = identityProvider === 'none' ? null : simulated;
  return { identityCheck, screening: embeddedScreening() };
}
