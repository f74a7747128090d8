import type { Reader } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { ClosureCounts, Obstacle } from '../../../db/tables/closing-part.ts';
import type { AccountDeps } from '../deps.ts';

/** What closing an account would end, and what stands in its way. */
export interface AccountStanding extends ClosureCounts {
  readonly email: string;
  readonly isClosed: boolean;
  /** What has to be settled first, one at most of each kind. */
  readonly obstacles: readonly Obstacle[];
}

const person = statement<Pick<AccountStanding, 'email' | 'isClosed'>, [userId: string]>(
  'account_person_to_close',
  'select email, closed_at is not null as "isClosed" from users where id = $1',
);

/** In the order in which they are settled. */
const KINDS = ['ORDERS', 'POSITIONS', 'CASH'] as const;
const NOTHING: ClosureCounts = {
  openOrderCount: 0,
  credentialCount: 0,
  connectedAppCount: 0,
  sessionCount: 0,
};

/**
 * Asks every domain, each by a statement of its own. Money may pass by between two of them, unless
 * `reader` is a transaction that has locked the person, so that nothing new comes meanwhile, or one
 * that sees a single moment.
 */
export async function standingOf(
  reader: Reader,
  { clock, closing }: Pick<AccountDeps, 'clock' | 'closing'>,
  userId: string,
): Promise<AccountStanding> {
  const now = clock.now();
  const asked = closing.parts.flatMap((part) => part.standing?.(reader, userId, now) ?? []);
  const standings = await Promise.all(asked);
  const found = standings.flatMap(({ obstacles = [] }) => obstacles);
  const obstacles = KINDS.flatMap((kind) => found.find((one) => one.kind === kind) ?? []);
  const counts: ClosureCounts = Object.assign({}, NOTHING, ...standings.map((one) => one.counts));
  return { ...(await reader.one(person, userId)), ...counts, obstacles };
}
