import { checkLink } from '@investing-platform/rules/networth/input-checks';
import { ACTIVE_LINKS } from '@investing-platform/rules/networth/quotas';
import { refuseEnded } from '@investing-platform/rules/networth/shares/share-links';
import { InputProblems } from '@investing-platform/rules/refusals/input-problems';
import { requireRoomFor } from '@investing-platform/rules/refusals/quota';
import type { NetWorthSection, ShareLinkStatus } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { sha256 } from '../../../kernel/hash.ts';
import { newId } from '../../../kernel/ids.ts';
import { newestPage, type Page } from '../../../kernel/page.ts';
import { token } from '../../../kernel/random.ts';
import { hashPassword } from '../../account/index.ts';
import { lockPerson, ownPortfolio } from '../../holdings/index.ts';
import {
  addShareLink,
  ownerToShare,
  revokeShareLink,
  type ShareLinkRow,
  shareLinkOf,
  shareLinksOf,
} from './share-links.sql.ts';

type Maybe<Value> = Value | null | undefined;

export interface CreateShareLinkInput {
  readonly label?: Maybe<string>;
  readonly ownerLabel?: Maybe<string>;
  readonly hideAmounts?: boolean | undefined;
  readonly sections?: readonly NetWorthSection[] | undefined;
  readonly portfolioIds?: Maybe<readonly string[]>;
  readonly passcode?: Maybe<string>;
  readonly csvEnabled?: boolean | undefined;
  readonly expiresAt?: Maybe<Date>;
  readonly maxViews?: Maybe<number>;
  readonly idempotencyKey?: Maybe<string>;
}

/** A link; only the answer that made it has the addresses. */
export interface ShareLinkShown extends ShareLinkRow {
  readonly url: string | null;
  readonly csvUrl: string | null;
}

/** In the address of a link, before its token. */
const SHARED_PATH = '/shared/';
const SUFFIX_CHARACTERS = 4;
const USUAL_SECTIONS: readonly NetWorthSection[] = ['TOTALS', 'ALLOCATION'];

type CreateDeps = Pick<Deps, 'db' | 'clock' | 'random'> & {
  readonly oauth: Pick<Deps['oauth'], 'issuer'>;
};

/**
 * Makes a link. With an idempotency key, once: a repetition has no addresses, which are not kept.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND for a portfolio; QUOTA_EXCEEDED;
 *   IDEMPOTENCY_CONFLICT
 */
export async function createShareLink(
  deps: CreateDeps,
  actor: Actor,
  input: CreateShareLinkInput,
): Promise<ShareLinkShown> {
  const { userId } = requireUser(actor);
  const problems = new InputProblems();
  checkLink(problems, input, deps.clock.now());
  problems.refuse();
  const passcodeHash =
    input.passcode == null ? null : await hashPassword(deps.random, input.passcode);
  const secret = token(deps.random, '');
  const operation = 'createNetWorthShareLink';
  const request = { userId, operation, key: input.idempotencyKey ?? null, input };
  const { id, replayed } = await deps.db.transaction((tx) =>
    idempotent(tx, deps, request, () => add(tx, deps, userId, input, { secret, passcodeHash })),
  );
  const link = await deps.db.one(shareLinkOf, userId, deps.clock.now(), id);
  if (replayed) return withoutAddresses(link);
  const url = `${deps.oauth.issuer}${SHARED_PATH}${secret}`;
  return { ...link, url, csvUrl: link.csvEnabled ? `${url}.csv` : null };
}

async function add(
  tx: Transaction,
  deps: CreateDeps,
  userId: string,
  input: CreateShareLinkInput,
  { secret, passcodeHash }: { readonly secret: string; readonly passcodeHash: string | null },
): Promise<string> {
  await lockPerson(tx, deps, userId);
  const now = deps.clock.now();
  const { name, activeCount } = await tx.one(ownerToShare, userId, now);
  requireRoomFor(ACTIVE_LINKS, activeCount);
  const portfolioIds = input.portfolioIds ?? [];
  for (const portfolioId of portfolioIds) {
    if ((await tx.maybe(ownPortfolio, userId, portfolioId)) === null) throw notFound('Portfolio');
  }
  const id = newId(deps.clock, deps.random);
  const row = addShareLink({
    id,
    userId,
    tokenHash: sha256(secret),
    tokenSuffix: secret.slice(-SUFFIX_CHARACTERS),
    label: input.label ?? null,
    ownerLabel: input.ownerLabel ?? name,
    hideAmounts: input.hideAmounts ?? true,
    sections: [...new Set(input.sections ?? USUAL_SECTIONS)],
    portfolioIds: [...new Set(portfolioIds)],
    passcodeHash,
    csvEnabled: input.csvEnabled ?? false,
    expiresAt: input.expiresAt ?? null,
    maxViews: input.maxViews ?? null,
    createdAt: now,
  });
  tx.send(...row);
  return id;
}

interface LinksAsked {
  readonly ids?: Maybe<readonly string[]>;
  readonly statuses?: Maybe<readonly ShareLinkStatus[]>;
  readonly limit?: number | undefined;
  readonly cursor?: Maybe<string>;
}

/**
 * The person's links, newest first.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this list did not give out
 */
export async function shareLinks(
  deps: Pick<Deps, 'db' | 'clock' | 'cursors'>,
  actor: Actor,
  asked: LinksAsked,
): Promise<Page<ShareLinkShown>> {
  const { userId } = requireUser(actor);
  const { ids = null, statuses = null } = asked;
  const now = deps.clock.now();
  const page = await newestPage(
    deps,
    'netWorthShareLinks',
    asked,
    (...place) => deps.db.all(shareLinksOf, userId, now, ids, statuses, ...place),
    ({ createdAt }) => createdAt,
  );
  return { ...page, nodes: page.nodes.map(withoutAddresses) };
}

/**
 * Ends a link, at once and for good.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE where it has ended already
 */
export async function revokeLink(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<ShareLinkShown> {
  const { userId } = requireUser(actor);
  const now = deps.clock.now();
  const revoked = await deps.db.maybe(revokeShareLink, userId, now, id);
  const link = await deps.db.maybe(shareLinkOf, userId, now, id);
  if (link === null) throw notFound('Share link');
  refuseEnded(revoked !== null);
  return withoutAddresses(link);
}

const withoutAddresses = (link: ShareLinkRow): ShareLinkShown => ({
  ...link,
  url: null,
  csvUrl: null,
});
