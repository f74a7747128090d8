import { FULL_RATE_PERCENT } from '@investing-platform/rules/kyc/w8ben';
import type { TaxStanding } from '@investing-platform/rules/kyc/withholding';
import type { Reader } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { dayIn } from '../../../kernel/days.ts';

/** A form is in force until its last day has ended everywhere: in the last zone of all. */
export const LAST_ZONE = 'Etc/GMT+12';

const standingOf = statement<TaxStanding, [userId: string, day: string, fullRate: string]>(
  'kyc_tax_standing_of',
  `select coalesce(k.us_person or k.us_by_identity, false) as "usPerson",
     (select coalesce(w.treaty_rate_percent, $3::numeric)::text from kyc_w8bens w
       where w.user_id = u.id and w.status = 'VALID' and w.expires_on >= $2::date
       order by w.created_at desc, w.id desc limit 1) as "formRatePercent"
   from users u left join kyc_checks k on k.user_id = u.id where u.id = $1`,
);

/** What is on file of a person at a moment, for the tax on dividends of the United States. */
export function taxStanding(reader: Reader, userId: string, now: Date): Promise<TaxStanding> {
  return reader.one(standingOf, userId, dayIn(LAST_ZONE, now), FULL_RATE_PERCENT);
}
