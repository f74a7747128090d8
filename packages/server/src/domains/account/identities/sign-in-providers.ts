import type { SignInProvider } from '../../../graphql/generated/resolver-types.ts';
import type { AccountDeps } from '../deps.ts';

/** The outside providers for the page that signs in, in the operator's order. */
export function signInProviders({
  identityProviders,
}: Pick<AccountDeps, 'identityProviders'>): SignInProvider[] {
  return identityProviders.map(({ id, name, provider }) => ({ id, name, provider }));
}
