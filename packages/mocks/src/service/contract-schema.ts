import { executableSchema } from '@investing-platform/engine';
import { catalog, scalars } from '@investing-platform/schema';
import { publicTypeDefs } from '@investing-platform/schema/public-type-defs';
import type { GraphQLSchema } from 'graphql';

/** Fields of an asset that are the same whatever way it was found. */
const ASSET_FIELDS = ['bars', 'dividends', 'fiftyTwoWeekRange', 'orderPreview', 'splits'] as const;
export type AssetField = (typeof ASSET_FIELDS)[number];

/** What runs a root field: the mocked platform, or an override of it. */
export interface ExecutionContext {
  answer(field: string, params: unknown): unknown;
  /** A field of an asset that is the same whatever way it was found. */
  assetField(field: AssetField, assetId: string, params: object): unknown;
}

let built: GraphQLSchema | undefined;

/**
 * The contract's public schema, executable as the service executes it: every root field asks the
 * context. It holds no state, so one serves all mocks of a program.
 */
export function contractSchema(): GraphQLSchema {
  built ??= executableSchema(publicTypeDefs, scalars, resolvers());
  return built;
}

type Resolve = (source: unknown, args: { params?: unknown }, context: ExecutionContext) => unknown;

function resolvers(): Record<string, Record<string, object>> {
  const byType: Record<string, Record<string, object>> = {};
  for (const [field, { type }] of Object.entries(catalog)) {
    const resolve: Resolve = (_source, { params }, context) => context.answer(field, params);
    const fields = byType[type] ?? {};
    fields[field] = type === 'Subscription' ? { subscribe: resolve, resolve: itself } : resolve;
    byType[type] = fields;
  }
  return {
    ...byType,
    Asset: Object.fromEntries(ASSET_FIELDS.map((name) => [name, ofAsset(name)])),
  };
}

/** Whatever way an asset was found, these of its fields are told alike. */
function ofAsset(field: AssetField) {
  return (
    asset: Readonly<Record<string, unknown>>,
    { params }: { params?: object | null },
    context: ExecutionContext,
  ): unknown => {
    const { id, [field]: given } = asset;
    // An override gives the value itself; what the mocks show is a function or nothing.
    if (given !== undefined && typeof given !== 'function') return given;
    return context.assetField(field, String(typeof id === 'function' ? id({}) : id), params ?? {});
  };
}

const itself = (event: unknown): unknown => event;
