import { SANDBOX_PRICED_KEY } from '@investing-platform/rules/brokerage/sandbox-broker';
import { leafScopes } from '@investing-platform/schema';
import { statement } from '../db/statement.ts';
import { type CredentialDeps, saveCredential } from '../domains/brokerage/index.ts';
import type { Plan, SessionActor } from '../kernel/actor.ts';
import { PlatformError } from '../kernel/errors.ts';
import { people } from './people.ts';

const LABEL = 'Sandbox broker';
const HERE = '127.0.0.1';

interface Unconnected {
  readonly id: string;
  readonly plan: Plan;
}

/** Of those who may trade; whoever has deleted it does not get it again. */
const unconnected = statement<Unconnected, [emails: readonly string[]]>(
  'demo_unconnected',
  `select u.id, u.plan from users u
   where u.email = any($1) and not exists (
     select from broker_credentials c where c.user_id = u.id and c.provider = 'CUSTOM')
   order by u.email limit 10`,
);

/**
 * Connects everybody of the demo world who has accounts with the sandbox broker, by a practice
 * account: it shows what only a broker keeps, all of it with prices, since one thing without would
 * leave every gain of practice accounts untold. Later starts change nothing.
 */
export async function connectDemoBroker(deps: CredentialDeps): Promise<void> {
  if (!deps.brokerConnections.has('CUSTOM')) return;
  const emails = people.filter(({ cash }) => cash !== null).map(({ email }) => email);
  for (const user of await deps.db.all(unconnected, emails)) {
    const values = [
      { name: 'apiKey', value: `${SANDBOX_PRICED_KEY}-${user.id}` },
      { name: 'apiSecret', value: 'demo' },
    ];
    try {
      const input = { provider: 'CUSTOM', label: LABEL, tradingMode: 'PAPER', values } as const;
      await saveCredential(deps, ownerOf(deps, user), input);
    } catch (error) {
      // Another server was faster, or the person has a second factor.
      if (!(error instanceof PlatformError)) throw error;
    }
  }
}

/** The person as if just signed in. */
function ownerOf(
  { clock }: Pick<CredentialDeps, 'clock'>,
  { id, plan }: Unconnected,
): SessionActor {
  const now = clock.now();
  return {
    kind: 'session',
    ip: HERE,
    userId: id,
    plan,
    sessionId: id,
    scopes: new Set(leafScopes),
    steppedUpAt: now,
    expiresAt: now,
  };
}
