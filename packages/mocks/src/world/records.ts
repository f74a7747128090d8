import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import { reduceToPlan } from '@investing-platform/rules/oauth/scopes';
import type { LeafScope } from '@investing-platform/schema';
import type { Account, Credential, PushMessage, Token, User } from './entities.ts';
import type { Platform } from './platform.ts';

export const TOKEN_LIFETIME_SECONDS = 3_600;
const TOKEN_CHARACTERS = 43;

/** A new value of the platform's formats: a prefix and 43 letters and digits. */
export function newSecret({ random }: Pick<Platform, 'random'>, prefix: string): string {
  return prefix + random.text(TOKEN_CHARACTERS);
}

export type NewUser = Partial<Omit<User, 'id'>>;

export function addUser(platform: Platform, given: NewUser): User {
  const { state, newId, clock } = platform;
  const id = newId();
  const user: User = {
    email: `${id}@example.com`,
    firstName: null,
    lastName: null,
    country: null,
    plan: 'PRO',
    emailVerified: true,
    kycStatus: 'APPROVED',
    agreementSigned: true,
    strategyDisclosureSigned: given.agreementSigned ?? true,
    cryptoRulesSigned: given.agreementSigned ?? true,
    displayCurrency: USUAL_CURRENCY,
    createdAt: clock.now(),
    ...given,
    id,
  };
  state.users.set(id, user);
  return user;
}

export interface NewCredential {
  readonly label?: string;
  /** Given: a public client for the authorization code flow. */
  readonly redirectUris?: readonly string[];
}

export type ConfidentialCredential = Credential & { readonly clientSecret: string };

/** A credential with a secret, for the client credentials flow. */
export function addCredential(
  platform: Platform,
  user: User,
  { label = 'Test' }: Pick<NewCredential, 'label'> = {},
): ConfidentialCredential {
  const credential = {
    id: platform.newId(),
    userId: user.id,
    label,
    clientId: newSecret(platform, 'ip_ci_'),
    clientSecret: newSecret(platform, 'ip_cs_'),
    redirectUris: [],
  };
  platform.state.credentials.set(credential.clientId, credential);
  return credential;
}

/** A public client, for the authorization code flow. */
export function addPublicClient(
  platform: Platform,
  userId: string | null,
  label: string,
  redirectUris: readonly string[],
): Credential {
  const clientId = newSecret(platform, 'ip_ci_');
  const credential: Credential = {
    id: platform.newId(),
    userId,
    label,
    clientId,
    clientSecret: null,
    redirectUris,
  };
  platform.state.credentials.set(clientId, credential);
  return credential;
}

export function issueToken(
  platform: Platform,
  credential: Credential,
  user: User,
  scopes: readonly LeafScope[],
): Token {
  const token: Token = {
    value: newSecret(platform, 'ip_at_'),
    credentialId: credential.id,
    userId: user.id,
    scopes: reduceToPlan(scopes, user),
    expiresAt: new Date(platform.clock.now().getTime() + TOKEN_LIFETIME_SECONDS * 1_000),
  };
  platform.state.tokens.set(token.value, token);
  return token;
}

export function addAccount(
  platform: Platform,
  user: User,
  given: Pick<Account, 'tradingMode' | 'name'> & Partial<Pick<Account, 'openedAt'>>,
): Account {
  const account: Account = {
    openedAt: platform.clock.now(),
    ...given,
    id: platform.newId(),
    credentialId: given.tradingMode === 'LIVE' ? null : platform.newId(),
    userId: user.id,
    cash: new Map(),
  };
  platform.state.accounts.set(account.id, account);
  return account;
}

/** A push notification that waits for its receipts. */
export function addPushMessage(platform: Platform): PushMessage {
  const message: PushMessage = { receiptId: newSecret(platform, 'ip_pr_'), statuses: new Map() };
  platform.state.pushMessages.set(message.receiptId, message);
  return message;
}
