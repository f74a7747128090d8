import type { IdentityProvider } from '../../ports/identity-providers.ts';
import { openIdProvider } from './identity-provider.ts';

/** The settings of the providers; an empty client id switches one off. */
export interface ProviderSettings {
  readonly googleClientId: string;
  readonly googleClientSecret: string;
  readonly appleClientId: string;
  readonly appleClientSecret: string;
  readonly oidcIssuer: string | null;
  readonly oidcName: string;
  readonly oidcClientId: string;
  readonly oidcClientSecret: string;
}

/** The providers that the operator has set up, in the order of the page that signs in. */
export function openIdProviders(settings: ProviderSettings): readonly IdentityProvider[] {
  const { googleClientId, appleClientId, oidcIssuer, oidcClientId } = settings;
  const google = {
    id: 'google',
    name: 'Google',
    provider: 'GOOGLE' as const,
    issuer: 'https://accounts.google.com',
    clientId: googleClientId,
    clientSecret: settings.googleClientSecret,
    scopes: ['email'],
  };
  // Apple answers with a form post where the address is asked for, so it is not.
  const apple = {
    id: 'apple',
    name: 'Apple',
    provider: 'APPLE' as const,
    issuer: 'https://appleid.apple.com',
    clientId: appleClientId,
    clientSecret: settings.appleClientSecret,
    scopes: [],
  };
  const own = {
    id: 'oidc',
    name: settings.oidcName,
    provider: 'OIDC' as const,
    issuer: oidcIssuer ?? '',
    clientId: oidcClientId,
    clientSecret: settings.oidcClientSecret,
    scopes: ['email'],
  };
  return [google, apple, own]
    .filter(({ clientId, issuer }) => clientId !== '' && issuer !== '')
    .map((client) => openIdProvider(client));
}
