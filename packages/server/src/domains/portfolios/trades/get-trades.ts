import { refuseBackwards } from '@investing-platform/rules/time/refuse-backwards';
import type { ImportState, TradeType } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { type Page, pageOf, USUAL_LIMIT } from '../../../kernel/page.ts';
import { instrumentById, instrumentBySymbol } from '../../holdings/index.ts';
import { dayPosition, requirePortfolios } from '../asked-list.ts';
import { type TradeShown, tradesShown } from './trade-shown.ts';
import { tradesOfPerson } from './trades.sql.ts';

export interface InstrumentSelector {
  readonly id?: string | null | undefined;
  readonly symbol?: string | null | undefined;
}

export interface GetTradesInput {
  readonly ids?: readonly string[] | null | undefined;
  readonly portfolioIds?: readonly string[] | null | undefined;
  readonly instrument?: InstrumentSelector | null | undefined;
  readonly states?: readonly ImportState[] | undefined;
  readonly types?: readonly TradeType[] | null | undefined;
  readonly from?: CivilDate | null | undefined;
  readonly to?: CivilDate | null | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

type ReadDeps = Pick<Deps, 'db' | 'marketData' | 'clock' | 'cursors'>;

const LIST = 'getRelayTrades';
const USUAL_STATES: readonly ImportState[] = ['PENDING', 'CONFIRMED'];

/**
 * The trades of tracked portfolios, the latest day first. Five statements at most.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND for the portfolio or the instrument
 */
export async function getTrades(
  deps: ReadDeps,
  actor: Actor,
  input: GetTradesInput,
): Promise<Page<TradeShown>> {
  const { userId } = requireUser(actor);
  const { ids = null, portfolioIds = null, types = null, from = null, to = null } = input;
  const { states = USUAL_STATES, limit = USUAL_LIMIT, cursor = null } = input;
  refuseBackwards({ from, to });
  await requirePortfolios(deps, userId, portfolioIds);
  const instrumentId = await instrumentAsked(deps, userId, input.instrument ?? null);
  const [day, id] = dayPosition(deps, LIST, cursor);
  const rows = await deps.db.all(
    tradesOfPerson,
    ...([userId, ids, portfolioIds, instrumentId, states, types] as const),
    ...([from ?? '-infinity', to ?? 'infinity', day, id, limit + 1] as const),
  );
  const page = pageOf(rows, limit, (last) => deps.cursors.encode(LIST, [last.tradedOn, last.id]));
  return { ...page, nodes: await tradesShown(deps, userId, page.nodes) };
}

/** @throws {PlatformError} BAD_USER_INPUT for an ambiguous symbol; NOT_FOUND */
async function instrumentAsked(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  selector: InstrumentSelector | null,
): Promise<string | null> {
  if (selector === null) return null;
  const { id, symbol } = selector;
  const path = 'params.instrument.symbol';
  if (id != null) return (await instrumentById(db, userId, id)).id;
  return (await instrumentBySymbol(db, userId, path, { symbol: symbol ?? '' })).id;
}
