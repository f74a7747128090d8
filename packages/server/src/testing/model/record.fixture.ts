import { isOpen, NEXT, type OrderStatus } from '@investing-platform/rules/trading/orders/status';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

const MAX_EVENTS_AT_ONCE = 4;

/** A change of one order, as the database saw it. */
export interface Move {
  readonly id: string;
  readonly orderId: string;
  readonly was: OrderStatus;
  readonly became: OrderStatus;
  readonly filledLess: boolean;
}

const RECORD = [
  `create table test_order_moves (
     id bigserial primary key, order_id uuid not null, was text not null, became text not null,
     filled_less boolean not null)`,
  `create function test_note_move() returns trigger language plpgsql as $$ begin
     insert into test_order_moves (order_id, was, became, filled_less)
       values (new.id, old.status, new.status, new.quantity_filled < old.quantity_filled);
     return new;
   end $$`,
  `create trigger test_note_move after update on orders for each row
     when (old.status <> new.status or old.quantity_filled <> new.quantity_filled)
     execute function test_note_move()`,
  `create table test_named_lots (
     order_id uuid not null, place integer not null, lot_id uuid not null,
     quantity numeric not null)`,
  `create function test_note_naming() returns trigger language plpgsql as $$ begin
     insert into test_named_lots values (new.order_id, new.place, new.lot_id, new.quantity);
     return new;
   end $$`,
  `create trigger test_note_naming after insert on order_lots for each row
     execute function test_note_naming()`,
  `create table test_cost_bases (
     id bigserial primary key, account_id uuid not null, method text not null, entry_id uuid)`,
  `create function test_note_cost_basis() returns trigger language plpgsql as $$ begin
     insert into test_cost_bases (account_id, method, entry_id) values (new.id,
       new.cost_basis_method, (select id from journal_entries order by id desc limit 1));
     return new;
   end $$`,
  `create trigger test_note_cost_basis after update of cost_basis_method on broker_accounts
     for each row execute function test_note_cost_basis()`,
].map((text, index) => statement<never, []>(`test_model_record_${index}`, text));

/**
 * From now on the database notes how orders move, which lots they name, and after which entry an
 * account takes another cost basis.
 */
export function recordMoves(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    for (const one of RECORD) await tx.run(one);
  });
}

const movesAfter = statement<Move, [id: string]>(
  'test_model_moves_after',
  `select id, order_id as "orderId", was, became, filled_less as "filledLess"
   from test_order_moves where id > $1 order by id limit 10000`,
);

export interface MoveChecker {
  /** What orders have become. */
  readonly reached: ReadonlySet<OrderStatus>;
  /** What orders did since the last call that the table of the state machine does not allow. */
  wrongMoves(db: Database): Promise<string[]>;
}

export function moveChecker(): MoveChecker {
  let last = '0';
  const seen = new Set<OrderStatus>();
  return {
    reached: seen,
    async wrongMoves(db) {
      const moves = await db.all(movesAfter, last);
      last = moves.at(-1)?.id ?? last;
      for (const { became } of moves) seen.add(became);
      return moves
        .filter(({ was, became, filledLess }) => filledLess || !mayBecome(was, became))
        .map(({ orderId, was, became }) => `an order moved from ${was} to ${became}: ${orderId}`);
    },
  };
}

const reached = new Map<OrderStatus, ReadonlySet<OrderStatus>>();

/** One transaction may carry out several events: a report of fills and of the end. */
function mayBecome(was: OrderStatus, became: OrderStatus): boolean {
  let known = reached.get(was);
  if (known === undefined) {
    known = reachable(was);
    reached.set(was, known);
  }
  return known.has(became);
}

function reachable(from: OrderStatus): ReadonlySet<OrderStatus> {
  const found = new Set<OrderStatus>();
  let front: readonly OrderStatus[] = [from];
  for (let event = 0; event < MAX_EVENTS_AT_ONCE; event += 1) {
    front = front.flatMap(following);
    for (const status of front) found.add(status);
  }
  return found;
}

const BEFORE_WAITING: readonly OrderStatus[] = [
  'PENDING_NEW',
  'ACCEPTED',
  'NEW',
  'HELD',
  'PARTIALLY_FILLED',
  'DONE_FOR_DAY',
];

function following(status: OrderStatus): readonly OrderStatus[] {
  if (!isOpen(status)) return [];
  const { filled, ...others } = NEXT[status];
  // The last fill of an order ends it, whatever else it waits for.
  const byFill: readonly OrderStatus[] =
    filled === undefined ? [] : [filled as OrderStatus, 'FILLED'];
  const all = Object.values(others).flatMap((next) => (next === 'BEFORE' ? BEFORE_WAITING : next));
  return [...byFill, ...all];
}
