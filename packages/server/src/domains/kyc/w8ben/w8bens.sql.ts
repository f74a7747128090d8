import type { W8BenStatus } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import { insertInto } from '../../../db/tables/named-write.ts';

/** A tax form as it is stored. */
export interface TaxFormRow {
  readonly id: string;
  readonly status: W8BenStatus;
  /** Sealed JSON. */
  readonly content: string;
  readonly signedOn: string;
  readonly expiresOn: string;
  readonly createdAt: Date;
}

export const lastTaxFormOf = statement<TaxFormRow, [userId: string]>(
  'kyc_last_tax_form_of',
  `select id, status, content, signed_on as "signedOn", expires_on as "expiresOn",
     created_at as "createdAt"
   from kyc_w8bens where user_id = $1 order by created_at desc, id desc limit 1`,
);

/** Name, country or citizenship are others since. */
export const invalidateTaxForms = statement<never, [userId: string]>(
  'kyc_invalidate_tax_forms',
  `update kyc_w8bens set status = 'INVALIDATED' where user_id = $1 and status = 'VALID'`,
);

/** The form behind a signed address, of whomever. */
export const taxFormOf = statement<TaxFormRow, [id: string]>(
  'kyc_tax_form_of',
  `select id, status, content, signed_on as "signedOn", expires_on as "expiresOn",
     created_at as "createdAt"
   from kyc_w8bens where id = $1`,
);

export const insertTaxForm = insertInto('kyc_w8bens', 'kyc_insert_tax_form', {
  columns: [
    ...(['id', 'userId', 'content', 'signedOn', 'expiresOn', 'treatyRatePercent'] as const),
    'createdAt',
  ],
  fixed: { status: 'VALID' },
});
