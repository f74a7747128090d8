import { netWorthEntities } from '../domains/networth/networth.entity.ts';
import { BrokerAccountEntity } from '../domains/trading/broker-account.entity.ts';
import type { Entities } from './orm.ts';

/** Every entity of the domains: MikroORM scans no files. */
export const entities: Entities = [BrokerAccountEntity, ...netWorthEntities];
