import type { SubscriptionInterval } from '@investing-platform/schema/operations';
import { plans } from '@investing-platform/schema/plans';
import { memoryStore } from '../../../adapters/embedded/object-store/memory-store.ts';
import { planInForce } from '../../../db/plan-in-force.ts';
import { statement } from '../../../db/statement.ts';
import { runDueJobs } from '../../../jobs/jobs.ts';
import { operatorProgram } from '../../../operator/program.ts';
import { cardJobs, deleteCard, saveNewCard, simulatedBank } from '../../cards/index.ts';
import type { FundingWorld } from '../../funding/funding.fixture.ts';
import type { Trader } from '../../trading/trading.fixture.ts';
import { planCoupon } from '../coupons/plan-coupon.ts';
import { sendReceipt } from '../receipts/receipt-paper.ts';
import { receiptsOfSubscription } from '../receipts/receipts.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { listUserSubscriptions } from './list-user-subscriptions.ts';
import { planCharges } from './plan-charges.ts';
import { subscriptionWork } from './renew.ts';
import { subscribeUser } from './subscribe-user.ts';

const planOf = statement<{ plan: string }, [userId: string]>(
  'test_billing_plan_of',
  `select ${planInForce('u')} as plan from users u where u.id = $1`,
);
const setGiven = statement<never, [userId: string, plan: string]>(
  'test_billing_set_given',
  'update users set plan = $2 where id = $1',
);
const setSuspended = statement<never, [userId: string, at: Date]>(
  'test_billing_set_suspended',
  'update users set suspended_at = $2 where id = $1',
);
const charges = statement<{ amount: string; status: string }, [userId: string]>(
  'test_billing_charges',
  `select amount::text, status from card_charges
   where user_id = $1 and purpose = 'SUBSCRIPTION' order by created_at, id`,
);

/** What tests do with the plan of one person. */
export function payerIn(world: FundingWorld, { actor, userId }: Trader) {
  const { deps } = world;
  const idOf = (tier: string) => plans.find((plan) => plan.tier === tier)?.id ?? '';
  return {
    card: async (digits = '4242', differing: object = {}) => {
      const paymentMethodToken = `pm_sim_visa_${digits}`;
      const { card } = await saveNewCard(deps, actor, { paymentMethodToken, ...differing });
      return card?.id ?? '';
    },
    removeCard: (id: string) => deleteCard(deps, actor, { id }),
    /** By the operator, for nothing. */
    given: (plan: string) => deps.db.transaction((tx) => tx.run(setGiven, userId, plan)),
    /** By the operator. */
    suspend: () => deps.db.transaction((tx) => tx.run(setSuspended, userId, deps.clock.now())),
    subscribe: (tier: string, interval: SubscriptionInterval = 'MONTH', differing: object = {}) =>
      subscribeUser(deps, actor, { planId: idOf(tier), interval, ...differing }),
    look: (coupon: string) => planCoupon(deps, actor, { coupon }),
    cancel: (id: string, atPeriodEnd = true) =>
      cancelSubscription(deps, actor, { id, atPeriodEnd }),
    receipts: async () => {
      const [latest] = await listUserSubscriptions(deps, actor, { includeEnded: true });
      return latest === undefined ? [] : receiptsOfSubscription({ deps, actor }, latest);
    },
    /** The file that an address opens. */
    paper: async (url: string) =>
      sendReceipt({ ...deps, config: { pdfFonts: [] } }, url.split('/').at(-1) ?? ''),
    list: () => listUserSubscriptions(deps, actor, { includeEnded: true }),
    plan: async () => (await deps.db.one(planOf, userId)).plan,
    charges: async () =>
      (await deps.db.all(charges, userId)).map(({ amount, status }) => `${amount} ${status}`),
    /** Clicks at the page of the simulated bank. */
    answer: (url: string | null, confirmed: boolean) =>
      simulatedBank(deps, String(url).split('/').at(-1) ?? '', confirmed),
  };
}

/** What a command of the operator prints, or why it is refused. */
export async function operate({ deps }: FundingWorld, ...args: string[]): Promise<string> {
  let printed = '';
  const program = operatorProgram(async (run) => {
    printed = await run({ ...deps, objects: memoryStore(), operator: 'olga' });
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return printed;
  } catch (error) {
    return `refused: ${String(error)}`;
  }
}

const billingJobs = ({ deps }: FundingWorld) => [
  ...cardJobs(deps, [planCharges(deps)]),
  subscriptionWork(deps),
];

/** Lets days pass one after the other, and runs what is due on each. */
export async function pass(world: FundingWorld, days: number): Promise<void> {
  for (let count = 0; count < days; count += 1) {
    world.clock.advance(86_400_000);
    await runDueJobs(world.deps, billingJobs(world));
  }
}

export const work = (world: FundingWorld) => runDueJobs(world.deps, billingJobs(world));
