import { checkPurchase } from '@investing-platform/rules/networth/input-checks';
import { mergedMetadata } from '@investing-platform/rules/networth/instrument-input';
import { refuseUnrecordable } from '@investing-platform/rules/portfolios/portfolio-refusals';
import { InputProblems } from '@investing-platform/rules/refusals/input-problems';
import type { CustomInstrumentCategory } from '@investing-platform/schema/operations';
import type { EntityTransaction, Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { dayIn } from '../../../kernel/days.ts';
import { notFound } from '../../../kernel/errors.ts';
import {
  defaultPortfolio,
  findTarget,
  lockPerson,
  NOTHING_MORE,
  ownPortfolio,
  rateInto,
  recordTrade,
} from '../../holdings/index.ts';
import type { AssetShown } from '../assets/asset-shown.ts';
import { netWorthAssetOf } from '../assets/net-worth-assets.ts';
import { ensureRated } from '../display-currency.ts';
import { changeRow, lockRow } from '../rows.ts';
import { storePrice } from './instrument-prices.ts';
import { makeInstrument } from './make-instrument.ts';

export interface RecordAssetInput {
  readonly name: string;
  readonly currency: string;
  readonly category: CustomInstrumentCategory;
  readonly symbol?: string | null | undefined;
  readonly portfolioId?: string | null | undefined;
  /** Default 1. */
  readonly quantity?: string | undefined;
  readonly purchasedOn: CivilDate;
  readonly purchasePrice: string;
  readonly currentPrice?: string | null | undefined;
  readonly pricedOn?: CivilDate | null | undefined;
  /** Default 100. */
  readonly ownershipPercent?: string | undefined;
  readonly metadata?:
    | readonly { readonly name: string; readonly value?: string | null | undefined }[]
    | null
    | undefined;
  readonly linkedLiabilityId?: string | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

type RecordDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'marketData' | 'rates'>;

const ONE = '1';
const WHOLE = '100';

/**
 * Records something that the caller owns: the instrument, its purchase and its prices, all or
 * nothing. With an idempotency key, once.
 *
 * @throws {PlatformError} BAD_USER_INPUT with every field that does not fit; NOT_FOUND for the
 *   portfolio or the liability; INVALID_STATE for a portfolio of debts; CONFLICT where the caller
 *   has another of this symbol; QUOTA_EXCEEDED; IDEMPOTENCY_CONFLICT; PROVIDER_UNAVAILABLE
 */
export async function recordAsset(
  deps: RecordDeps,
  actor: Actor,
  input: RecordAssetInput,
): Promise<AssetShown> {
  const { userId } = requireUser(actor);
  await ensureRated(deps, input.currency, input.purchasedOn);
  const exchangeRate = await rateOf(deps, userId, input);
  const operation = 'createCustomInstrumentWithDetails';
  const request = { userId, operation, key: input.idempotencyKey ?? null, input };
  const asked = { ...input, exchangeRate };
  const { id } = await deps.db.transaction(
    (tx) => idempotent(tx, deps, request, () => record(tx, deps, userId, asked)),
    { entities: true },
  );
  return netWorthAssetOf(deps, userId, id);
}

/** Of the day of purchase, or of now where no rate goes back so far. */
async function rateOf(
  deps: RecordDeps,
  userId: string,
  { currency, purchasedOn, portfolioId = null }: RecordAssetInput,
): Promise<string> {
  const target = await findTarget(deps, userId, portfolioId);
  const today = dayIn(target.timeZone, deps.clock.now());
  try {
    return await rateInto(deps, target, currency, purchasedOn);
  } catch {
    return rateInto(deps, target, currency, today);
  }
}

async function record(
  tx: EntityTransaction,
  deps: RecordDeps,
  userId: string,
  input: RecordAssetInput & { readonly exchangeRate: string },
): Promise<string> {
  const { purchasedOn, purchasePrice, currentPrice = null, linkedLiabilityId = null } = input;
  const { exchangeRate } = input;
  const today = await lockPerson(tx, deps, userId);
  const problems = new InputProblems();
  checkPurchase(problems, input, today);
  problems.refuse();
  const portfolioId = await assetPortfolio(tx, deps, userId, input.portfolioId ?? null);
  const metadata = mergedMetadata([], input.metadata ?? []);
  const instrumentId = await makeInstrument(tx, deps, userId, input, metadata);
  await storePrice(tx, deps, userId, { instrumentId, date: purchasedOn, price: purchasePrice });
  if (currentPrice !== null) {
    const date = input.pricedOn ?? today;
    await storePrice(tx, deps, userId, { instrumentId, date, price: currentPrice });
  }
  const { currency, quantity = ONE, ownershipPercent = WHOLE } = input;
  const { holdingId: id } = await recordTrade(tx, deps, userId, {
    portfolioId,
    instrumentId,
    currency,
    ownershipPercent,
    quantity,
    tradedOn: purchasedOn,
    type: 'BUY',
    origin: 'MANUAL',
    price: purchasePrice,
    feeCurrency: currency,
    exchangeRate,
    ...NOTHING_MORE,
  });
  if (linkedLiabilityId !== null) {
    await lockRow(tx, 'liabilities', userId, linkedLiabilityId);
    await changeRow(tx, deps, 'liabilities', userId, linkedLiabilityId, {
      linkedNetWorthAssetId: id,
    });
  }
  return id;
}

async function assetPortfolio(
  tx: Transaction,
  deps: RecordDeps,
  userId: string,
  id: string | null,
): Promise<string> {
  if (id === null) return defaultPortfolio(tx, deps, userId, 'ASSETS');
  const found = await tx.maybe(ownPortfolio, userId, id);
  if (found === null) throw notFound('Portfolio');
  refuseUnrecordable(found.kind, 'Nothing owned');
  return id;
}
