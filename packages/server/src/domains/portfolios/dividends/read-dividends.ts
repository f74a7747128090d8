import { refuseBackwards } from '@investing-platform/rules/time/refuse-backwards';
import type { ImportState } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { type Page, pageOf, USUAL_LIMIT } from '../../../kernel/page.ts';
import { DIVIDEND_COLUMNS, type DividendRow, instrumentBySymbol } from '../../holdings/index.ts';
import { dayPosition, requirePortfolios } from '../asked-list.ts';
import { type DividendShown, dividendsShown, type ShownDeps } from './dividend-shown.ts';

export interface DividendsInput {
  readonly ids?: readonly string[] | null | undefined;
  readonly symbol?: string | null | undefined;
  readonly portfolioIds?: readonly string[] | null | undefined;
  readonly states?: readonly ImportState[] | undefined;
  readonly from?: CivilDate | null | undefined;
  readonly to?: CivilDate | null | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const dividendsOfPerson = statement<
  DividendRow,
  [
    userId: string,
    ids: readonly string[] | null,
    portfolioIds: readonly string[] | null,
    instrumentId: string | null,
    states: readonly ImportState[],
    from: CivilDate | '-infinity',
    to: CivilDate | 'infinity',
    beforeDay: CivilDate | 'infinity',
    beforeId: string,
    limit: number,
  ]
>(
  'portfolios_dividends_of_person',
  `select ${DIVIDEND_COLUMNS} from tracked_dividends d
   where d.user_id = $1 and d.tombstoned_at is null
     and ($2::uuid[] is null or d.id = any($2))
     and ($3::uuid[] is null or d.portfolio_id = any($3))
     and ($4::uuid is null or d.instrument_id = $4)
     and d.state = any($5::text[])
     and d.paid_on between $6::date and $7::date
     and (d.paid_on, d.id) < ($8::date, $9::uuid)
   order by d.paid_on desc, d.id desc limit $10`,
);

const LIST = 'netWorthAssetDividends';
const USUAL_STATES: readonly ImportState[] = ['PENDING', 'CONFIRMED'];

/**
 * The dividends of tracked portfolios, the latest day first. Five statements at most.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND for the portfolio or the instrument
 */
export async function getDividends(
  deps: ShownDeps & Pick<Deps, 'cursors'>,
  actor: Actor,
  input: DividendsInput,
): Promise<Page<DividendShown>> {
  const { userId } = requireUser(actor);
  const { ids = null, portfolioIds = null, from = null, to = null } = input;
  const { states = USUAL_STATES, limit = USUAL_LIMIT, cursor = null, symbol = null } = input;
  refuseBackwards({ from, to });
  await requirePortfolios(deps, userId, portfolioIds);
  const instrument =
    symbol === null ? null : await instrumentBySymbol(deps.db, userId, 'params.symbol', { symbol });
  const [day, id] = dayPosition(deps, LIST, cursor);
  const rows = await deps.db.all(
    dividendsOfPerson,
    ...([userId, ids, portfolioIds, instrument?.id ?? null, states] as const),
    ...([from ?? '-infinity', to ?? 'infinity', day, id, limit + 1] as const),
  );
  const page = pageOf(rows, limit, (last) => deps.cursors.encode(LIST, [last.paidOn, last.id]));
  return { ...page, nodes: await dividendsShown(deps, userId, page.nodes) };
}
