import { DAY_MS } from '@investing-platform/schema/durations';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { Decimal, decimal, ZERO } from '../../../kernel/decimal.ts';

/** Coupons are counted once for whoever has one, and give what the operator said. */
const REDEMPTIONS = statement<{ readonly wrong: string }, []>(
  'test_model_redemptions',
  `with had as (select * from plan_subscriptions
     where coupon_code is not null and (begun_at is not null or ended_at is null))
   select 'a coupon was taken otherwise than it is counted: ' || c.code as wrong
   from plan_coupons c where c.redeemed > coalesce(c.max_redemptions, c.redeemed) or c.redeemed
     <> (select count(*) from plan_coupon_redemptions r where r.coupon_id = c.id)
   union all
   select 'a coupon was taken after its end: ' || c.code
   from plan_coupons c join plan_coupon_redemptions r on r.coupon_id = c.id
   -- What runs beside it may move the clock by seconds.
   where r.redeemed_at > least(c.expires_at, c.ended_at) + interval '1 minute'
   union all
   select 'a subscription has another coupon than is noted: ' || coalesce(s.id, r.subscription_id)
   from had s full join plan_coupon_redemptions r on r.subscription_id = s.id
   left join plan_coupons c on c.id = r.coupon_id
   where (s.user_id, s.coupon_code) is distinct from (r.user_id, c.code)
     or (s.coupon_percent, s.coupon_amount) is distinct from (c.percent, c.amount)
     or s.coupon_months_left > c.months`,
);

const RECORD = [
  `create table test_subscription_moves (
     id bigserial primary key, was jsonb not null, became jsonb not null)`,
  `create function test_note_subscription() returns trigger language plpgsql as $$ begin
     insert into test_subscription_moves (was, became) values (to_jsonb(old), to_jsonb(new));
     return new;
   end $$`,
  `create trigger test_note_subscription after update on plan_subscriptions for each row
     execute function test_note_subscription()`,
].map((text, index) => statement<never, []>(`test_model_record_plans_${index}`, text));

/** From now on the database notes how subscriptions change. */
export function recordPlans(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    for (const one of RECORD) await tx.run(one);
  });
}

interface Subscribed {
  readonly status: string;
  readonly tier: string;
  readonly interval: 'MONTH' | 'YEAR';
  /** Moments, as JSON has them. */
  readonly starts: string;
  readonly ends: string;
  readonly price: string;
  readonly discount: string;
  readonly credit: string;
  readonly months: number;
}

interface PlanMove {
  readonly id: string;
  readonly subscriptionId: string;
  readonly percent: string | null;
  readonly amount: string | null;
  readonly was: Subscribed;
  readonly became: Subscribed;
  /** What was charged for what it became. */
  readonly charged: string;
}

const shown = (side: 'was' | 'became') => `json_build_object('status', ${side}->>'status',
  'tier', ${side}->>'tier', 'interval', ${side}->>'interval', 'price', ${side}->>'price',
  'starts', ${side}->>'period_starts_at', 'ends', ${side}->>'period_ends_at',
  'discount', ${side}->>'discount', 'credit', ${side}->>'credit',
  'months', (${side}->>'coupon_months_left')::integer) as ${side}`;

const movesAfter = statement<PlanMove, [id: string]>(
  'test_model_plan_moves_after',
  `select id, was->>'id' as "subscriptionId", was->>'coupon_percent' as percent,
     was->>'coupon_amount' as amount, ${shown('was')}, ${shown('became')},
     coalesce((select h.amount::text from card_charges h
       where h.id = (was->>'charge_id')::uuid), '0') as charged
   from test_subscription_moves where id > $1 order by id limit 10000`,
);

/** How many periods began for less than their price, by what they came after. */
export type LoweredPeriods = ReadonlyMap<LoweredKind, number>;
type LoweredKind = 'first' | 'after a trial' | 'next' | 'change';

export interface PlanChecker {
  readonly lowered: LoweredPeriods;
  /** What subscriptions did since the last call that no coupon and no price explains. */
  wrongPlans(db: Database): Promise<string[]>;
}

export function planChecker(): PlanChecker {
  let last = '0';
  const lowered = new Map<LoweredKind, number>();
  return {
    lowered,
    async wrongPlans(db) {
      const moves = await db.all(movesAfter, last);
      last = moves.at(-1)?.id ?? last;
      for (const move of moves) {
        if (!begins(move) || move.became.discount === '0') continue;
        const kind = kindOf(move);
        lowered.set(kind, (lowered.get(kind) ?? 0) + 1);
      }
      const counted = await db.all(REDEMPTIONS);
      return [
        ...counted.map(({ wrong }) => wrong),
        ...moves.flatMap((move) => {
          const [should, is] = [asItShouldBe(move), asItIs(move)];
          return should === is ? [] : [`${move.subscriptionId}: ${is}, and should be ${should}`];
        }),
      ];
    },
  };
}

/** A period that was paid for, or that was for nothing. */
const begins = ({ was, became }: PlanMove): boolean =>
  became.status === 'ACTIVE' &&
  (was.status !== 'ACTIVE' ||
    was.starts !== became.starts ||
    was.tier !== became.tier ||
    was.interval !== became.interval);

function kindOf({ was, became }: PlanMove): LoweredKind {
  if (was.status === 'INCOMPLETE') return 'first';
  if (was.status === 'TRIALING') return 'after a trial';
  return Date.parse(became.starts) < Date.parse(was.ends) ? 'change' : 'next';
}

const told = (months: number, discount: Decimal, credit: Decimal) =>
  `${months} months left, ${discount.toFixed()} off, ${credit.toFixed()} to the good`;

const asItIs = ({ became: { months, discount, credit } }: PlanMove) =>
  told(months, decimal(discount), decimal(credit));

/** Charged and had to the good before is the price less the coupon, and to the good afterwards. */
function asItShouldBe(move: PlanMove): string {
  const { was, became, charged } = move;
  const before = decimal(was.credit);
  if (!begins(move)) return told(was.months, decimal(was.discount), before);
  const months = became.interval === 'YEAR' ? 12 : 1;
  const used = Math.min(months, was.months);
  const off = offFor(move, months, used);
  const good = before.plus(unused(move)).plus(charged).minus(became.price).plus(off);
  const isPaid = decimal(charged).isZero() ? good.gt(-1) : good.isZero() && !off.gt(became.price);
  return `${told(was.months - used, off, good)}${isPaid ? '' : ', which nobody paid'}`;
}

/** Cents that are not whole stay with the house. */
const wholeCents = (amount: Decimal) => amount.toDecimalPlaces(2, Decimal.ROUND_DOWN);

function offFor({ percent, amount, became }: PlanMove, months: number, used: number): Decimal {
  const most = decimal(became.price).dividedBy(months).times(used);
  if (percent !== null) return wholeCents(most.times(percent).dividedBy(100));
  return amount === null ? ZERO : wholeCents(Decimal.min(decimal(amount).times(used), most));
}

/** Of a period that another one cuts short, the days that have not ended, at what was paid. */
function unused({ was, became }: PlanMove): Decimal {
  const [starts, ends] = [Date.parse(was.starts), Date.parse(was.ends)];
  const now = Date.parse(became.starts);
  if (was.status !== 'ACTIVE' || now >= ends) return ZERO;
  const days = Math.round((ends - starts) / DAY_MS);
  const left = days - Math.floor((now - starts) / DAY_MS);
  return wholeCents(decimal(was.price).minus(was.discount).times(left).dividedBy(days));
}
