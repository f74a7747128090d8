import { defineEntity, p } from '@mikro-orm/core';

/** One row of `broker_accounts`. */
export const BrokerAccountEntity = defineEntity({
  name: 'BrokerAccount',
  tableName: 'broker_accounts',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    provider: p.text(),
    tradingMode: p.text(),
    name: p.text(),
    currency: p.text(),
    status: p.text(),
    credentialId: p.uuid().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
