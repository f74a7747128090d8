import type { AgreementType } from '@investing-platform/schema/operations';
import type { Reader } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

const isSigned = statement<{ isSigned: boolean }, [userId: string, type: AgreementType]>(
  'kyc_agreement_is_signed',
  `select exists (select from signed_agreements where user_id = $1 and type = $2) as "isSigned"`,
);

/** Whether a person has signed an agreement, in any version. */
export async function hasSigned(
  reader: Reader,
  userId: string,
  type: AgreementType,
): Promise<boolean> {
  return (await reader.one(isSigned, userId, type)).isSigned;
}
