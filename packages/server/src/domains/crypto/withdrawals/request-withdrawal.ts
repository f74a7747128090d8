import { coinOf, type Network, theNetwork } from '@investing-platform/rules/crypto/networks';
import { type TransferTerms, withdrawalTerms } from '@investing-platform/rules/crypto/transfer';
import {
  LARGE_FROM,
  missingDetails,
  refuseMissingDetails,
  requireApproved,
} from '@investing-platform/rules/crypto/travel-rule';
import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { Transaction } from '../../../db/database.ts';
import { earlierResult, idempotent } from '../../../db/idempotency.ts';
import type { CryptoCurrencyTransfer } from '../../../graphql/generated/resolver-types.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import { notFound, refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { roundCash } from '../../../kernel/money.ts';
import { requireStepUp } from '../../account/index.ts';
import type { Whence } from '../../funding/index.ts';
import { lastQuotesOf } from '../../market/index.ts';
import { holdShares, type TradedAccount, turnOf } from '../../trading/index.ts';
import { cryptoAccount } from '../crypto-person.ts';
import type { CryptoDeps } from '../deps.ts';
import { networkFee } from '../network-fee.ts';
import { sharesOf } from '../transfers/apply-event.ts';
import { tellOfTransfer } from '../transfers/tell-of-transfer.ts';
import { shownTransfer } from '../transfers/transfer-shown.ts';
import { hasSentFrom, insertOutgoing, transferById } from '../transfers/transfers.sql.ts';
import { openWallet } from '../wallets/create-wallets.ts';
import { lockWhitelisted, type WhitelistRow, whitelistedById } from '../whitelist/whitelist.sql.ts';
import { travelRuleIn } from '../whitelist/whitelisted-shown.ts';
import { WITHDRAWAL_JOB } from './send-withdrawal.ts';
import { cryptoWithdrawalFacts, walletIdOf } from './withdrawals.sql.ts';

export interface RequestWithdrawalInput {
  readonly whitelistedWalletId: string;
  /** Above 0; a plain decimal. */
  readonly amount: string;
  readonly mfaCode?: string | null | undefined;
  /** 1 to 64 characters (contract rule 10). */
  readonly idempotencyKey?: string | null | undefined;
}

const OPERATION = 'requestCryptoWithdrawal';
const MAX_OPEN = 20;
const USUAL_A_DAY = 5;

/**
 * Asks for a crypto asset to be sent to a whitelisted wallet. It is held in the same transaction.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND; KYC_REQUIRED; AGREEMENT_REQUIRED;
 *   ACCOUNT_RESTRICTED; WALLET_NOT_APPROVED; TRAVEL_RULE_ACTION_REQUIRED; INSUFFICIENT_QUANTITY;
 *   QUOTA_EXCEEDED for the 21st that is under way; MFA_REQUIRED; MFA_INVALID; IDEMPOTENCY_CONFLICT
 */
export async function requestWithdrawal(
  deps: CryptoDeps,
  actor: UserActor,
  input: RequestWithdrawalInput,
  browser: string | null,
): Promise<CryptoCurrencyTransfer> {
  const { userId, ip } = actor;
  const key = { userId, operation: OPERATION, key: input.idempotencyKey ?? null, input };
  // Whoever sends a request again sends its code again too, which was good for one use.
  const earlier = await earlierResult(deps.db, key);
  if (earlier !== null) return shownTransfer(await deps.db.one(transferById, earlier));
  await requireStepUp(deps, actor, input);
  const wallet = await deps.db.maybe(whitelistedById, input.whitelistedWalletId);
  if (wallet?.userId !== userId) throw notFound('Whitelisted wallet');
  const market = await marketOf(deps, wallet);
  const row = await deps.db.transaction(async (tx) => {
    const effect = () => request(tx, deps, { userId, input, market }, { ip, browser });
    const { id } = await idempotent(tx, deps, key, effect);
    return tx.one(transferById, id);
  }, turnOf(userId));
  return shownTransfer(row);
}

/** What outside parties say now: asked before the transaction, in which nothing waits for others. */
interface Market {
  readonly network: Network;
  readonly fee: string;
  /** Null: nobody knows one. */
  readonly price: Decimal | null;
}

async function marketOf(
  deps: Pick<CryptoDeps, 'chains' | 'clock' | 'marketData'>,
  { currency, chain }: WhitelistRow,
): Promise<Market> {
  const network = theNetwork('params', currency, chain);
  const { id } = coinOf(currency);
  const quote = (await lastQuotesOf(deps, [id])).get(id);
  return {
    network,
    fee: await networkFee(deps, network),
    price: quote === undefined ? null : decimal(quote.price),
  };
}

interface Request {
  readonly userId: string;
  readonly input: RequestWithdrawalInput;
  readonly market: Market;
}

async function request(
  tx: Transaction,
  deps: CryptoDeps,
  { userId, input, market }: Request,
  whence: Whence,
): Promise<string> {
  const terms = withdrawalTerms(market.network, input.amount, market.fee);
  const account = await cryptoAccount(tx, userId);
  const wallet = await approvedWallet(tx, deps, userId, input.whitelistedWalletId);
  const value = worthOf(market, terms);
  await requireDetails(tx, wallet, value);
  const concerns = await concernsOf(tx, deps, userId, value);
  const { currency, chain, requiredConfirmations } = market.network;
  await openWallet(tx, deps, userId, market.network);
  const { id: walletId } = await tx.one(walletIdOf, userId, currency, chain);
  const id = newId(deps.clock, deps.random);
  const createdAt = deps.clock.now();
  const { netAmount: _, ...stored } = terms;
  const transfer = { id, userId, brokerAccountId: account.id, walletId, currency, chain };
  await hold(tx, deps, account, { ...transfer, amount: terms.amount });
  tx.send(
    ...insertOutgoing({
      ...transfer,
      ...stored,
      whitelistedWalletId: wallet.id,
      value: value === null ? null : toPlain(value),
      toAddress: wallet.address,
      memo: wallet.memo,
      requiredConfirmations,
      concerns: [...concerns],
      createdAt,
    }),
  );
  await requestJob(tx, { kind: WITHDRAWAL_JOB, key: id, runAt: createdAt });
  const row = await tx.one(transferById, id);
  await tellOfTransfer(tx, deps, row, 'requested', null, whence);
  return id;
}

function hold(
  tx: Transaction,
  deps: CryptoDeps,
  { tradingMode }: TradedAccount,
  transfer: Parameters<typeof sharesOf>[0],
): Promise<void> {
  return holdShares(tx, deps, { ...sharesOf(transfer), tradingMode });
}

/** @throws {PlatformError} NOT_FOUND; WALLET_NOT_APPROVED */
async function approvedWallet(
  tx: Transaction,
  { clock }: Pick<CryptoDeps, 'clock'>,
  userId: string,
  id: string,
): Promise<WhitelistRow> {
  const wallet = await tx.maybe(lockWhitelisted, userId, id);
  if (wallet === null || wallet.deletedAt !== null) throw notFound('Whitelisted wallet');
  requireApproved(wallet, clock.now());
  return wallet;
}

function worthOf({ network, price }: Market, { amount }: TransferTerms): Decimal | null {
  if (price === null) return null;
  return roundCash(decimal(amount).times(price), coinOf(network.currency).currency);
}

/** @throws {PlatformError} TRAVEL_RULE_ACTION_REQUIRED, with what is missing */
async function requireDetails(
  tx: Transaction,
  wallet: WhitelistRow,
  value: Decimal | null,
): Promise<void> {
  const { userId, chain, address, ownsItSelf } = wallet;
  const isLarge = value === null || value.gte(LARGE_FROM);
  const rule = travelRuleIn(wallet);
  const { hasSent } = await tx.one(hasSentFrom, userId, chain, address);
  const hasOwnershipProof = rule.hasOwnershipProof || hasSent;
  refuseMissingDetails(missingDetails({ ...rule, hasOwnershipProof }, isLarge, ownsItSelf));
}

/** Why an operator has to look at it, a sentence each. */
async function concernsOf(
  tx: Transaction,
  { clock, config }: Pick<CryptoDeps, 'clock' | 'config'>,
  userId: string,
  value: Decimal | null,
): Promise<string[]> {
  const since = secondsAfter(clock.now(), -DAY_SECONDS);
  const facts = await tx.one(cryptoWithdrawalFacts, userId, since);
  if (facts.openCount >= MAX_OPEN) {
    throw refuse('QUOTA_EXCEEDED', `A person may have ${MAX_OPEN} crypto withdrawals under way`);
  }
  const limit = decimal(config.withdrawalReviewFrom);
  const concerns: string[] = [];
  if (value === null) concerns.push('There is no price of it');
  else if (value.plus(facts.recentValue).gte(limit)) {
    concerns.push(`With what else was asked for within a day it is ${limit} USD or more`);
  }
  if (facts.recentCount >= USUAL_A_DAY) {
    concerns.push(`${facts.recentCount} others were asked for within a day`);
  }
  return concerns;
}
