import { labelProblem } from '@investing-platform/rules/oauth/labels';
import { redirectUriProblem } from '@investing-platform/rules/oauth/redirect-uri';
import { lockPerson } from '../../db/locks/lock-person.ts';
import type { SessionActor } from '../../kernel/actor.ts';
import { type FieldProblem, invalidInput, notFound, refuse } from '../../kernel/errors.ts';
import { sha256 } from '../../kernel/hash.ts';
import { isId, newId } from '../../kernel/ids.ts';
import { CONTROL_TOPIC, controlPayload } from '../control.ts';
import type { OAuthDeps } from '../deps.ts';
import {
  type ApiCredential,
  credentialsOfUser,
  deleteCredentialOfUser,
  insertCredential,
} from '../store/credentials.sql.ts';
import { newToken } from '../tokens/token-formats.ts';

const MAX_CREDENTIALS = 20;
const MAX_LABEL = 60;
export const MAX_REDIRECT_URIS = 10;

export interface CreateCredentialInput {
  /** 1 to 60 characters. */
  readonly label: string;
  /** A public client has no secret and uses PKCE. */
  readonly isPublic: boolean;
  /** 1 to 10 for a public client, none for a confidential one. */
  readonly redirectUris: readonly string[];
}

export interface CreatedCredential {
  readonly credential: ApiCredential;
  /** Shown this once; null for a public client. Only its SHA-256 is kept. */
  readonly clientSecret: string | null;
}

/**
 * Creates an API credential (spec part 2).
 *
 * @throws {PlatformError} BAD_USER_INPUT; QUOTA_EXCEEDED beyond 20 credentials
 */
export async function createCredential(
  deps: Pick<OAuthDeps, 'db' | 'clock' | 'random'>,
  actor: SessionActor,
  input: CreateCredentialInput,
): Promise<CreatedCredential> {
  checkCredential(input);
  const label = input.label.trim();
  const clientSecret = input.isPublic ? null : newToken(deps.random, 'clientSecret');
  const secretHash = clientSecret === null ? null : sha256(clientSecret);
  const id = newId(deps.clock, deps.random);
  const clientId = newToken(deps.random, 'clientId');
  const createdAt = deps.clock.now();
  const credential = await deps.db.transaction(async (tx) => {
    await tx.one(lockPerson, actor.userId);
    return tx.maybe(insertCredential, {
      id,
      clientId,
      userId: actor.userId,
      label,
      secretHash,
      isPublic: input.isPublic,
      redirectUris: input.redirectUris,
      createdAt,
      mostCredentials: MAX_CREDENTIALS,
    });
  });
  if (credential === null) {
    throw refuse('QUOTA_EXCEEDED', `An account has at most ${MAX_CREDENTIALS} API credentials`);
  }
  return { credential, clientSecret };
}

/** @throws {PlatformError} BAD_USER_INPUT with every wrong field at once */
export function checkCredential(input: CreateCredentialInput): void {
  const problems = problemsOf({ ...input, label: input.label.trim() });
  if (problems.length > 0) throw invalidInput(problems);
}

function problemsOf(input: CreateCredentialInput): readonly FieldProblem[] {
  const { label, isPublic, redirectUris } = input;
  const problems: FieldProblem[] = [];
  const wrongLabel = labelProblem(label, MAX_LABEL);
  if (wrongLabel !== null) problems.push({ path: 'params.label', message: wrongLabel });
  const count = countProblem(isPublic, redirectUris.length);
  if (count !== null) problems.push({ path: 'params.redirectUris', message: count });
  for (const [index, uri] of redirectUris.slice(0, MAX_REDIRECT_URIS).entries()) {
    const message = redirectUriProblem(uri);
    if (message !== null) problems.push({ path: `params.redirectUris.${index}`, message });
  }
  return problems;
}

function countProblem(isPublic: boolean, count: number): string | null {
  if (!isPublic) return count === 0 ? null : 'are for public clients';
  return count >= 1 && count <= MAX_REDIRECT_URIS
    ? null
    : `must be 1 to ${MAX_REDIRECT_URIS} for a public client`;
}

/** The actor's credentials, newest first. */
export async function listCredentials(
  deps: Pick<OAuthDeps, 'db' | 'clock'>,
  actor: SessionActor,
): Promise<readonly ApiCredential[]> {
  return deps.db.all(credentialsOfUser, actor.userId, deps.clock.now(), MAX_CREDENTIALS);
}

/**
 * Deletes a credential with its tokens, codes and consents; its sockets close at once (part 5.3).
 *
 * @throws {PlatformError} NOT_FOUND, also for another user's
 */
export async function deleteCredential(
  deps: Pick<OAuthDeps, 'db'>,
  actor: SessionActor,
  credentialId: string,
): Promise<void> {
  if (!isId(credentialId)) throw notFound('API credential');
  await deps.db.transaction(async (tx) => {
    const deleted = await tx.maybe(deleteCredentialOfUser, credentialId, actor.userId);
    if (deleted === null) throw notFound('API credential');
    await tx.notify(CONTROL_TOPIC, controlPayload({ kind: 'credential-deleted', credentialId }));
  });
}
