import type { Reader } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';

const TYPE = 'STRATEGY_DISCLOSURE';

const isSigned = statement<{ isSigned: boolean }, [userId: string, type: string]>(
  'strategies_disclosure_is_signed',
  `select exists (select from signed_agreements where user_id = $1 and type = $2) as "isSigned"`,
);

/** Whether a person has signed the risks and costs of strategies, in any version. */
export async function hasSignedDisclosure(reader: Reader, userId: string): Promise<boolean> {
  return (await reader.one(isSigned, userId, TYPE)).isSigned;
}
