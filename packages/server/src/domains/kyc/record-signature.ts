import type { AgreementType } from '@investing-platform/schema/operations';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertSignatureOfVersion } from './agreements.sql.ts';
import { VERSION } from './agreements.ts';

/**
 * Records that a person signed the version of an agreement that is in force, without asking for
 * the name again: for demo worlds and tests. Signing again changes nothing.
 */
export async function recordSignature(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  type: AgreementType,
  { user, ip }: { readonly user: { readonly id: string; readonly name: string }; ip: string },
): Promise<void> {
  tx.send(
    ...insertSignatureOfVersion({
      userId: user.id,
      type,
      version: VERSION,
      signedAt: clock.now(),
      ip,
      signerName: user.name,
    }),
  );
}
