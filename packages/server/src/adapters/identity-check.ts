import type { Clock } from '../kernel/clock.ts';
import type { IdentityCheck } from '../ports/identity-check.ts';
import { simulatedIdentityCheck } from './embedded/identity-check/index.ts';

/** Who compares people with their papers, as the operator has set it. */
export interface IdentitySettings {
  readonly identityProvider: 'simulated' | 'none';
  readonly publicUrl: string;
}

/** Null where the operator compares the papers. */
export function openIdentityCheck(
  { identityProvider, publicUrl: origin }: IdentitySettings,
  { clock }: { readonly clock: Clock },
): IdentityCheck | null {
  return identityProvider === 'none' ? null : simulatedIdentityCheck({ clock, origin });
}
