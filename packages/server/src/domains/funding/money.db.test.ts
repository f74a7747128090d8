import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { statement } from '../../db/statement.ts';
import { providedDatabase } from '../../db/testing.ts';
import { decimal } from '../../kernel/decimal.ts';
import { PlatformError } from '../../kernel/errors.ts';
import { faultsOfTheBooks } from '../trading/settlement/books.fixture.ts';
import { depositsOf } from './deposits/deposits.fixture.ts';
import { banked, fundingWorld, later } from './funding.fixture.ts';
import { withdrawalsOf } from './withdrawals/withdrawals.fixture.ts';

/** What withdrawals and deposits say of the money, apart from the books. */
const bySides = statement<{ held: string; gone: string; came: string }>(
  'test_money_by_sides',
  `select
     (select coalesce(sum(amount + fee), 0) from withdrawals
      where status in ('REQUESTED', 'APPROVAL_PENDING', 'APPROVED', 'PROCESSING'))::text as held,
     (select coalesce(sum(amount + fee), 0) from withdrawals
      where status in ('SENT', 'COMPLETED'))::text as gone,
     (select coalesce(sum(credited_amount - returned_amount), 0) from deposits
      where status = 'COMPLETED')::text as came`,
);
/** How often what was held for a withdrawal has left its hold. */
const resolvedTwice = statement<{ id: string }>(
  'test_money_resolved_twice',
  `select j.source_id as id from journal_entries j
   join journal_lines l on l.entry_id = j.id
   join ledger_accounts a on a.id = l.account_id and a.kind = 'cash_hold'
   where j.source_type = 'withdrawal' and l.amount < 0
   group by j.source_id having count(*) > 1`,
);

const UNKNOWN = '01900000-0000-7000-8000-000000000009';

type Deed =
  | { readonly kind: 'ask' | 'receive'; readonly cents: number }
  | { readonly kind: 'cancel' | 'approve' | 'reject' | 'return'; readonly which: number }
  | { readonly kind: 'fate'; readonly fate: 'SETTLED' | 'REFUSED' | 'RETURNED' }
  | { readonly kind: 'wait'; readonly seconds: number };

const cents = fc.integer({ min: 1, max: 60_000 });
const which = fc.nat({ max: 9 });
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('ask', 'receive'), cents }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel', 'approve', 'reject', 'return'),
      which,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('fate'),
      fate: fc.constantFrom('SETTLED', 'REFUSED', 'RETURNED'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      seconds: fc.constantFrom(0, 60, 600, 3_600),
    }),
  },
) as fc.Arbitrary<Deed>;

async function unlessRefused<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PlatformError && error.code !== 'INTERNAL') return null;
    throw error;
  }
}

async function live(deeds: readonly Deed[]): Promise<void> {
  const db = await providedDatabase(inject('database'), inject('postgresUrl'));
  try {
    const world = await fundingWorld({ db });
    const ada = await banked(world);
    const outgoing = withdrawalsOf(world, ada);
    const incoming = depositsOf(world, ada);
    const { reference } = await incoming.detail();
    const asked: string[] = [];
    const received: string[] = [];
    const picked = (ids: readonly string[], index: number) =>
      ids[index % Math.max(ids.length, 1)] ?? UNKNOWN;
    const act = async (next: Deed, step: number): Promise<void> => {
      switch (next.kind) {
        case 'ask': {
          const input = { amount: String(next.cents / 100) };
          const made = await unlessRefused(outgoing.ask(input, { withdrawalFee: '0.25' }));
          if (made !== null) asked.push(made.id);
          return;
        }
        case 'receive': {
          const line = { reference, bankLineId: String(step), amount: String(next.cents / 100) };
          received.push((await incoming.take(line)).depositId);
          return;
        }
        case 'return':
          await unlessRefused(incoming.takeBack(picked(received, next.which)));
          return;
        case 'fate':
          world.bank.fate = next.fate;
          return;
        case 'wait':
          await later(world, next.seconds * 1_000);
          await incoming.work();
          return;
        default:
          await unlessRefused<unknown>(outgoing[next.kind](picked(asked, next.which)));
      }
    };
    for (const [step, next] of deeds.entries()) {
      await act(next, step);
      const { held, gone, came } = await db.one(bySides);
      const {
        'cash USD': cash = '0',
        'cash_hold USD': hold = '0',
        'debt USD': debt = '0',
      } = await outgoing.books();
      expect(decimal(hold).equals(held)).toBe(true);
      const owned = decimal(cash).plus(hold).plus(debt);
      expect(owned.toString()).toBe(decimal(1_000).plus(came).minus(gone).toString());
      expect(decimal(debt).isZero() || decimal(cash).isZero()).toBe(true);
    }
    expect(await db.all(resolvedTwice)).toEqual([]);
    expect(await faultsOfTheBooks(db)).toEqual([]);
  } finally {
    await db.close();
  }
}

test('whatever happens to withdrawals and deposits, no cent is lost and each hold is resolved once', async () => {
  const deeds = fc.array(deed, { minLength: 20, maxLength: 40 });
  await fc.assert(fc.asyncProperty(deeds, live), { numRuns: 6 });
});
