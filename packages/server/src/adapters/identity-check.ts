import type { Clock } from '../kernel/clock.ts';
import type { IdentityCheck } from '../ports/identity-check.ts';
import type { Screening } from '../ports/screening.ts';
import { simulatedIdentityCheck } from './embedded/identity-check/index.ts';
import { embeddedScreening } from './embedded/screening/index.ts';
import { personaCheck } from './persona/index.ts';

/** Who compares people with their papers, as the operator has set it. */
export interface IdentitySettings {
  readonly identityProvider: 'simulated' | 'persona' | 'none';
  readonly personaApiKey: string;
  readonly personaTemplate: string;
  readonly personaDocumentTemplate: string;
  readonly personaWebhookSecret: string;
  readonly publicUrl: string;
}

export interface IdentityParties {
  /** Null where the operator compares the papers. */
  readonly identityCheck: IdentityCheck | null;
  readonly screening: Screening;
}

interface IdentityOptions {
  readonly clock: Clock;
  /** The path where people read that the provider is simulated. */
  readonly page: string;
}

export const openIdentity = (
  settings: IdentitySettings,
  options: IdentityOptions,
): IdentityParties => ({
  identityCheck: openCheck(settings, options),
  screening: embeddedScreening(),
});

function openCheck(
  settings: IdentitySettings,
  { clock, page }: IdentityOptions,
): IdentityCheck | null {
  switch (settings.identityProvider) {
    case 'none':
      return null;
    case 'simulated':
      return simulatedIdentityCheck({ clock, page: `${settings.publicUrl}${page}` });
    case 'persona':
      return personaCheck({
        clock,
        apiKey: settings.personaApiKey,
        template: settings.personaTemplate,
        documentTemplate: settings.personaDocumentTemplate || settings.personaTemplate,
        webhookSecret: settings.personaWebhookSecret,
      });
  }
}
