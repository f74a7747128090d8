import type { Transaction } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { newId } from '../../../kernel/ids.ts';
import type { TradingDeps } from '../deps.ts';

/** What a practice account lets a person do: everything. */
const CAPABILITIES = [
  'READ_BALANCES',
  'READ_POSITIONS',
  'READ_ORDERS',
  'READ_ACTIVITIES',
  'TRADE',
  'TRADE_FRACTIONS',
  'TRADE_EXTENDED_HOURS',
];

const insertSystemCredential = statement<
  never,
  [id: string, userId: string, label: string, capabilities: readonly string[], now: Date]
>(
  'trading_insert_system_credential',
  `insert into broker_credentials (id, user_id, provider, label, trading_mode, status,
     capabilities, system_managed, last_verified_at, created_at, updated_at)
   values ($1, $2, 'PARTNER_PAPER', $3, 'PAPER', 'ACTIVE', $4, true, $5, $5, $5)`,
);

/** The credential by which orders may name a practice account; it holds no secret. */
export async function systemCredential(
  tx: Transaction,
  deps: Pick<TradingDeps, 'clock' | 'random'>,
  userId: string,
  label: string,
): Promise<string> {
  const id = newId(deps.clock, deps.random);
  await tx.run(insertSystemCredential, id, userId, label, CAPABILITIES, deps.clock.now());
  return id;
}
