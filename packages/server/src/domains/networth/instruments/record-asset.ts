import type { CustomInstrumentCategory } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import type { NetWorthAsset } from '../../../graphql/generated/resolver-types.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { notFound, refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { netWorthAssetOf } from '../assets/net-worth-assets.ts';
import { ensureRated } from '../display-currency.ts';
import { InputProblems } from '../input.ts';
import { defaultPortfolio, lockPerson, ownPortfolio } from '../person.sql.ts';
import { changeRow, lockRow } from '../rows.ts';
import { storePrice } from './instrument-prices.ts';
import { insertHolding } from './instruments.sql.ts';
import { makeInstrument } from './make-instrument.ts';
import { mergedMetadata } from './metadata.ts';

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
): Promise<NetWorthAsset> {
  const { userId } = requireUser(actor);
  await ensureRated(deps, input.currency, input.purchasedOn);
  const operation = 'createCustomInstrumentWithDetails';
  const request = { userId, operation, key: input.idempotencyKey ?? null, input };
  const { id } = await deps.db.transaction((tx) =>
    idempotent(tx, deps, request, () => record(tx, deps, userId, input)),
  );
  return netWorthAssetOf(deps, userId, id);
}

async function record(
  tx: Transaction,
  deps: RecordDeps,
  userId: string,
  input: RecordAssetInput,
): Promise<string> {
  const { purchasedOn, purchasePrice, currentPrice = null, linkedLiabilityId = null } = input;
  const today = await lockPerson(tx, deps, userId);
  check(input, today);
  const portfolioId = await assetPortfolio(tx, deps, userId, input.portfolioId ?? null);
  const metadata = mergedMetadata([], input.metadata ?? []);
  const instrumentId = await makeInstrument(tx, deps, userId, input, metadata);
  await storePrice(tx, deps, userId, { instrumentId, date: purchasedOn, price: purchasePrice });
  if (currentPrice !== null) {
    const date = input.pricedOn ?? today;
    await storePrice(tx, deps, userId, { instrumentId, date, price: currentPrice });
  }
  const id = newId(deps.clock, deps.random);
  const { quantity = ONE, ownershipPercent = WHOLE } = input;
  await tx.run(
    insertHolding,
    ...([id, userId, portfolioId, instrumentId, quantity, ownershipPercent] as const),
    ...([purchasedOn, purchasePrice, deps.clock.now()] as const),
  );
  if (linkedLiabilityId !== null) {
    await lockRow(tx, 'liabilities', userId, linkedLiabilityId);
    await changeRow(tx, deps, 'liabilities', userId, linkedLiabilityId, {
      linkedNetWorthAssetId: id,
    });
  }
  return id;
}

function check(input: RecordAssetInput, today: CivilDate): void {
  const { purchasedOn, currentPrice = null, pricedOn = null } = input;
  const problems = new InputProblems();
  if (purchasedOn > today) problems.add('purchasedOn', 'must not be in the future');
  if (currentPrice === null && pricedOn !== null) {
    problems.add('pricedOn', 'is the day of currentPrice: leave it out without one');
  }
  if (pricedOn !== null && pricedOn > today) {
    problems.add('pricedOn', 'must not be in the future');
  }
  if (currentPrice !== null && (pricedOn ?? today) <= purchasedOn) {
    problems.add('pricedOn', 'must be after purchasedOn, whose price is purchasePrice');
  }
  problems.refuse();
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
  if (found.kind === 'ASSETS') return id;
  throw refuse('INVALID_STATE', 'The portfolio holds debts: nothing owned can be recorded in it');
}
