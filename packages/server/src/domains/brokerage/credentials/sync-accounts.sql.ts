import { statement } from '../../../db/statement.ts';

export const accountByExternalId = statement<
  { readonly id: string },
  [credentialId: string, externalId: string]
>(
  'brokerage_account_by_external_id',
  `select id from broker_accounts where credential_id = $1 and external_id = $2`,
);
