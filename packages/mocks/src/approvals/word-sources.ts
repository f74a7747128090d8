import type { WordSources } from '@investing-platform/rules/agents/words';
import { theAssetById } from '@investing-platform/rules/market/catalogue';
import { PlatformError } from '@investing-platform/rules/refusals/platform-error';
import { type CatalogEntry, catalog } from '@investing-platform/schema';
import { operationHints } from '@investing-platform/schema/hints';
import {
  execute,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  isScalarType,
  parse,
} from 'graphql';
import { answerByContract } from '../contract/answer.ts';
import { realmOf } from '../contract/open-realm.ts';
import { assetFields } from '../rules/market/asset-fields.ts';
import { contractSchema, type ExecutionContext } from '../service/contract-schema.ts';
import type { Caller } from '../service/operations.ts';
import type { Platform } from '../world/platform.ts';

type Known = Extract<Caller, { kind: 'token' }>;

const entries: Readonly<Record<string, CatalogEntry | undefined>> = catalog;

/** What words about a wish are made from: the mocked world, as its caller may read it. */
export function wordSources(platform: Platform, caller: Known): WordSources {
  const ask: WordSources['ask'] = async (query, variableValues) => {
    const result = await execute({
      schema: contractSchema(),
      document: parse(query),
      variableValues,
      contextValue: contextOf(platform, caller),
    });
    const errors = (result.errors ?? []).map(({ message, originalError }) => ({
      message,
      extensions: {
        code: originalError instanceof PlatformError ? originalError.code : ('INTERNAL' as const),
      },
    }));
    return { data: result.data ?? null, errors };
  };
  return {
    hints: operationHints,
    ask,
    async read(operation, params) {
      const scope = entries[operation]?.scope ?? null;
      const document = namingDocument(operation);
      if (document === null || (scope !== null && !caller.scopes.has(scope))) return null;
      const { data, errors = [] } = await ask(document, { params });
      return errors.length > 0 ? null : (data?.[operation] ?? null);
    },
  };
}

function contextOf(platform: Platform, caller: Known): ExecutionContext {
  const { user } = caller;
  return {
    answer: (field, params) => answerByContract(platform, caller, field, params),
    assetField: (field, assetId, params) =>
      assetFields[field](realmOf(platform, user), theAssetById('id', assetId), params, user),
  };
}

/** Asks for what rows are told apart by; null where an operation lists no rows. */
function namingDocument(operation: string): string | null {
  const field = contractSchema().getQueryType()?.getFields()[operation];
  const argument = field?.args.find(({ name }) => name === 'params');
  const type = field && getNamedType(field.type);
  if (argument === undefined || !isObjectType(type)) return null;
  const isList = field !== undefined && isListType(getNullableType(field.type));
  const rows = isList ? undefined : (type.getFields()['nodes'] ?? type.getFields()['assets']);
  const rowType = rows === undefined ? type : getNamedType(rows.type);
  if (!isObjectType(rowType)) return null;
  const leaves = Object.values(rowType.getFields())
    .filter(({ args, type: leaf }) => args.length === 0 && !isObjectType(getNamedType(leaf)))
    .filter(({ type: leaf }) => isScalarType(getNamedType(leaf)) || !isListType(leaf))
    .map(({ name }) => name);
  const selected = rows === undefined ? leaves.join(' ') : `${rows.name} { ${leaves.join(' ')} }`;
  return `query ($params: ${argument.type}) { ${operation}(params: $params) { ${selected} } }`;
}
