import type { Looked } from '@investing-platform/rules/assistant/conversation';
import { shortDocuments } from '@investing-platform/rules/assistant/documents';
import { proposed } from '@investing-platform/rules/assistant/proposals';
import { theAssetById } from '@investing-platform/rules/market/catalogue';
import { type CatalogEntry, catalog, type LeafScope } from '@investing-platform/schema';
import { DAY_MS } from '@investing-platform/schema/durations';
import { execute, parse } from 'graphql';
import { answerByContract } from '../contract/answer.ts';
import { realmOf } from '../contract/open-realm.ts';
import { assetFields } from '../rules/market/asset-fields.ts';
import type { User } from '../world/entities.ts';
import type { LookUp, Platform } from '../world/platform.ts';
import { contractSchema, type ExecutionContext } from './contract-schema.ts';
import type { Caller } from './operations.ts';

type Found = Pick<Looked, 'success' | 'data'>;

const entries: Readonly<Record<string, CatalogEntry | undefined>> = catalog;
const failed = (code: string, message: string): Found => ({
  success: false,
  data: `${code}: ${message}`,
});

/** How the assistant of the mocks reads: by the short documents that the server's reads with. */
export function lookUpIn(platform: Platform): LookUp {
  return (user, scopes, { name, arguments: params }) => {
    const proposal = proposed({ name, arguments: params });
    if (proposal !== null) return proposal;
    const document = shortDocuments[name];
    if (document === undefined) return { success: false, data: `There is no query ${name}` };
    const scope = entries[name]?.scope ?? null;
    if (scope !== null && !scopes.has(scope)) {
      return failed('FORBIDDEN', `The token needs the scope ${scope}`);
    }
    const result = execute({
      schema: contractSchema(),
      document: parse(document),
      variableValues: { params },
      contextValue: contextOf(platform, user, scopes as ReadonlySet<LeafScope>),
    });
    if (result instanceof Promise) return failed('INTERNAL', 'The answer takes too long');
    const [error] = result.errors ?? [];
    if (error !== undefined) {
      const { code = 'INTERNAL' } = Object(error.originalError);
      return failed(String(code), error.message);
    }
    // As it comes over the network: without moments and functions.
    return { success: true, data: JSON.parse(JSON.stringify(result.data?.[name] ?? null)) };
  };
}

function contextOf(
  platform: Platform,
  user: User,
  scopes: ReadonlySet<LeafScope>,
): ExecutionContext {
  const expiresAt = new Date(platform.clock.now().getTime() + DAY_MS);
  const caller: Caller = { kind: 'token', user, scopes, credentialId: user.id, expiresAt };
  return {
    answer: (field, params) => answerByContract(platform, caller, field, params),
    assetField: (field, assetId, params) =>
      assetFields[field](realmOf(platform, user), theAssetById('id', assetId), params, user),
  };
}
