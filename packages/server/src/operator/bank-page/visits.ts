import { DAY_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import { sha256 } from '../../kernel/hash.ts';
import { newId } from '../../kernel/ids.ts';
import { makeChange, type OperatorDeps } from '../change.ts';
import { ownAccounts } from '../commands/bank-files.ts';
import { addLink, endVisit, forgetLinks, openLink, visitOf } from './visits.sql.ts';

export const BANK_PAGE_PATH = '/operator/bank';
const LINK_MINUTES = 10;
const VISIT_MINUTES = 30;
const KEPT_DAYS = 30;
const SECRET_BYTES = 32;

/** Who looks at the page, and until when. */
export interface Visit {
  readonly operator: string;
  readonly endsAt: Date;
}

type VisitDeps = Omit<OperatorDeps, 'operator'>;

/** A link that the command's user opens once. Only hashes of it and of the visit are kept. */
export async function linkToBankPage(deps: OperatorDeps, dryRun = false): Promise<string> {
  ownAccounts(deps);
  const secret = newSecret(deps);
  const told = await makeChange(deps, {
    command: 'bank-page',
    subject: 'link',
    dryRun,
    work: async (tx) => {
      const now = deps.clock.now();
      await tx.run(forgetLinks, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
      const id = newId(deps.clock, deps.random);
      const endsAt = minutesAfter(now, LINK_MINUTES);
      await tx.one(addLink, { id, operator: deps.operator, hash: sha256(secret), endsAt, now });
      return [`a link that opens once, until ${endsAt.toISOString()}`];
    },
  });
  if (dryRun) return told;
  return [
    `${deps.oauth.issuer}${BANK_PAGE_PATH}/open/${secret}`,
    `Opens once, within ${LINK_MINUTES} minutes, for ${VISIT_MINUTES} minutes in that browser.`,
    'Whoever opens it acts as you: give it to nobody.',
  ].join('\n');
}

/** What the browser keeps of a visit that a link begins; null for a link that opens nothing. */
export async function beginVisit(
  deps: VisitDeps,
  secret: string,
): Promise<{ readonly token: string; readonly endsAt: Date } | null> {
  const token = newSecret(deps);
  const now = deps.clock.now();
  const endsAt = minutesAfter(now, VISIT_MINUTES);
  const opened = await deps.db.transaction((tx) =>
    tx.maybe(openLink, sha256(secret), sha256(token), endsAt, now),
  );
  if (opened === null) return null;
  await makeChange(
    { ...deps, operator: opened.operator },
    {
      command: 'bank-page',
      subject: 'visit',
      dryRun: false,
      work: async () => [`opened, until ${endsAt.toISOString()}`],
    },
  );
  return { token, endsAt };
}

/** Null where there is none, or its time is over. */
export async function visitBy(
  { db, clock }: VisitDeps,
  token: string | null,
): Promise<Visit | null> {
  return token === null ? null : db.maybe(visitOf, sha256(token), clock.now());
}

export async function closeVisit({ db, clock }: VisitDeps, token: string): Promise<void> {
  await db.transaction((tx) => tx.run(endVisit, sha256(token), clock.now()));
}

const newSecret = ({ random }: Pick<VisitDeps, 'random'>): string =>
  Buffer.from(random.bytes(SECRET_BYTES)).toString('base64url');

const minutesAfter = (at: Date, minutes: number): Date =>
  new Date(at.getTime() + minutes * MINUTE_MS);
