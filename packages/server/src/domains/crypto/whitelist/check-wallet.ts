import { beneficiaryName } from '@investing-platform/rules/crypto/travel-rule';
import type { WhitelistFailureCode } from '@investing-platform/schema/operations';
import type { JobHandler } from '../../../jobs/jobs.ts';
import type { CryptoDeps } from '../deps.ts';
import { decideWhitelisted, type WhitelistRow, whitelistedById } from './whitelist.sql.ts';
import { travelRuleIn } from './whitelisted-shown.ts';

export const CHECK_JOB = 'crypto.check-wallet';

interface Refusal {
  readonly code: WhitelistFailureCode;
  readonly reason: string;
}

/**
 * Checks a wallet of which nothing is missing: lists of sanctions, and the provider that keeps it.
 * Where nobody answers, the job is tried again, and the wallet stays as it is.
 */
export function walletChecks(deps: Pick<CryptoDeps, 'db' | 'clock' | 'vasps'>): JobHandler {
  return {
    kind: CHECK_JOB,
    everySeconds: null,
    async run(id) {
      const row = await deps.db.maybe(whitelistedById, id);
      if (row?.status !== 'PENDING' || row.deletedAt !== null) return null;
      const refusal = await refusalOf(deps, row);
      const status = refusal === null ? 'APPROVED' : 'REJECTED';
      const now = deps.clock.now();
      await deps.db.transaction((tx) =>
        tx.run(decideWhitelisted, {
          id,
          status,
          code: refusal?.code ?? null,
          reason: refusal?.reason ?? null,
          now,
        }),
      );
      return null;
    },
  };
}

async function refusalOf(
  { vasps }: Pick<CryptoDeps, 'vasps'>,
  row: WhitelistRow,
): Promise<Refusal | null> {
  const { chain, address, memo, vaspId } = row;
  const { sanctioned } = await vasps.factsOf(chain, address);
  if (sanctioned) {
    return { code: 'SANCTIONED', reason: 'The address is on a list of sanctions.' };
  }
  if (vaspId === null) return null;
  const name = beneficiaryName(travelRuleIn(row));
  const known = await vasps.confirms({ vaspId, chain, address, memo, name });
  if (known !== false) return null;
  return {
    code: 'REFUSED_BY_PROVIDER',
    reason: 'The provider keeps no such wallet for the owner that was named.',
  };
}
