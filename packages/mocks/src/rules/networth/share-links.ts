import { checkLink } from '@investing-platform/rules/networth/input-checks';
import {
  passcodeRefusal,
  refuseEnded,
} from '@investing-platform/rules/networth/shares/share-links';
import { InputProblems } from '@investing-platform/rules/refusals/input-problems';
import { notFound } from '@investing-platform/rules/refusals/platform-error';
import type { Call } from '../../contract/call.ts';
import { realmOf } from '../../contract/open-realm.ts';
import type { Shown } from '../../contract/present.ts';
import { need, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { write } from '../../contract/write.ts';
import { displayName } from '../../facts/person.ts';
import { isOpen, linkStatus } from '../../facts/share-links.ts';
import { now } from '../../facts/time.ts';

/** The link that a token opens, and whose it is. */
export function opened(
  { realm, params }: Call<'sharedNetWorthDashboard' | 'sharedNetWorthAssetHistory'>,
  isView: boolean,
): { owner: Realm; link: RowOf<'NetWorthShareLink'> } {
  const { platform } = realm;
  for (const user of platform.state.users.values()) {
    const owner = realmOf(platform, user);
    const link = owner.own.list('NetWorthShareLink', { token: params.token })[0];
    if (link === undefined) continue;
    if (!isOpen(owner, link, isView)) break;
    if (link.passcode != null && link.passcode !== params.passcode) {
      throw passcodeRefusal(params.passcode != null);
    }
    return { owner, link };
  }
  throw notFound('Share link');
}

const TOKEN_CHARACTERS = 43;
const SUFFIX = -4;

/** @throws {PlatformError} BAD_USER_INPUT */
function refuseLink({ realm, params }: Call<'createNetWorthShareLink'>): void {
  const problems = new InputProblems();
  checkLink(problems, params, now(realm));
  problems.refuse();
}

function newLink({ realm, params }: Call<'createNetWorthShareLink'>) {
  const token = realm.platform.random.text(TOKEN_CHARACTERS);
  return {
    ownerLabel: params.ownerLabel ?? (realm.user === null ? null : displayName(realm.user)),
    token,
    tokenSuffix: token.slice(SUFFIX),
    passcodeRequired: params.passcode != null,
    url: null,
    csvUrl: null,
    status: 'ACTIVE',
  };
}

/** With its addresses, which one answer shows; a repetition of it has none. */
function made(call: Call<'createNetWorthShareLink'>) {
  const link = write(call, { sets: () => newLink(call) })() as Shown;
  const row = need(call.realm, 'NetWorthShareLink', String(link['id']?.({})));
  const url = `${call.realm.platform.baseUrl}/shared/${row.token}`;
  return {
    ...link,
    url: onlyOnce(url),
    csvUrl: onlyOnce(row.csvEnabled === true ? `${url}.csv` : null),
  };
}

function onlyOnce(address: string | null): () => string | null {
  let kept = address;
  return () => {
    const shown = kept;
    kept = null;
    return shown;
  };
}

export const shareLinkRules: Rules = {
  createNetWorthShareLink: { checks: refuseLink, answers: made },
  revokeNetWorthShareLink: {
    checks: ({ realm, params }) => {
      const link = need(realm, 'NetWorthShareLink', String(params.id));
      refuseEnded(linkStatus(link, realm) === 'ACTIVE');
    },
    sets: ({ realm }) => ({ revokedAt: now(realm) }),
  },
};
