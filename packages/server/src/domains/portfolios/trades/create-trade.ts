import { theAssetById } from '@investing-platform/rules/market/catalogue';
import { allowsField, priceNeeded } from '@investing-platform/rules/tracked/tracked-trade';
import type { Exchange, TradeOrigin } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { notFound, refuse } from '../../../kernel/errors.ts';
import {
  defaultPortfolio,
  instrumentById,
  instrumentBySymbol,
  type KnownInstrument,
  lockPerson,
  momentOf,
  ownPortfolio,
  rateInto,
  recordTrade,
  type Target,
  tradeOfIdentifier,
} from '../../holdings/index.ts';
import { lastPrices, pricesOrNull } from '../../market/index.ts';
import { targetAsked } from '../target-asked.ts';
import { checkTrade, requireLots } from './check-trade.ts';
import type { TradeInput } from './trade-input.ts';
import { type TradeShown, tradeShown } from './trade-shown.ts';

export interface CreateTradeInput extends TradeInput {
  readonly portfolioId?: string | null | undefined;
  readonly instrumentId: string;
}

export interface CreateTradeForAssetInput extends TradeInput {
  readonly portfolioId?: string | null | undefined;
  readonly assetId: string;
}

export interface CreateRelayTradeInput extends TradeInput {
  readonly portfolioId: string;
  readonly symbol: string;
  readonly exchange?: Exchange | null | undefined;
}

export type TradeDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'marketData'>;

/**
 * Records a trade that counts at once. With an idempotency key, or a name of its own, once.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND for the portfolio, the instrument or a lot;
 *   INSUFFICIENT_QUANTITY; INVALID_STATE; CONFLICT; QUOTA_EXCEEDED; PROVIDER_UNAVAILABLE;
 *   IDEMPOTENCY_CONFLICT
 */
export async function createTrade(
  deps: TradeDeps,
  actor: Actor,
  input: CreateTradeInput,
): Promise<TradeShown> {
  const { userId } = requireUser(actor);
  const target = await targetAsked(deps, userId, input.portfolioId ?? null);
  const instrument = await instrumentById(deps.db, userId, input.instrumentId);
  const asked = { operation: 'createTrade', origin: 'MANUAL', input } as const;
  return record(deps, userId, { ...asked, target, instrument, trade: input });
}

/**
 * The same for an asset of the catalogue, at the last price of that day where none is given.
 *
 * @throws {PlatformError} as `createTrade`
 */
export async function createTradeForAsset(
  deps: TradeDeps,
  actor: Actor,
  input: CreateTradeForAssetInput,
): Promise<TradeShown> {
  const { userId } = requireUser(actor);
  const asset = theAssetById('params.assetId', input.assetId);
  const target = await targetAsked(deps, userId, input.portfolioId ?? null);
  const instrument = { id: asset.id, currency: asset.currency, asset };
  const isPriced = allowsField(input.type, 'price') && input.price == null;
  const price = isPriced ? await priceOn(deps, target, asset.id, input.tradedOn) : input.price;
  const asked = { operation: 'createTradeForAsset', origin: 'MANUAL', input } as const;
  return record(deps, userId, { ...asked, target, instrument, trade: { ...input, price } });
}

/**
 * The same for a trade that another program brings, by its symbol.
 *
 * @throws {PlatformError} as `createTrade`
 */
export async function createRelayTrade(
  deps: TradeDeps,
  actor: Actor,
  input: CreateRelayTradeInput,
): Promise<TradeShown> {
  const { userId } = requireUser(actor);
  const target = await targetAsked(deps, userId, input.portfolioId);
  const { symbol, exchange = null } = input;
  const named = { symbol, exchange };
  const instrument = await instrumentBySymbol(deps.db, userId, 'params.symbol', named);
  const asked = { operation: 'createRelayTrade', origin: 'RELAY_SYNC', input } as const;
  return record(deps, userId, { ...asked, target, instrument, trade: input });
}

/** @throws {PlatformError} BAD_USER_INPUT where no price is known */
async function priceOn(
  deps: TradeDeps,
  target: Target,
  assetId: string,
  day: CivilDate,
): Promise<string> {
  const now = deps.clock.now();
  const at = momentOf(deps, target, day);
  const price =
    at < now
      ? (await pricesOrNull(deps, [assetId], [at]))(assetId, 0)
      : ((await lastPrices(deps, [assetId], now)).get(assetId)?.price ?? null);
  if (price !== null) return price;
  throw priceNeeded();
}

interface Asked {
  readonly operation: string;
  readonly origin: TradeOrigin;
  /** As the caller sent it. */
  readonly input: TradeInput;
  readonly trade: TradeInput;
  readonly target: Target;
  readonly instrument: KnownInstrument;
}

async function record(deps: TradeDeps, userId: string, asked: Asked): Promise<TradeShown> {
  const { target, instrument, trade, operation, input } = asked;
  const { exchangeRate = null } = trade;
  checkTrade(deps, { trade, target, currency: instrument.currency });
  const rate = exchangeRate ?? (await rateInto(deps, target, instrument.currency, trade.tradedOn));
  const request = { userId, operation, key: input.idempotencyKey ?? null, input };
  const { id } = await deps.db.transaction((tx) =>
    idempotent(tx, deps, request, () => store(tx, deps, userId, asked, rate)),
  );
  return tradeShown(deps, userId, id);
}

async function store(
  tx: Transaction,
  deps: TradeDeps,
  userId: string,
  { origin, trade, target, instrument }: Asked,
  exchangeRate: string,
): Promise<string> {
  await lockPerson(tx, deps, userId);
  const portfolioId = target.id ?? (await defaultPortfolio(tx, deps, userId, 'ASSETS'));
  const portfolio = await tx.maybe(ownPortfolio, userId, portfolioId);
  if (portfolio === null) throw notFound('Portfolio');
  const { uniqueIdentifier = null, lotSelections, ratio = null } = trade;
  if (uniqueIdentifier !== null) {
    const known = await tx.maybe(tradeOfIdentifier, userId, portfolioId, uniqueIdentifier);
    if (known?.deleted === true) {
      throw refuse('CONFLICT', 'A trade with this uniqueIdentifier was deleted');
    }
    if (known !== null) return known.id;
  }
  const { id: instrumentId, currency } = instrument;
  const lots = lotSelections ?? [];
  await requireLots(tx, userId, { portfolio, instrumentId, lots });
  const { id } = await recordTrade(tx, deps, userId, {
    portfolioId,
    instrumentId,
    currency,
    origin,
    exchangeRate,
    uniqueIdentifier,
    ratio,
    type: trade.type,
    tradedOn: trade.tradedOn,
    lotSelections: lots,
    quantity: trade.quantity ?? null,
    price: trade.price ?? null,
    costBasis: trade.costBasis ?? null,
    capitalAmount: trade.capitalAmount ?? null,
    fee: trade.fee ?? '0',
    feeCurrency: trade.feeCurrency ?? currency,
    note: trade.note ?? null,
    rateGiven: trade.exchangeRate != null,
  });
  return id;
}
