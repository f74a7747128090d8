import { instruments } from '@investing-platform/schema/instruments';
import { statement } from '../../db/statement.ts';
import type { Deps } from '../../deps.ts';
import { firstIdAt } from '../../kernel/ids.ts';

/** What an operator wants to see of the product itself, as of one moment. */
export interface ProductFigures {
  readonly openOrders: readonly { readonly status: string; readonly orders: number }[];
  readonly fills: number;
  readonly jobs: readonly JobFigures[];
  readonly mails: MailFigures;
  readonly priceAges: readonly { readonly symbol: string; readonly seconds: number }[];
}

interface JobFigures {
  readonly kind: string;
  readonly due: number;
  readonly oldestSeconds: number;
  readonly failed: number;
}

interface MailFigures {
  readonly waiting: number;
  readonly oldestSeconds: number;
  readonly failed: number;
}

export const FILLS_SECONDS = 300;

const openOrders = statement<ProductFigures['openOrders'][number], []>(
  'metrics_open_orders',
  `select status, count(*)::integer as orders from orders
   where awaits_order_id is null and status in ('PENDING_NEW', 'ACCEPTED', 'NEW', 'HELD',
     'PARTIALLY_FILLED', 'DONE_FOR_DAY', 'PENDING_CANCEL', 'PENDING_REPLACE', 'SUSPENDED')
   group by status`,
);

/** Ids begin with their moment. */
const fillsSince = statement<{ readonly fills: number }, [firstId: string]>(
  'metrics_fills',
  'select count(*)::integer as fills from executions where id >= $1',
);

const jobFigures = statement<JobFigures, [now: Date]>(
  'metrics_jobs',
  `select kind, (count(*) filter (where is_due))::integer as due,
     coalesce(extract(epoch from $1 - min(run_at) filter (where is_due)), 0)::float8
       as "oldestSeconds",
     (count(*) filter (where failed_at is not null))::integer as failed
   from (select *, run_at <= $1 and failed_at is null as is_due from jobs) j group by kind`,
);

const mailFigures = statement<MailFigures, [now: Date]>(
  'metrics_mails',
  `select (count(*) filter (where next_attempt_at is not null))::integer as waiting,
     coalesce(extract(epoch from $1 - min(created_at) filter (where next_attempt_at is not null)),
       0)::float8 as "oldestSeconds",
     (count(*) filter (where next_attempt_at is null and sent_at is null
       and last_problem is not null))::integer as failed
   from mail_outbox`,
);

/** One that trades in sessions, and one that always trades. */
const WATCHED = instruments.filter(({ symbol }) => symbol === 'AAPL' || symbol === 'BTC');

type FigureDeps = Pick<Deps, 'db' | 'clock' | 'marketData'>;

/** Reads them anew: four short statements on indexes, and one call to the source of prices. */
export async function productFigures({
  db,
  clock,
  marketData,
}: FigureDeps): Promise<ProductFigures> {
  const now = clock.now();
  const since = new Date(now.getTime() - FILLS_SECONDS * 1_000);
  const ids = WATCHED.map(({ id }) => id);
  const [orders, { fills }, jobs, mails, quotes] = await Promise.all([
    db.all(openOrders),
    db.one(fillsSince, firstIdAt(since)),
    db.all(jobFigures, now),
    db.one(mailFigures, now),
    marketData.quotes(ids).catch(() => new Map<string, never>()),
  ]);
  const priceAges = WATCHED.flatMap(({ id, symbol }) => {
    const quote = quotes.get(id);
    return quote === undefined ? [] : [{ symbol, seconds: (+now - +quote.asOf) / 1_000 }];
  });
  return { openOrders: orders, fills, jobs, mails, priceAges };
}
