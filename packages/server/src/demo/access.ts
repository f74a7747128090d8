import { leafScopes } from '@investing-platform/schema';
import { statement } from '../db/statement.ts';
import { createUser, hashPassword, resetAccess, type UserRow } from '../domains/account/index.ts';
import type { SessionActor } from '../kernel/actor.ts';
import { PlatformError } from '../kernel/errors.ts';
import { token } from '../kernel/random.ts';
import { createCredential, deleteCredential, listCredentials } from '../oauth/index.ts';
import type { DemoUser } from './demo-file.ts';
import type { DemoDeps } from './deps.ts';
import { trackElsewhere, tradesElsewhere } from './elsewhere.ts';
import { furnish, pricedHoldings } from './furnish.ts';
import type { DemoPerson } from './people.ts';

const LABEL = 'Demo';
const HERE = '127.0.0.1';
const PASSWORD_CHARACTERS = 24;
/** How long ago the accounts were opened: as long as what the person recorded by hand reaches back. */
const WEEKS_OF_HISTORY = 132;
/** New York trades at this hour, in summer and winter. */
const TRADING_HOUR_UTC = 15;

const credentialOfDemo = statement<{ id: string }, [email: string, clientId: string]>(
  'demo_credential_of_demo',
  `select c.id from api_credentials c join users u on u.id = c.user_id
   where u.email = $1 and c.client_id = $2`,
);

/** Whether the user of the file is in the database with this credential. */
export async function hasAccess(deps: Pick<DemoDeps, 'db'>, user: DemoUser): Promise<boolean> {
  return (await deps.db.maybe(credentialOfDemo, user.email, user.clientId)) !== null;
}

/** Makes sure that the person exists, with a new password and a new credential. */
export async function giveAccess(deps: DemoDeps, person: DemoPerson): Promise<DemoUser> {
  const password = token(deps.random, '').slice(0, PASSWORD_CHARACTERS);
  const since = openingDay(deps.clock.now());
  const then = { ...deps, clock: { now: () => since } };
  const [passwordHash, purchases, elsewhere] = await Promise.all([
    hashPassword(deps.random, password),
    pricedHoldings(deps, person.holdings, since),
    tradesElsewhere(deps, since),
  ]);
  const appear = () =>
    deps.db.transaction(
      async (tx) => {
        const { email } = person;
        const existing = await resetAccess(tx, deps, { email, passwordHash });
        if (existing !== null) return existing;
        const created = await createUser(tx, then, newUser(person, passwordHash));
        await furnish(tx, deps, then, created, person, purchases);
        if (person.cash !== null) await trackElsewhere(tx, deps, created.id, elsewhere);
        return created;
      },
      { entities: true },
    );
  const user = await appear().catch((error: unknown) => {
    // Another server that started at the same moment was faster: the person is there by now.
    if (error instanceof PlatformError && error.code === 'CONFLICT') return appear();
    throw error;
  });
  const { clientId, clientSecret } = await newCredential(deps, user);
  return { email: user.email, password, plan: user.tier.toLowerCase(), clientId, clientSecret };
}

/** A weekday while New York trades, two and a half years ago. */
function openingDay(now: Date): Date {
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() - 7 * WEEKS_OF_HISTORY);
  const daysIntoTheWeekend = { 6: 1, 0: 2 }[day.getUTCDay()] ?? 0;
  day.setUTCDate(day.getUTCDate() - daysIntoTheWeekend);
  day.setUTCHours(TRADING_HOUR_UTC, 0, 0, 0);
  return day;
}

function newUser(person: DemoPerson, passwordHash: string) {
  const { cash, holdings: _, ...identity } = person;
  const kycStatus = cash === null ? ('NOT_STARTED' as const) : ('APPROVED' as const);
  return { ...identity, passwordHash, country: 'NZ', emailVerified: true, kycStatus };
}

async function newCredential(
  deps: DemoDeps,
  user: UserRow,
): Promise<{ clientId: string; clientSecret: string }> {
  const actor = ownerOf(deps, user);
  for (const old of await listCredentials(deps, actor)) {
    if (old.label === LABEL) await deleteCredential(deps, actor, old.id);
  }
  const input = { label: LABEL, isPublic: false, redirectUris: [] };
  const { credential, clientSecret } = await createCredential(deps, actor, input);
  return { clientId: credential.clientId, clientSecret: clientSecret ?? '' };
}

/** The person as if signed in, to manage the person's own credentials. */
function ownerOf(deps: Pick<DemoDeps, 'clock'>, user: UserRow): SessionActor {
  return {
    kind: 'session',
    ip: HERE,
    userId: user.id,
    plan: user.tier,
    scopes: new Set(leafScopes),
    sessionId: user.id,
    steppedUpAt: null,
    expiresAt: deps.clock.now(),
  };
}
