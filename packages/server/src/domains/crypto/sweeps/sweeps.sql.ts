import type { Chain } from '@investing-platform/schema/operations';
import { planInForce } from '../../../db/plan-in-force.ts';
import { statement } from '../../../db/statement.ts';
import { insertInto } from '../../../db/tables/named-write.ts';
import type { Plan } from '../../../kernel/actor.ts';

/** A rule with what it has sold so far. */
export interface SweepRow {
  readonly id: string;
  readonly currency: string;
  readonly chain: Chain | null;
  readonly targetCurrency: string;
  readonly minimumAmount: string;
  readonly sellPercent: string;
  readonly isRestricted: boolean;
  readonly lastRunAt: Date | null;
  readonly totalSwept: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const COLUMNS = `s.id, s.currency, s.chain, s.target_currency as "targetCurrency",
  trim_scale(s.minimum_amount)::text as "minimumAmount",
  trim_scale(s.sell_percent)::text as "sellPercent",
  exists (select from broker_accounts b where b.user_id = s.user_id and b.provider = 'PLATFORM'
    and b.trading_mode = 'LIVE' and b.status <> 'ACTIVE') as "isRestricted",
  r.last_run as "lastRunAt", trim_scale(coalesce(r.total, 0))::text as "totalSwept",
  s.created_at as "createdAt", s.updated_at as "updatedAt"`;
const FROM = `from crypto_auto_sweeps s left join lateral (
    select max(ended_at) filter (where proceeds > 0) as last_run, sum(proceeds) as total
    from crypto_sweep_runs where sweep_id = s.id
  ) r on true`;
const MAX_SWEEPS = 50;

export const insertSweep = insertInto('crypto_auto_sweeps', 'crypto_insert_sweep', {
  columns: [
    ...(['id', 'userId', 'currency', 'chain', 'targetCurrency', 'minimumAmount'] as const),
    ...(['sellPercent', 'createdAt'] as const),
  ],
  same: { updatedAt: 'createdAt' },
});

export const sweepsOf = statement<SweepRow, [userId: string, ids: readonly string[] | null]>(
  'crypto_sweeps_of',
  `select ${COLUMNS} ${FROM}
   where s.user_id = $1 and ($2::uuid[] is null or s.id = any($2))
   order by s.currency, s.chain nulls first limit ${MAX_SWEEPS}`,
);

export const deleteSweepRow = statement<{ readonly id: string }, [userId: string, id: string]>(
  'crypto_delete_sweep',
  'delete from crypto_auto_sweeps where user_id = $1 and id = $2 returning id',
);

/** The rule that covers a transfer; made before it was completed. */
export const ruleFor = statement<
  { readonly id: string; readonly targetCurrency: string; readonly sellPercent: string },
  [userId: string, currency: string, chain: Chain, amount: string, completedAt: Date]
>(
  'crypto_rule_for',
  `select id, target_currency as "targetCurrency", trim_scale(sell_percent)::text as "sellPercent"
   from crypto_auto_sweeps
   where user_id = $1 and currency = $2 and (chain is null or chain = $3)
     and minimum_amount <= $4::numeric and created_at <= $5
   order by chain nulls last limit 1`,
);

export interface SweepRun {
  readonly transferId: string;
  readonly userId: string;
  readonly orderId: string;
  readonly targetCurrency: string;
  readonly endedAt: Date | null;
}

export const runOf = statement<SweepRun, [transferId: string]>(
  'crypto_sweep_run_of',
  `select transfer_id as "transferId", user_id as "userId", order_id as "orderId",
     target_currency as "targetCurrency", ended_at as "endedAt"
   from crypto_sweep_runs where transfer_id = $1`,
);

/** Fails where the transfer is swept already. */
export const insertRun = insertInto('crypto_sweep_runs', 'crypto_insert_sweep_run', {
  columns: ['transferId', 'userId', 'sweepId', 'orderId', 'targetCurrency', 'createdAt'],
});

/** Once: whoever comes second changes nothing. */
export const endRun = statement<never, [transferId: string, proceeds: string, now: Date]>(
  'crypto_end_sweep_run',
  `update crypto_sweep_runs set proceeds = $2, ended_at = $3
   where transfer_id = $1 and ended_at is null`,
);

/** What a sale has brought, its fees taken off. */
export const proceedsOf = statement<{ readonly proceeds: string }, [orderId: string]>(
  'crypto_proceeds_of',
  `select coalesce(sum(proceeds), 0)::text as proceeds from realised_gains where order_id = $1`,
);

export const planOfPerson = statement<{ readonly plan: Plan }, [userId: string]>(
  'crypto_plan_of_person',
  `select ${planInForce('u')} as plan from users u where u.id = $1`,
);
