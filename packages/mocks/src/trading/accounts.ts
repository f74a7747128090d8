import { notEnoughCash, notEnoughUnits } from '@investing-platform/rules/funding/not-enough';
import { agreementNeeded } from '@investing-platform/rules/kyc/agreement-needed';
import { BEFORE_APPROVAL } from '@investing-platform/rules/kyc/sections';
import { type Decimal, ZERO } from '@investing-platform/rules/numbers/decimal';
import { invariant } from '@investing-platform/rules/refusals/invariant';
import {
  type AccountChoice,
  isChosen,
  missingAccount,
} from '@investing-platform/rules/trading/orders/account-choice';
import type { Instrument } from '@investing-platform/schema/instruments';
import type { BrokerAccountStatus } from '@investing-platform/schema/operations';
import type { Realm } from '../contract/realm.ts';
import { checkNeeded } from '../facts/kyc.ts';
import type { Account, Cash, Holding, Order, User } from '../world/entities.ts';
import type { Platform } from '../world/platform.ts';

/**
 * The account that an order trades for: the one named, the one behind the credential named, else
 * the platform account in live mode.
 *
 * @throws {PlatformError} NOT_FOUND for accounts and credentials that are not the person's;
 *   KYC_REQUIRED and AGREEMENT_REQUIRED for the platform account
 */
export function selectAccount(realm: Realm, user: User, choice: AccountChoice): Account {
  const account = chosenAccount(realm.platform, user, choice);
  if (account === undefined ? !isChosen(choice) : account.tradingMode === 'LIVE') {
    requirePermission(realm, user);
  }
  return account ?? missingAccount(choice);
}

/**
 * The same, whether or not the person may trade: to get out.
 *
 * @throws {PlatformError} NOT_FOUND
 */
export function findAccount(platform: Platform, user: User, choice: AccountChoice): Account {
  return chosenAccount(platform, user, choice) ?? missingAccount(choice);
}

function chosenAccount({ state }: Platform, user: User, choice: AccountChoice) {
  const { brokerAccountId, brokerCredentialId } = choice;
  return [...state.accounts.values()].find(
    ({ id, userId, tradingMode, credentialId }) =>
      userId === user.id &&
      (isChosen(choice) || tradingMode === 'LIVE') &&
      (brokerAccountId == null || id === brokerAccountId.toLowerCase()) &&
      (brokerCredentialId == null || credentialId === brokerCredentialId.toLowerCase()),
  );
}

function requirePermission(realm: Realm, { kycStatus, agreementSigned }: User): void {
  if (kycStatus !== 'APPROVED') throw checkNeeded(realm, BEFORE_APPROVAL.trade);
  if (!agreementSigned) throw agreementNeeded('TRADING');
}

/** The account's cash in a currency; none is made where there was none. */
export function cashOf(
  { newId }: Pick<Platform, 'newId'>,
  account: Account,
  currency: string,
): Cash {
  const known = account.cash.get(currency);
  if (known !== undefined) return known;
  const cash: Cash = { id: newId(), total: ZERO, held: ZERO };
  account.cash.set(currency, cash);
  return cash;
}

/** Who has less cash than is held owes the rest: only what is taken back comes to that. */
export function statusOf({ isClosed = false, cash }: Account): BrokerAccountStatus {
  if (isClosed) return 'CLOSED';
  return [...cash.values()].some(({ total, held }) => total.lt(held)) ? 'RESTRICTED' : 'ACTIVE';
}

/** @throws {PlatformError} INSUFFICIENT_FUNDS */
export function holdCash(
  platform: Platform,
  account: Account,
  currency: string,
  amount: Decimal,
): void {
  const cash = cashOf(platform, account, currency);
  refuseTooDear(cash.total.minus(cash.held), amount, currency);
  cash.held = cash.held.plus(amount);
}

/** @throws {PlatformError} INSUFFICIENT_FUNDS */
export function refuseTooDear(free: Decimal, amount: Decimal, currency: string): void {
  if (free.gte(amount)) return;
  throw notEnoughCash(currency);
}

/** The orders of an account, oldest first. */
export const ordersOf = ({ state }: Platform, account: Account): Order[] =>
  [...state.orders.values()].filter((order) => order.account === account);

/** The account's holding of an asset, where there is or was one. */
export const heldOf = ({ state }: Platform, account: Account, asset: Instrument) =>
  state.holdings.find((one) => one.account === account && one.asset === asset);

/** The account's holding of an asset; an empty one is made where there is none. */
export function holdingOf(platform: Platform, account: Account, asset: Instrument): Holding {
  const known = heldOf(platform, account, asset);
  if (known !== undefined) return known;
  const id = platform.newId();
  const holding: Holding = { id, account, asset, quantity: ZERO, held: ZERO, cost: ZERO, lots: [] };
  platform.state.holdings.push(holding);
  return holding;
}

/** @throws {PlatformError} INSUFFICIENT_QUANTITY */
export function holdQuantity(holding: Holding, quantity: Decimal): void {
  refuseTooMuch(holding, quantity);
  holding.held = holding.held.plus(quantity);
}

/** @throws {PlatformError} INSUFFICIENT_QUANTITY */
export function refuseTooMuch(
  holding: Pick<Holding, 'quantity' | 'held'>,
  quantity: Decimal,
): void {
  if (holding.quantity.minus(holding.held).lt(quantity)) {
    throw notEnoughUnits();
  }
}

/** Gives back what an order held; never more than that. */
export function releaseCash(cash: Cash, amount: Decimal): void {
  cash.held = cash.held.minus(amount);
  invariant(cash.held.gte(0), 'no more cash is given back than was held');
}

export function releaseQuantity(holding: Holding, quantity: Decimal): void {
  holding.held = holding.held.minus(quantity);
  invariant(holding.held.gte(0), 'no more units are given back than were held');
}
