import { isDeepStrictEqual } from 'node:util';
import { type ChangeOfTrade, changedTrade } from '@investing-platform/rules/tracked/changed-trade';
import { refuseCorrections } from '@investing-platform/rules/tracked/corrections';
import type { Ratio } from '@investing-platform/rules/tracked/tracked-trade';
import type { ConfirmationDecision } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { notFound, refuse } from '../../../kernel/errors.ts';
import {
  buryTrade,
  changeTrade,
  findTarget,
  lockPerson,
  ownPortfolio,
  ownTrade,
  rateInto,
  recompute,
  recomputeLess,
  type TradeRow,
} from '../../holdings/index.ts';
import { unlinkAssets } from '../../networth/index.ts';
import { checkTrade, requireLots } from './check-trade.ts';
import type { TradeDeps } from './create-trade.ts';
import { type TradeShown, tradeShown } from './trade-shown.ts';

export interface UpdateTradeInput extends ChangeOfTrade {
  readonly id: string;
}

/**
 * Changes a trade. The holding is computed anew from the earlier of its two days on.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND; INVALID_STATE for a rejected trade, one of a
 *   broker mirror, or what the chain says in one of a wallet watch; INSUFFICIENT_QUANTITY;
 *   PROVIDER_UNAVAILABLE
 */
export async function updateTrade(
  deps: TradeDeps,
  actor: Actor,
  input: UpdateTradeInput,
): Promise<TradeShown> {
  const { userId } = requireUser(actor);
  const before = await changeable(deps, userId, input.id);
  if (before.origin === 'WALLET_WATCH') refuseOfChain(input);
  const next = changedTrade(before, input);
  await change(deps, userId, before, next, input.exchangeRate === undefined);
  return tradeShown(deps, userId, before.id);
}

/** @throws {PlatformError} NOT_FOUND; INVALID_STATE */
async function changeable(deps: TradeDeps, userId: string, id: string): Promise<TradeRow> {
  const found = await deps.db.maybe(ownTrade, userId, id);
  if (found === null) throw notFound('Trade');
  refuseMirrored(found);
  if (found.state === 'REJECTED') throw refuse('INVALID_STATE', 'The trade was rejected');
  return found;
}

/** @throws {PlatformError} INVALID_STATE */
function refuseMirrored({ origin }: TradeRow): void {
  if (origin !== 'BROKER_SYNC') return;
  throw refuse('INVALID_STATE', 'A broker mirror follows its account');
}

/** What a chain says of a day stays; what it does not say, as a price, its owner may correct. */
function refuseOfChain({ type, tradedOn, quantity, ratio, lotSelections }: UpdateTradeInput): void {
  const ofChain = { type, tradedOn, quantity, ratio, lotSelections };
  if (Object.values(ofChain).every((given) => given === undefined)) return;
  throw refuse('INVALID_STATE', 'The trade follows a watched address: only its price can change');
}

/** @param keepsRate whether the rate is the one that the trade had */
async function change(
  deps: TradeDeps,
  userId: string,
  before: TradeRow,
  next: TradeRow,
  keepsRate: boolean,
): Promise<void> {
  const target = await findTarget(deps, userId, before.portfolioId);
  const { currency, portfolioId, instrumentId } = before;
  const given = keepsRate ? before.rateGiven : next.exchangeRate !== null;
  checkTrade(deps, {
    trade: { ...next, exchangeRate: given ? next.exchangeRate : null },
    target,
    currency,
  });
  const isSame = keepsRate && next.tradedOn === before.tradedOn && before.exchangeRate !== null;
  const exchangeRate =
    given || isSame ? next.exchangeRate : await rateInto(deps, target, currency, next.tradedOn);
  const row = { ...next, exchangeRate, rateGiven: given };
  const since = before.tradedOn < next.tradedOn ? before.tradedOn : next.tradedOn;
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, deps, userId);
    await requireUnchanged(tx, userId, before);
    const portfolio = await tx.maybe(ownPortfolio, userId, portfolioId);
    if (portfolio === null) throw notFound('Trade');
    await requireLots(tx, userId, { portfolio, instrumentId, lots: next.lotSelections });
    store(tx, deps, userId, row);
    if (before.state !== 'CONFIRMED' && next.state !== 'CONFIRMED') return;
    const field = next.state === before.state ? 'quantity' : 'id';
    await recompute(tx, deps, { userId, portfolioId, instrumentId, currency, since, field });
  });
}

/** It was read before it was locked, and is written whole. */
async function requireUnchanged(tx: Transaction, userId: string, before: TradeRow): Promise<void> {
  const found = await tx.maybe(ownTrade, userId, before.id);
  if (found === null) throw notFound('Trade');
  if (!isDeepStrictEqual(found, before)) {
    throw refuse('INVALID_STATE', 'The trade was changed meanwhile: read it and try again');
  }
}

function store(
  tx: Transaction,
  { clock }: Pick<TradeDeps, 'clock'>,
  userId: string,
  { id, ratio, lotSelections, ...row }: TradeRow,
): void {
  tx.send(
    ...changeTrade(
      { userId, id },
      {
        ...row,
        lotSelections: JSON.stringify(lotSelections),
        ratioNumerator: ratio?.numerator ?? null,
        ratioDenominator: ratio?.denominator ?? null,
        updatedAt: clock.now(),
      },
    ),
  );
}

/**
 * Deletes a trade; its name stays taken. With the last one of a holding that goes too.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE for one of a broker mirror or a wallet watch;
 *   INSUFFICIENT_QUANTITY where later sales need what it brought
 */
export async function deleteTrade(deps: TradeDeps, actor: Actor, id: string): Promise<void> {
  const { userId } = requireUser(actor);
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, deps, userId);
    const found = await tx.maybe(ownTrade, userId, id);
    if (found === null) throw notFound('Trade');
    refuseMirrored(found);
    if (found.origin === 'WALLET_WATCH') {
      throw refuse('INVALID_STATE', 'The trade follows a watched address: delete the watch');
    }
    tx.send(...buryTrade({ userId, id: found.id }, { tombstonedAt: deps.clock.now() }));
    if (found.state !== 'CONFIRMED') return;
    const { portfolioId, instrumentId, currency, tradedOn: since } = found;
    const changed = { userId, portfolioId, instrumentId, currency, since };
    const gone = await recomputeLess(tx, deps, { ...changed, field: 'id' });
    await unlinkAssets(tx, userId, gone, deps.clock.now());
  });
}

export interface ConfirmTradeInput {
  readonly id: string;
  readonly decision: ConfirmationDecision;
  readonly tradedOn?: CivilDate | null | undefined;
  readonly ratio?: Ratio | null | undefined;
  readonly quantity?: string | null | undefined;
}

/**
 * Confirms or rejects a trade that waits for it.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND; INVALID_STATE where it is not pending;
 *   INSUFFICIENT_QUANTITY; PROVIDER_UNAVAILABLE
 */
export async function confirmTrade(
  deps: TradeDeps,
  actor: Actor,
  input: ConfirmTradeInput,
): Promise<TradeShown> {
  const { userId } = requireUser(actor);
  const { id, decision, tradedOn, ratio, quantity } = input;
  const before = await deps.db.maybe(ownTrade, userId, id);
  if (before === null) throw notFound('Trade');
  if (before.state !== 'PENDING') throw refuse('INVALID_STATE', 'The trade is not pending');
  if (decision === 'REJECT') {
    refuseCorrections({ tradedOn, ratio, quantity });
    await deps.db.transaction(async (tx) => {
      await lockPerson(tx, deps, userId);
      await requireUnchanged(tx, userId, before);
      store(tx, deps, userId, { ...before, state: 'REJECTED' });
    });
    return tradeShown(deps, userId, before.id);
  }
  const next = {
    ...before,
    ...({ state: 'CONFIRMED', confirmedAt: deps.clock.now() } as const),
    tradedOn: tradedOn ?? before.tradedOn,
    ratio: ratio ?? before.ratio,
    quantity: quantity ?? before.quantity,
  };
  await change(deps, userId, before, next, true);
  return tradeShown(deps, userId, before.id);
}
