import {
  compositeScopes,
  type LeafScope,
  leafScopes,
  type RequestableScope,
} from '@investing-platform/schema';
import type {
  Frequency,
  LiabilityKind,
  NetWorthCategory,
  TradingMode,
} from '@investing-platform/schema/operations';
import { decimal, HUNDRED } from '../kernel/decimal.ts';
import type { Account, Credential, Flow, PushMessage, Token, User } from './entities.ts';
import type { Platform } from './platform.ts';

export const TOKEN_LIFETIME_SECONDS = 3_600;
const DAY_MILLISECONDS = 86_400_000;
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
    displayCurrency: 'USD',
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

/** The leaves that the names stand for, in the vocabulary's order. */
export function leavesOf(names: readonly RequestableScope[]): readonly LeafScope[] {
  const wanted = new Set<string>(
    names.flatMap((name) =>
      name in compositeScopes ? compositeScopes[name as keyof typeof compositeScopes] : [name],
    ),
  );
  return leafScopes.filter((leaf) => wanted.has(leaf));
}

/** What is in force of granted scopes: all on a paid plan with a confirmed address, else `identity`. */
export function inForce(user: User, scopes: readonly LeafScope[]): readonly LeafScope[] {
  return user.plan === 'FREE' || !user.emailVerified ? ['identity'] : scopes;
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
    scopes: inForce(user, scopes),
    expiresAt: new Date(platform.clock.now().getTime() + TOKEN_LIFETIME_SECONDS * 1_000),
  };
  platform.state.tokens.set(token.value, token);
  return token;
}

export function addAccount(
  platform: Platform,
  user: User,
  given: { readonly tradingMode: TradingMode; readonly name: string },
): Account {
  const account: Account = {
    ...given,
    id: platform.newId(),
    credentialId: given.tradingMode === 'LIVE' ? null : platform.newId(),
    userId: user.id,
    cash: new Map(),
  };
  platform.state.accounts.set(account.id, account);
  return account;
}

interface InCurrency {
  /** Default: the person's display currency. */
  readonly currency?: string;
}

export interface NewOwnedThing extends InCurrency {
  readonly name: string;
  readonly category: NetWorthCategory;
  /** Of the whole, a plain decimal. */
  readonly value: string;
  readonly ownershipPercent?: string;
  /** `YYYY-MM-DD`. Default: yesterday. */
  readonly valuedOn?: string;
}

export function addOwnedThing(platform: Platform, user: User, given: NewOwnedThing): string {
  const id = platform.newId();
  platform.state.things.push({
    id,
    userId: user.id,
    name: given.name,
    category: given.category,
    value: decimal(given.value),
    currency: given.currency ?? user.displayCurrency,
    ownershipPercent:
      given.ownershipPercent === undefined ? HUNDRED : decimal(given.ownershipPercent),
    valuedOn: given.valuedOn ?? dayFromNow(platform, -1),
  });
  return id;
}

export interface NewLiability extends InCurrency {
  readonly name: string;
  readonly kind: LiabilityKind;
  /** Of the whole, a plain decimal. */
  readonly balance: string;
  readonly interestRatePercent?: string;
  readonly ownershipPercent?: string;
}

export function addLiability(platform: Platform, user: User, given: NewLiability): string {
  const id = platform.newId();
  platform.state.liabilities.push({
    id,
    userId: user.id,
    name: given.name,
    kind: given.kind,
    balance: decimal(given.balance),
    currency: given.currency ?? user.displayCurrency,
    interestRatePercent:
      given.interestRatePercent === undefined ? null : decimal(given.interestRatePercent),
    ownershipPercent:
      given.ownershipPercent === undefined ? HUNDRED : decimal(given.ownershipPercent),
  });
  return id;
}

export interface NewGoal extends InCurrency {
  readonly name: string;
  readonly targetAmount: string;
  readonly currentAmount: string;
  readonly targetDate?: string;
}

export function addGoal(platform: Platform, user: User, given: NewGoal): string {
  const id = platform.newId();
  const { goals } = platform.state;
  goals.push({
    id,
    userId: user.id,
    name: given.name,
    targetAmount: decimal(given.targetAmount),
    currentAmount: decimal(given.currentAmount),
    currency: given.currency ?? user.displayCurrency,
    targetDate: given.targetDate ?? null,
    priority: goals.filter(({ userId }) => userId === user.id).length + 1,
  });
  return id;
}

export interface NewFlow extends InCurrency {
  readonly name: string;
  readonly amount: string;
  readonly frequency: Frequency;
  /** `YYYY-MM-DD`. Default: a year ago. */
  readonly startDate?: string;
  readonly endDate?: string;
}

export function addIncome(platform: Platform, user: User, given: NewFlow): string {
  return addFlow(platform, platform.state.incomes, user, given);
}

export function addExpense(platform: Platform, user: User, given: NewFlow): string {
  return addFlow(platform, platform.state.expenses, user, given);
}

const YEAR_DAYS = 365;

function addFlow(platform: Platform, flows: Flow[], user: User, given: NewFlow): string {
  const id = platform.newId();
  flows.push({
    id,
    userId: user.id,
    name: given.name,
    amount: decimal(given.amount),
    currency: given.currency ?? user.displayCurrency,
    frequency: given.frequency,
    startDate: given.startDate ?? dayFromNow(platform, -YEAR_DAYS),
    endDate: given.endDate ?? null,
  });
  return id;
}

/** A push notification that waits for its receipts. */
export function addPushMessage(platform: Platform): PushMessage {
  const message: PushMessage = { receiptId: newSecret(platform, 'ip_pr_'), statuses: new Map() };
  platform.state.pushMessages.set(message.receiptId, message);
  return message;
}

function dayFromNow({ clock }: Platform, days: number): string {
  return new Date(clock.now().getTime() + days * DAY_MILLISECONDS).toISOString().slice(0, 10);
}
