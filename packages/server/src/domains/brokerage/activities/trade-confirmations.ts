import { statement } from '../../../db/statement.ts';
import type { JobHandler } from '../../../jobs/jobs.ts';
import { postToUser } from '../../account/index.ts';
import type { BrokerageDeps } from '../deps.ts';

interface Fill {
  readonly userId: string;
  readonly description: string;
  readonly occurredAt: Date;
  readonly netAmount: string;
  readonly currency: string;
  readonly settlesOn: string | null;
  /** Whether its owner wants to be told; of play money and of opening positions nobody is. */
  readonly isMailed: boolean;
}

/** Fills that were not looked at yet, marked as looked at. */
const markConfirmed = statement<Fill, [now: Date, limit: number]>(
  'brokerage_mark_confirmed',
  `update account_activities v set confirmed_at = $1
   from broker_accounts a, orders o
   where v.id in (
       select id from account_activities where type = 'FILL' and confirmed_at is null
       order by occurred_at, id limit $2 for update skip locked)
     and a.id = v.broker_account_id and o.id = v.order_id
   returning v.user_id as "userId", v.description, v.occurred_at as "occurredAt",
     v.net_amount as "netAmount", v.currency, v.settle_date as "settlesOn",
     a.provider = 'PLATFORM' and a.trading_mode = 'LIVE' and o.source <> 'MANUAL'
       and coalesce((select s.trade_confirm_email from invest_account_settings s
         where s.user_id = v.user_id), true) as "isMailed"`,
);

const EVERY_SECONDS = 10;
const PAGE = 200;
const MAXIMUM_PAGES = 1_000;

/** Mails people what was filled for them on the platform account, as their settings have it. */
export function tradeConfirmations(
  deps: Pick<BrokerageDeps, 'db' | 'clock' | 'random' | 'secrets'>,
): JobHandler {
  return {
    kind: 'brokerage.trade-confirmations',
    everySeconds: EVERY_SECONDS,
    async run() {
      for (let page = 0; page < MAXIMUM_PAGES; page += 1) {
        if ((await confirmPage(deps)) < PAGE) break;
      }
      return null;
    },
  };
}

/** Marks and mails commit together, so that each fill is confirmed once. */
function confirmPage(
  deps: Pick<BrokerageDeps, 'db' | 'clock' | 'random' | 'secrets'>,
): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const fills = await tx.all(markConfirmed, deps.clock.now(), PAGE);
    const mailed = fills.filter(({ isMailed }) => isMailed);
    for (const [userId, own] of Map.groupBy(mailed, (fill) => fill.userId)) {
      const lines = own
        .toSorted((left, right) => left.occurredAt.getTime() - right.occurredAt.getTime())
        .map(lineOf);
      const text = `These trades were made on your account:\n\n${lines.join('\n')}\n`;
      await postToUser(tx, deps, userId, { subject: 'Trade confirmation', text });
    }
    return fills.length;
  });
}

function lineOf({ description, occurredAt, netAmount, currency, settlesOn }: Fill): string {
  const settles = settlesOn === null ? '' : `, settles on ${settlesOn}`;
  return `${occurredAt.toISOString()}  ${description}, ${netAmount} ${currency}${settles}`;
}
