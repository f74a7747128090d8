import type { PortfolioKind } from '@investing-platform/schema/operations';
import type { Deps } from '../../deps.ts';
import type { Lot } from '../../graphql/generated/resolver-types.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { decimal, toPlain } from '../../kernel/decimal.ts';
import { notFound } from '../../kernel/errors.ts';
import { inRequest } from '../../kernel/in-request.ts';
import {
  type InstrumentShown,
  instrumentsShown,
  type LotRow,
  lotsOfHoldings,
} from '../holdings/index.ts';
import { debtsOwed } from '../networth/index.ts';
import { type BookDeps, readBook } from './book.ts';
import type { HoldingShown, PortfolioShown } from './rows.ts';
import { portfoliosShown } from './shown.ts';

export interface PortfoliosInput {
  readonly ids?: readonly string[] | null | undefined;
  readonly kinds?: readonly PortfolioKind[] | null | undefined;
}

/** The person's portfolios, the two default ones first. A constant number of statements. */
export async function getPortfolios(
  deps: BookDeps,
  actor: Actor,
  { ids = null, kinds = null }: PortfoliosInput = {},
): Promise<PortfolioShown[]> {
  const shown = portfoliosShown(await readBook(deps, actor));
  const wanted = ids && new Set(ids.map((id) => id.toLowerCase()));
  const asked = shown.filter(
    ({ id, kind }) =>
      (wanted === null || wanted.has(id)) && (kinds === null || kinds.includes(kind)),
  );
  return Promise.all(asked.map((portfolio) => withDebts(deps, actor, portfolio)));
}

/** The liability portfolio holds debts: what is still owed is its value. */
async function withDebts(
  deps: BookDeps,
  actor: Actor,
  portfolio: PortfolioShown,
): Promise<PortfolioShown> {
  if (portfolio.kind !== 'LIABILITIES') return portfolio;
  return { ...portfolio, ...(await debtsOwed(deps, actor, portfolio.currency)) };
}

/** The person's default portfolio of a kind. */
export async function getDefaultPortfolio(
  deps: BookDeps,
  actor: Actor,
  kind: 'ASSETS' | 'LIABILITIES',
): Promise<PortfolioShown> {
  const [portfolio] = await getPortfolios(deps, actor, { kinds: [kind] });
  if (portfolio === undefined) throw notFound('Portfolio');
  return portfolio;
}

/** @throws {PlatformError} NOT_FOUND */
export async function portfolioOf(
  deps: BookDeps,
  actor: Actor,
  id: string,
): Promise<PortfolioShown> {
  const [portfolio] = await getPortfolios(deps, actor, { ids: [id] });
  if (portfolio === undefined) throw notFound('Portfolio');
  return portfolio;
}

interface Request {
  readonly deps: Pick<Deps, 'db' | 'marketData' | 'clock'>;
  readonly actor: Actor;
}

const lotsOfHolding = inRequest<Request, readonly LotRow[]>(async ({ deps, actor }, ids) => {
  const rows = await deps.db.all(lotsOfHoldings, requireUser(actor).userId, ids);
  return new Map(rows.map(({ id, lots }) => [id, lots]));
});

const instrumentInRequest = inRequest<Request, InstrumentShown>(({ deps, actor }, ids) =>
  instrumentsShown(deps, requireUser(actor).userId, ids),
);

/** The instrument of one of many holdings in a request. */
export async function instrumentOf(
  request: Request,
  { instrumentId }: HoldingShown,
): Promise<InstrumentShown> {
  const found = await instrumentInRequest(request, instrumentId);
  if (found === null) throw notFound('Instrument');
  return found;
}

/** Prices are told with at most so many places. */
const PRICE_PLACES = 18;

/** The lots of one of many holdings in a request, oldest first: one statement for all of them. */
export async function lotsInRequest(request: Request, { id }: HoldingShown): Promise<Lot[]> {
  const lots = (await lotsOfHolding(request, id)) ?? [];
  return lots.map(({ tradeId, tradedOn, quantity, remaining, ...lot }) => {
    const unit = (cost: string): string =>
      toPlain(decimal(cost).dividedBy(remaining).toDecimalPlaces(PRICE_PLACES));
    return {
      tradeId,
      tradedOn,
      quantity: toPlain(decimal(quantity).toDecimalPlaces(PRICE_PLACES)),
      remainingQuantity: toPlain(decimal(remaining).toDecimalPlaces(PRICE_PLACES)),
      unitCost: unit(lot.cost),
      unitCostInPortfolioCurrency: unit(lot.costInPortfolio),
    };
  });
}
