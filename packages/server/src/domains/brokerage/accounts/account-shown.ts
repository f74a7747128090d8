import { sumOf } from '@investing-platform/rules/networth/worth';
import type {
  BrokerAccountStatus,
  BrokerProvider,
  TradingMode,
} from '@investing-platform/schema/operations';
import { toPlain } from '../../../kernel/decimal.ts';
import { amountsOf, atLeastZero, worthNow } from '../amounts.ts';
import type { BrokerageDeps } from '../deps.ts';
import type { AccountRow } from './accounts.sql.ts';

/** An account at the prices of now. Amounts are plain decimals in `currency`. */
export interface BrokerAccountShown {
  readonly id: string;
  readonly provider: BrokerProvider;
  readonly tradingMode: TradingMode;
  readonly name: string;
  readonly numberMasked: string | null;
  readonly brokerCredentialId: string | null;
  readonly status: BrokerAccountStatus;
  readonly currency: string;
  readonly cash: string;
  readonly equity: string;
  readonly buyingPower: string;
  readonly unpricedCount: number;
  readonly lastSyncedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const SHOWN_CHARACTERS = 4;

/** Values accounts of one person, each in its own currency, with the prices of all assets at once. */
export async function showAccounts(
  deps: Pick<BrokerageDeps, 'db' | 'marketData' | 'clock'>,
  rows: readonly AccountRow[],
): Promise<BrokerAccountShown[]> {
  const worth = await worthNow(deps, rows, ({ currency }) => currency);
  return rows.map((row) => {
    const { currency } = row;
    const { cash, available, positions } = amountsOf(row, worth, currency);
    const equity = sumOf([cash, positions]);
    return {
      id: row.id,
      provider: row.provider,
      tradingMode: row.tradingMode,
      name: row.name,
      numberMasked: masked(row.number),
      brokerCredentialId: row.credentialId,
      status: row.status,
      currency,
      cash: toPlain(cash.value),
      equity: toPlain(equity.value),
      buyingPower: row.status === 'ACTIVE' ? toPlain(atLeastZero(available.value)) : '0',
      unpricedCount: equity.unpricedCount,
      lastSyncedAt: row.lastSyncedAt,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
    };
  });
}

function masked(number: string | null): string | null {
  return number === null ? null : `****${number.slice(-SHOWN_CHARACTERS)}`;
}
