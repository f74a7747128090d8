import { statement } from '../../../db/statement.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { inRequest } from '../../../kernel/in-request.ts';
import {
  DIVIDEND_COLUMNS,
  type DividendRow,
  TRADE_COLUMNS,
  type TradeRow,
} from '../../holdings/index.ts';
import { type DividendShown, dividendsShown } from '../dividends/dividend-shown.ts';
import { type TradeShown, tradesShown } from '../trades/trade-shown.ts';

/** Of one e-mail. */
const MAX_SHOWN = 500;

const tradesOfEmails = statement<TradeRow, [userId: string, emailIds: readonly string[]]>(
  'portfolios_trades_of_emails',
  `select t.* from unnest($2::uuid[]) as e (id) cross join lateral (
     select ${TRADE_COLUMNS} from tracked_trades t
     where t.email_id = e.id and t.user_id = $1 and t.tombstoned_at is null
     order by t.traded_on, t.id limit ${MAX_SHOWN}) t`,
);

const dividendsOfEmails = statement<DividendRow, [userId: string, emailIds: readonly string[]]>(
  'portfolios_dividends_of_emails',
  `select d.* from unnest($2::uuid[]) as e (id) cross join lateral (
     select ${DIVIDEND_COLUMNS} from tracked_dividends d
     where d.email_id = e.id and d.user_id = $1 and d.tombstoned_at is null
     order by d.paid_on, d.id limit ${MAX_SHOWN}) d`,
);

interface Request {
  readonly deps: Pick<Deps, 'db' | 'marketData' | 'clock'>;
  readonly actor: Actor;
}

const tradesInRequest = inRequest<Request, TradeShown[]>(async ({ deps, actor }, ids) => {
  const { userId } = requireUser(actor);
  const rows = await deps.db.all(tradesOfEmails, userId, ids);
  return byEmail(await tradesShown(deps, userId, rows));
});

const dividendsInRequest = inRequest<Request, DividendShown[]>(async ({ deps, actor }, ids) => {
  const { userId } = requireUser(actor);
  const rows = await deps.db.all(dividendsOfEmails, userId, ids);
  return byEmail(await dividendsShown(deps, userId, rows));
});

function byEmail<Read extends { readonly emailId?: string | null | undefined }>(
  read: readonly Read[],
): Map<string, Read[]> {
  return Map.groupBy(read, ({ emailId }) => emailId ?? '');
}

/** The trades that one of many e-mails in a request brought, oldest first. */
export async function tradesOfEmail(
  request: Request,
  { id }: { readonly id: string },
): Promise<TradeShown[]> {
  return (await tradesInRequest(request, id)) ?? [];
}

/** Its dividends, oldest first. */
export async function dividendsOfEmail(
  request: Request,
  { id }: { readonly id: string },
): Promise<DividendShown[]> {
  return (await dividendsInRequest(request, id)) ?? [];
}
