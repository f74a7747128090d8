import type { Reader, Transaction } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { Deps } from '../../../deps.ts';

const TYPE = 'STRATEGY_DISCLOSURE';
const VERSION = '2026-01';

const isSigned = statement<{ isSigned: boolean }, [userId: string, type: string]>(
  'strategies_disclosure_is_signed',
  `select exists (select from signed_agreements where user_id = $1 and type = $2) as "isSigned"`,
);

const sign = statement<
  never,
  [userId: string, type: string, version: string, now: Date, ip: string, signerName: string]
>(
  'strategies_sign_disclosure',
  `insert into signed_agreements (user_id, type, version, signed_at, ip, signer_name)
   values ($1, $2, $3, $4, $5, $6) on conflict (user_id, type, version) do nothing`,
);

/** Whether a person has signed the risks and costs of strategies, in any version. */
export async function hasSignedDisclosure(reader: Reader, userId: string): Promise<boolean> {
  return (await reader.one(isSigned, userId, TYPE)).isSigned;
}

/**
 * Records that a person signed the risks and costs of strategies: for demo worlds and tests.
 * Signing again changes nothing.
 */
export async function signStrategyDisclosure(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  { user, ip }: { readonly user: { readonly id: string; readonly name: string }; ip: string },
): Promise<void> {
  await tx.run(sign, user.id, TYPE, VERSION, clock.now(), ip, user.name);
}
