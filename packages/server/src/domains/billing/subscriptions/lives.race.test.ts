import { DAY_MS, HOUR_MS } from '@investing-platform/schema/durations';
import type { SubscriptionInterval } from '@investing-platform/schema/operations';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import type { CardProcessor } from '../../../ports/card-processor.ts';
import { type FundingWorld, fundingWorld } from '../../funding/funding.fixture.ts';
import { trader } from '../../trading/trading.fixture.ts';
import { payerIn, work } from './billing.fixture.ts';

const LIVES = 12;
const DIGITS = ['4242', '0341', '0101', '3184', '0259'];

/** What is wrong with what one person paid; nothing of it may ever be there. */
const wrongs = statement<{ wrong: string }, [userId: string]>(
  'test_billing_wrongs',
  `with paid as (
     select p.*, h.status, h.amount from plan_charges p
     join card_charges h on h.id = p.id where h.user_id = $1
   ), mine as (select * from plan_subscriptions where user_id = $1)
   select 'a period was charged twice' as wrong from paid where status = 'SUCCEEDED'
   group by subscription_id, period_starts_at, tier, interval having count(*) > 1
   union all
   select 'what was charged for nothing is kept' from paid
   where status = 'SUCCEEDED'
     and not exists (select from mail_outbox where text like '%Number: ' || paid.id || '%')
   union all
   select 'a charge of an ended subscription goes on' from paid join mine m on m.id = subscription_id
   where paid.status in ('PENDING', 'TO_CONFIRM') and m.ended_at is not null
   union all
   select 'a charge goes on that nobody waits for' from paid join mine m on m.id = subscription_id
   where paid.status in ('PENDING', 'TO_CONFIRM') and m.charge_id is distinct from paid.id
   union all
   select 'the ledger says something else' where
     coalesce((select sum(amount) from paid where status = 'SUCCEEDED'), 0) <>
     coalesce((select sum(l.amount) from journal_lines l
       join journal_entries e on e.id = l.entry_id and e.user_id = $1
         and e.source_type = 'plan_charge'
       join ledger_accounts a on a.id = l.account_id and a.kind = 'fees'), 0)
   union all
   select 'the plan in force is another' from users u where u.id = $1
     and u.subscribed_plan is distinct from (select tier from mine
       where status in ('TRIALING', 'ACTIVE', 'PAST_DUE'))`,
);

const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('subscribe' as const),
      tier: fc.constantFrom('PLUS', 'PRO', 'PRIVATE'),
      interval: fc.constantFrom<SubscriptionInterval>('MONTH', 'YEAR'),
      digits: fc.constantFrom(...DIGITS),
      twice: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('cancel' as const), atPeriodEnd: fc.boolean() }),
    fc.record({ kind: fc.constant('answer' as const), confirmed: fc.boolean() }),
    fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 33 }) }),
    fc.record({
      kind: fc.constant('fault' as const),
      fault: fc.constantFrom<Fault>('NONE', 'LOST', 'KILLED', 'DOWN'),
    }),
  ),
  { minLength: 4, maxLength: 14 },
);
type Step = StepOf<typeof steps>;
type StepOf<Arbitrary> = Arbitrary extends fc.Arbitrary<(infer One)[]> ? One : never;
type Fault = 'NONE' | 'LOST' | 'KILLED' | 'DOWN';

/** A processor whose answers do not arrive, or whose caller dies before they do. */
function faulty(processor: CardProcessor, fault: () => Fault): CardProcessor {
  const away = { kind: 'unreachable', problem: 'no answer' } as const;
  return {
    ...processor,
    async charge(order, signal) {
      if (fault() === 'DOWN') return away;
      const state = await processor.charge(order, signal);
      if (fault() === 'KILLED') throw new Error('the process died');
      return fault() === 'LOST' ? away : state;
    },
    async payBack(order, ref, signal) {
      const state = await processor.payBack(order, ref, signal);
      return fault() === 'LOST' ? away : state;
    },
  };
}

/** Two workers at once, as often as there is something to do soon. */
async function settle(world: FundingWorld): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    world.clock.advance(HOUR_MS);
    await Promise.all([work(world), work(world)]);
  }
}

async function live(world: FundingWorld, email: string, life: readonly Step[]): Promise<string[]> {
  let fault: Fault = 'NONE';
  const cardProcessor = faulty(world.deps.cardProcessor, () => fault);
  const played = { ...world, deps: { ...world.deps, cardProcessor } };
  const person = await trader(world, '1', email);
  const hers = payerIn(played, person);
  await hers.given('FREE');
  const act = async (step: Step): Promise<unknown> => {
    const [newest] = await hers.list();
    switch (step.kind) {
      case 'subscribe': {
        const ask = async () =>
          hers.subscribe(step.tier, step.interval, { cardId: await hers.card(step.digits) });
        return Promise.all(step.twice ? [ask(), ask()] : [ask()]);
      }
      case 'cancel':
        return newest && Promise.all([hers.cancel(newest.id, step.atPeriodEnd), work(played)]);
      case 'answer':
        return newest?.confirmationUrl && hers.answer(newest.confirmationUrl, step.confirmed);
      case 'fault':
        fault = step.fault;
        return undefined;
      case 'days':
        world.clock.advance(step.days * DAY_MS);
        return Promise.all([work(played), work(played)]);
    }
  };
  for (const step of life) {
    await act(step).catch((error: unknown) => {
      const isDead = fault === 'KILLED' && String(error).includes('the process died');
      if (!isDead && !(error instanceof PlatformError)) throw error;
    });
  }
  fault = 'NONE';
  await settle(world);
  return (await world.deps.db.all(wrongs, person.userId)).map(({ wrong }) => wrong);
}

test('however plans are paid, changed and canceled, and whoever dies, nothing is charged twice', async () => {
  const db = await providedDatabase(inject('database'), inject('postgresUrl'));
  const world = await fundingWorld({ db });
  let count = 0;
  try {
    await fc.assert(
      fc.asyncProperty(steps, async (life) => {
        count += 1;
        expect(await live(world, `payer-${count}@example.com`, life)).toEqual([]);
      }),
      { numRuns: LIVES, endOnFailure: true },
    );
  } finally {
    await db.close();
  }
});
