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
import { AccountQueueMigration } from './0012-account-queue.ts';
import { ExpertsMigration } from './0020-experts.ts';
import { AnnouncementsMigration } from './0021-announcements.ts';
import { ImportedBarsMigration } from './0025-imported-bars.ts';
import { ReferenceRatesMigration } from './0026-reference-rates.ts';
import { BrokerageMigration } from './0030-brokerage.ts';
import { WhatWasAppliedMigration } from './0035-what-was-applied.ts';
import { OrderTriggersMigration } from './0036-order-triggers.ts';
import { CheaperChecksMigration } from './0037-cheaper-checks.ts';
import { OpposingOrdersMigration } from './0038-opposing-orders.ts';
import { SortedLinesMigration } from './0039-sorted-lines.ts';
import { StrategiesMigration } from './0040-strategies.ts';
import { PositionLotsMigration } from './0041-position-lots.ts';
import { OperatorMigration } from './0050-operator.ts';
import { FundingMigration } from './0060-funding.ts';
import { SignaturesMigration } from './0061-signatures.ts';
import { NetWorthHistoryMigration } from './0070-networth-history.ts';

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
  { name: '0012-account-queue', migration: AccountQueueMigration },
  { name: '0020-experts', migration: ExpertsMigration },
  { name: '0021-announcements', migration: AnnouncementsMigration },
  { name: '0025-imported-bars', migration: ImportedBarsMigration },
  { name: '0026-reference-rates', migration: ReferenceRatesMigration },
  { name: '0030-brokerage', migration: BrokerageMigration },
  { name: '0035-what-was-applied', migration: WhatWasAppliedMigration },
  { name: '0036-order-triggers', migration: OrderTriggersMigration },
  { name: '0037-cheaper-checks', migration: CheaperChecksMigration },
  { name: '0038-opposing-orders', migration: OpposingOrdersMigration },
  { name: '0039-sorted-lines', migration: SortedLinesMigration },
  { name: '0040-strategies', migration: StrategiesMigration },
  { name: '0041-position-lots', migration: PositionLotsMigration },
  { name: '0050-operator', migration: OperatorMigration },
  { name: '0060-funding', migration: FundingMigration },
  { name: '0061-signatures', migration: SignaturesMigration },
  { name: '0070-networth-history', migration: NetWorthHistoryMigration },
];
