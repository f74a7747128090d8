import type { CostBasisMethod } from '@investing-platform/schema/operations';
import type { Reader } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { type Decimal, decimal, sum } from '../../../kernel/decimal.ts';
import type { CorporateAction } from '../../../ports/market-data.ts';

/** A line of an account that somebody owns. Amounts are plain decimals. */
interface OwnLine {
  readonly bookId: string;
  readonly kind: string;
  readonly asset: string;
  readonly amount: string;
}

/** An entry with its lines, in the order of the journal. */
export interface Entry {
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly sourceType: string;
  readonly sourceId: string;
  readonly lines: readonly OwnLine[];
  /** What came from outside, by asset. */
  readonly flows: Readonly<Record<string, string>>;
}

const MOST = 1_000_000;

/**
 * What crossed the border to outside; where it was exchanged on its way, what that came to in the
 * book, and of a withdrawal without the fee that is taken in the book's own currency.
 */
const FLOWS = `(select coalesce(json_object_agg(asset, amount), '{}') from (
         select l.asset, sum(case when a.kind like 'external_%' then -l.amount else l.amount end)::text
           as amount
         from journal_lines l join ledger_accounts a on a.id = l.account_id
         where l.entry_id = e.id
           and exists (select 1 from journal_lines o join ledger_accounts b on b.id = o.account_id
             where o.entry_id = e.id and b.kind like 'external_%')
           and case when exists (select 1 from journal_lines o
               join ledger_accounts b on b.id = o.account_id
               where o.entry_id = e.id and b.kind = 'fx')
             then a.owner_id is not null or (a.kind = 'fees' and e.kind <> 'DEPOSIT'
               and l.asset in (select o.asset from journal_lines o
                 join ledger_accounts b on b.id = o.account_id
                 where o.entry_id = e.id and b.owner_id is not null))
             else a.kind like 'external_%' end
         group by l.asset
         having sum(case when a.kind like 'external_%' then -l.amount else l.amount end) <> 0) f)`;

const entries = statement<Entry, []>(
  'test_model_entries',
  `select e.id, e.posted_at as at, e.kind, e.source_type as "sourceType",
     e.source_id as "sourceId",
     (select coalesce(json_agg(json_build_object('bookId', a.owner_id, 'kind', a.kind,
         'asset', l.asset, 'amount', l.amount::text) order by l.line_number), '[]')
       from journal_lines l join ledger_accounts a on a.id = l.account_id
       where l.entry_id = e.id and a.owner_id is not null) as lines,
     ${FLOWS} as flows
   from journal_entries e
   order by e.id limit ${MOST}`,
);

export interface Book {
  readonly id: string;
  readonly accountId: string;
  /** What was before is put away. */
  readonly resetEntryId: string | null;
}

const books = statement<Book, []>(
  'test_model_books',
  `select b.id, b.broker_account_id as "accountId", o.reset_entry_id as "resetEntryId"
   from account_books b join broker_accounts o on o.id = b.broker_account_id limit ${MOST}`,
);

export interface LotRow {
  readonly id: string;
  readonly bookId: string;
  readonly assetId: string;
  readonly entryId: string;
  readonly acquiredAt: Date;
  readonly quantity: string;
  readonly cost: string;
  readonly openedCost: string;
}

const lots = statement<LotRow, []>(
  'test_model_lots',
  `select id, book_id as "bookId", asset_id::text as "assetId", entry_id as "entryId",
     acquired_at as "acquiredAt", quantity, cost, opened_cost as "openedCost"
   from position_lots order by id limit ${MOST}`,
);

export interface GainRow {
  readonly bookId: string;
  readonly assetId: string;
  readonly orderId: string | null;
  readonly soldAt: Date;
  readonly method: CostBasisMethod;
  readonly lotId: string;
  readonly quantity: string;
  readonly cost: string;
}

const gains = statement<GainRow, []>(
  'test_model_gains',
  `select book_id as "bookId", asset_id::text as "assetId", order_id as "orderId",
     sold_at as "soldAt", method, lot_id as "lotId", quantity, cost
   from realised_gains order by id limit ${MOST}`,
);

export interface AppliedAction {
  readonly id: string;
  readonly accountId: string;
  readonly appliedAt: Date;
  /** `exAt` is text here. */
  readonly terms: CorporateAction;
}

const actions = statement<AppliedAction, []>(
  'test_model_actions',
  `select action_id as id, broker_account_id as "accountId", applied_at as "appliedAt", terms
   from applied_corporate_actions order by applied_at, terms->>'exAt' limit ${MOST}`,
);

/** A part of a lot that an order was to sell when it named its lots. */
export interface NamedLot {
  readonly orderId: string;
  readonly lotId: string;
  readonly quantity: string;
}

/** As `recordMoves` has the database note them. */
const named = statement<NamedLot, []>(
  'test_model_named',
  `select order_id as "orderId", lot_id as "lotId", quantity from test_named_lots
   order by order_id, place limit ${MOST}`,
);

/** A change of the method of an account. */
export interface NotedMethod {
  readonly accountId: string;
  readonly method: CostBasisMethod;
  /** The last entry before it. Null: there was none. */
  readonly entryId: string | null;
}

/** As `recordMoves` has the database note them. */
const methods = statement<NotedMethod, []>(
  'test_model_methods',
  `select account_id as "accountId", method, entry_id as "entryId" from test_cost_bases
   order by id limit ${MOST}`,
);

/** All that happened, and what the lots say of it. */
export interface Journal {
  readonly entries: readonly Entry[];
  readonly books: ReadonlyMap<string, Book>;
  readonly lots: readonly LotRow[];
  readonly gains: readonly GainRow[];
  readonly actions: readonly AppliedAction[];
  readonly named: readonly NamedLot[];
  readonly methods: readonly NotedMethod[];
}

export async function readJournal(reader: Reader): Promise<Journal> {
  return {
    entries: await reader.all(entries),
    books: new Map((await reader.all(books)).map((book) => [book.id, book])),
    lots: await reader.all(lots),
    gains: await reader.all(gains),
    actions: await reader.all(actions),
    named: await reader.all(named),
    methods: await reader.all(methods),
  };
}

export const isPosition = ({ kind }: OwnLine): boolean =>
  kind === 'position' || kind === 'position_hold';

/** What an entry moved of each asset in each book, held or not; nothing where it cancels out. */
export function positionChanges(
  entry: Entry,
): { readonly bookId: string; readonly assetId: string; readonly change: Decimal }[] {
  const lines = Map.groupBy(
    entry.lines.filter(isPosition),
    ({ bookId, asset }) => `${bookId} ${asset}`,
  );
  return [...lines.values()].flatMap((all) => {
    const change = sum(all.map(({ amount }) => decimal(amount)));
    const [first] = all;
    if (first === undefined || change.isZero()) return [];
    return [{ bookId: first.bookId, assetId: first.asset, change }];
  });
}
