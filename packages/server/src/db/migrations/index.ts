import type { MigrationEntry } from '../migrate.ts';
import { IdempotencyMigration } from './0000-idempotency.ts';
import { AccountMigration } from './0001-account.ts';
import { OAuthMigration } from './0002-oauth.ts';
import { LedgerMigration } from './0003-ledger.ts';
import { TradingMigration } from './0004-trading.ts';
import { NetWorthMigration } from './0005-networth.ts';
import { PlatformMigration } from './0006-platform.ts';
import { AccountSecurityMigration } from './0010-account-security.ts';
import { AccountProfileMigration } from './0011-account-profile.ts';
import { ExpertsMigration } from './0020-experts.ts';
import { AnnouncementsMigration } from './0021-announcements.ts';
import { ImportedBarsMigration } from './0025-imported-bars.ts';
import { BrokerageMigration } from './0030-brokerage.ts';
import { OrderTriggersMigration } from './0036-order-triggers.ts';
import { StrategiesMigration } from './0040-strategies.ts';
import { OperatorMigration } from './0050-operator.ts';

/** In the order in which they run. A migration that has shipped is never changed. */
export const migrations: readonly MigrationEntry[] = [
  { name: '0000-idempotency', migration: IdempotencyMigration },
  { name: '0001-account', migration: AccountMigration },
  { name: '0002-oauth', migration: OAuthMigration },
  { name: '0003-ledger', migration: LedgerMigration },
  { name: '0004-trading', migration: TradingMigration },
  { name: '0005-networth', migration: NetWorthMigration },
  { name: '0006-platform', migration: PlatformMigration },
  { name: '0010-account-security', migration: AccountSecurityMigration },
  { name: '0011-account-profile', migration: AccountProfileMigration },
  { name: '0020-experts', migration: ExpertsMigration },
  { name: '0021-announcements', migration: AnnouncementsMigration },
  { name: '0025-imported-bars', migration: ImportedBarsMigration },
  { name: '0030-brokerage', migration: BrokerageMigration },
  { name: '0036-order-triggers', migration: OrderTriggersMigration },
  { name: '0040-strategies', migration: StrategiesMigration },
  { name: '0050-operator', migration: OperatorMigration },
];
