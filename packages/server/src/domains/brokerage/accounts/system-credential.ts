import type { Transaction } from '../../../db/database.ts';
import { insertInto } from '../../../db/tables/named-write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { BrokerageDeps } from '../deps.ts';

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

const insertSystemCredential = insertInto(
  'broker_credentials',
  'brokerage_insert_system_credential',
  {
    columns: ['id', 'userId', 'label', 'capabilities', 'systemManaged', 'createdAt'],
    same: { lastVerifiedAt: 'createdAt', updatedAt: 'createdAt' },
    fixed: { provider: 'PARTNER_PAPER', tradingMode: 'PAPER', status: 'ACTIVE' },
  },
);

/** The credential by which orders may name a practice account; it holds no secret. */
export function systemCredential(
  tx: Transaction,
  deps: Pick<BrokerageDeps, 'clock' | 'random'>,
  userId: string,
  label: string,
): string {
  const id = newId(deps.clock, deps.random);
  tx.send(
    ...insertSystemCredential({
      id,
      userId,
      label,
      capabilities: CAPABILITIES,
      systemManaged: true,
      createdAt: deps.clock.now(),
    }),
  );
  return id;
}
