import { theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import { decimal } from '@investing-platform/rules/numbers/decimal';
import { expandScopes } from '@investing-platform/rules/oauth/scopes';
import { notFound } from '@investing-platform/rules/refusals/platform-error';
import { isOpen } from '@investing-platform/rules/trading/orders/status';
import type { RequestableScope } from '@investing-platform/schema';
import type { TradingMode } from '@investing-platform/schema/operations';
import { approvalsOf } from './approvals/approvals.ts';
import { type ApprovalControls, approvalControls } from './approvals/controls.ts';
import { exampleFor } from './contract/example.ts';
import { realmOf } from './contract/open-realm.ts';
import type { Consent } from './oauth/authorize.ts';
import type { OperationName, ParamsOf } from './service/operations.ts';
import { cashOf } from './trading/accounts.ts';
import { addOpeningPosition } from './trading/opening-position.ts';
import { end, fill } from './trading/settle.ts';
import { restOf } from './trading/work-orders.ts';
import type { Account, Credential, Mail, PushMessage, User } from './world/entities.ts';
import { clearPlatform, type Platform } from './world/platform.ts';
import {
  addExpense,
  addGoal,
  addIncome,
  addLiability,
  addOwnedThing,
  type NewFlow,
  type NewGoal,
  type NewLiability,
  type NewOwnedThing,
} from './world/recorded-by-hand.ts';
import {
  addAccount,
  addCredential,
  addPublicClient,
  addPushMessage,
  addUser,
  type ConfidentialCredential,
  issueToken,
  type NewUser,
} from './world/records.ts';
import { type Person, seedPerson } from './world/seed-people.ts';

const FULL_ACCESS: readonly RequestableScope[] = ['full_access'];

/** One seeded person on each plan. */
export interface People {
  readonly free: Person;
  readonly plus: Person;
  readonly pro: Person;
  readonly private: Person;
}

export interface NewAccount {
  /** Default: LIVE. */
  readonly tradingMode?: TradingMode;
  readonly name?: string;
  /** Cash by currency, toPlain decimals. */
  readonly cash?: Readonly<Record<string, string>>;
}

export interface NewPosition {
  /** `TICKER` or `TICKER.MIC`. */
  readonly symbol: string;
  readonly quantity: string;
  /** What was paid for one. */
  readonly price: string;
}

/**
 * The state of the mocked platform, for tests to read and to write. It always shows the present
 * state: a reset empties and seeds it anew, and objects from before are of no use then.
 */
export interface World extends ApprovalControls {
  /** The seeded people; `person` is the one on the plan Pro. */
  readonly people: People;
  readonly person: Person;
  /** A push notification that waits for its receipts. */
  readonly pushMessage: PushMessage;
  /** Mails that were sent, oldest first. */
  readonly mails: readonly Mail[];
  readonly now: Date;

  addUser(user?: NewUser): User;
  addCredential(user: User, label?: string): ConfidentialCredential;
  /** A public client, for the authorization code flow. */
  addPublicClient(user: User, redirectUris: readonly string[], label?: string): Credential;
  addAccount(user: User, account?: NewAccount): Account;
  /** A position with the filled order that bought it; the cash stays as it is. */
  addPosition(account: Account, position: NewPosition): void;
  addAsset(user: User, asset: NewOwnedThing): string;
  addLiability(user: User, liability: NewLiability): string;
  addGoal(user: User, goal: NewGoal): string;
  addIncome(user: User, income: NewFlow): string;
  addExpense(user: User, expense: NewFlow): string;
  addPushMessage(): PushMessage;

  /**
   * A valid access token. Default: of `person`, with every scope.
   *
   * @returns what stands behind `Bearer `
   */
  issueToken(options?: {
    readonly user?: User;
    readonly scopes?: readonly RequestableScope[];
    readonly credential?: Credential;
  }): string;
  revokeToken(token: string): void;
  /** Lets the token's hour be over. */
  expireToken(token: string): void;
  /** Deletes a credential with its tokens and codes; sockets that use them close. */
  deleteCredential(credential: Credential): void;
  /** Who answers the next consent screens, and how. Default: `person` allows. */
  consentWith(consent: Partial<Consent>): void;

  /**
   * The contract's example of an operation's `params`, with ids of objects that the person has.
   * Null where the operation takes none.
   *
   * @param user default: `person`
   */
  exampleOf<Name extends OperationName>(operation: Name, user?: User): ParamsOf<Name> | null;

  /** Fixes a price until the next reset; null lets it move again. Plain decimal. */
  setPrice(symbol: string, price: string | null): void;
  /**
   * Fills a part of an open order, or all that is left, at the market's price.
   *
   * @param quantity toPlain decimal, at most what is left
   */
  fillOrder(orderId: string, quantity?: string): void;
  /** Lets the market refuse an open order. */
  rejectOrder(orderId: string, reason: string): void;
}

export interface WorldControl {
  readonly world: World;
  readonly consent: () => Consent;
  reset(): void;
}

/**
 * @param populate what to add to the seeded world after each reset
 * @param tokensChanged is called when tokens ended
 */
export function createWorld(
  platform: Platform,
  populate: (world: World) => void,
  tokensChanged: () => void,
): WorldControl {
  let seeded = seed(platform);
  let consent: Partial<Consent> = {};
  const world: World = {
    get people() {
      return seeded.people;
    },
    get person() {
      return seeded.people.pro;
    },
    get pushMessage() {
      return seeded.pushMessage;
    },
    get mails() {
      return platform.state.mails;
    },
    get now() {
      return platform.clock.now();
    },
    ...additions(platform),
    ...marketControls(platform),
    ...approvalControls(platform, () => world.person.user),
    // A getter would be read once where it is spread.
    get approvals() {
      return approvalsOf(platform);
    },
    issueToken({ user, scopes = FULL_ACCESS, credential } = {}) {
      const owner = user ?? world.person.user;
      const used = credential ?? credentialOf(platform, owner);
      return issueToken(platform, used, owner, expandScopes(scopes)).value;
    },
    revokeToken(token) {
      platform.state.tokens.delete(token);
      tokensChanged();
    },
    expireToken(value) {
      const token = platform.state.tokens.get(value);
      if (token !== undefined) token.expiresAt = platform.clock.now();
      tokensChanged();
    },
    exampleOf: <Name extends OperationName>(operation: Name, user = world.person.user) =>
      exampleFor(realmOf(platform, user), operation) as ParamsOf<Name> | null,
    deleteCredential(credential) {
      deleteCredential(platform, credential);
      tokensChanged();
    },
    consentWith(given) {
      consent = given;
    },
  };
  populate(world);
  return {
    world,
    consent: () => ({ as: world.person.user, answer: 'ALLOW', ...consent }),
    reset() {
      clearPlatform(platform);
      consent = {};
      seeded = seed(platform);
      populate(world);
      tokensChanged();
    },
  };
}

function seed(platform: Platform): { people: People; pushMessage: PushMessage } {
  const people = {
    free: seedPerson(platform, 'FREE'),
    plus: seedPerson(platform, 'PLUS'),
    pro: seedPerson(platform, 'PRO'),
    private: seedPerson(platform, 'PRIVATE'),
  };
  return { people, pushMessage: addPushMessage(platform) };
}

function credentialOf(platform: Platform, user: User): Credential {
  const known = [...platform.state.credentials.values()].find(({ userId }) => userId === user.id);
  return known ?? addCredential(platform, user);
}

function deleteCredential({ state }: Platform, { id, clientId }: Credential): void {
  state.credentials.delete(clientId);
  for (const token of state.tokens.values()) {
    if (token.credentialId === id) state.tokens.delete(token.value);
  }
  for (const code of state.codes.values()) {
    if (code.credentialId === id) state.codes.delete(code.value);
  }
}

type Additions = Pick<World, Extract<keyof World, `add${string}`>>;

function additions(platform: Platform): Additions {
  return {
    addUser: (user = {}) => addUser(platform, user),
    addCredential: (user, label = 'Test') => addCredential(platform, user, { label }),
    addPublicClient: (user, redirectUris, label = 'Test') =>
      addPublicClient(platform, user.id, label, redirectUris),
    addAccount(user, { tradingMode = 'LIVE', name = 'Account', cash = {} } = {}) {
      const account = addAccount(platform, user, { tradingMode, name });
      for (const [currency, amount] of Object.entries(cash)) {
        cashOf(platform, account, currency).total = decimal(amount);
      }
      return account;
    },
    addPosition(account, { symbol, quantity, price }) {
      addOpeningPosition(platform, account, {
        asset: theAssetBySymbol('symbol', symbol),
        quantity: decimal(quantity),
        price: decimal(price),
        at: platform.clock.now(),
      });
    },
    addAsset: (user, asset) => addOwnedThing(platform, user, asset),
    addLiability: (user, liability) => addLiability(platform, user, liability),
    addGoal: (user, goal) => addGoal(platform, user, goal),
    addIncome: (user, income) => addIncome(platform, user, income),
    addExpense: (user, expense) => addExpense(platform, user, expense),
    addPushMessage: () => addPushMessage(platform),
  };
}

function marketControls(platform: Platform): Pick<World, 'setPrice' | 'fillOrder' | 'rejectOrder'> {
  const openOrder = (id: string) => {
    const order = platform.state.orders.get(id);
    if (order === undefined || !isOpen(order.status)) throw notFound('Open order');
    return order;
  };
  return {
    setPrice: (symbol, price) =>
      platform.market.setPrice(theAssetBySymbol('symbol', symbol), price),
    fillOrder(id, quantity) {
      const order = openOrder(id);
      const { bid, ask } = platform.market.quote(order.asset);
      const price = decimal(order.side === 'BUY' ? ask : bid);
      fill(
        platform,
        order,
        quantity === undefined ? restOf(order, price) : decimal(quantity),
        price,
      );
    },
    rejectOrder: (id, reason) => end(platform, openOrder(id), 'REJECTED', reason),
  };
}
