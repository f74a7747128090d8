import { setting } from './setting.ts';
import { issuer, optional, origin, text } from './setting-parsers.ts';

/** How people sign in. */
export const signInSettings = {
  passwordBreachUrl: setting(
    'PASSWORD_BREACH_URL',
    '',
    'Range service that knows leaked passwords, for example https://api.pwnedpasswords.com: it is sent five of forty digits of a hash. Without it a built-in list is used.',
    optional(origin),
  ),
  googleClientId: setting(
    'GOOGLE_CLIENT_ID',
    '',
    'Client id for signing in with Google. Register there the redirect URI PUBLIC_URL/auth/providers/google/callback.',
    text,
  ),
  googleClientSecret: setting('GOOGLE_CLIENT_SECRET', '', 'Its secret.', text),
  appleClientId: setting(
    'APPLE_CLIENT_ID',
    '',
    'Services id for signing in with Apple. The redirect URI is PUBLIC_URL/auth/providers/apple/callback.',
    text,
  ),
  appleClientSecret: setting(
    'APPLE_CLIENT_SECRET',
    '',
    'Its client secret: the JWT that Apple documents.',
    text,
  ),
  oidcIssuer: setting(
    'OIDC_ISSUER',
    '',
    'Issuer of an OpenID Connect provider to sign in with; https outside of loopback.',
    optional(issuer),
  ),
  oidcName: setting('OIDC_NAME', 'Single sign-on', 'Name of that provider on the page.', text),
  oidcClientId: setting(
    'OIDC_CLIENT_ID',
    '',
    'Client id at that provider. The redirect URI is PUBLIC_URL/auth/providers/oidc/callback.',
    text,
  ),
  oidcClientSecret: setting('OIDC_CLIENT_SECRET', '', 'Its secret.', text),
} as const;
