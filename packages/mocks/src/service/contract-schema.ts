import { catalog, scalars } from '@investing-platform/schema';
import { executableSchema } from '@investing-platform/schema/engine';
import type { PlaceOrderInput } from '@investing-platform/schema/operations';
import { publicTypeDefs } from '@investing-platform/schema/public-type-defs';
import type { GraphQLSchema } from 'graphql';

/** What runs a root field: the mocked platform, or an override of it. */
export interface ExecutionContext {
  answer(field: string, params: unknown): unknown;
  /** What an order for an asset would come to. */
  orderPreview(assetId: string, params: PlaceOrderInput): unknown;
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
  return { ...byType, Asset: { orderPreview } };
}

interface AssetShown {
  readonly id: unknown;
  /** Given by an override. */
  readonly orderPreview?: unknown;
}

/** Whatever way an asset was found, an order for it is previewed alike. */
function orderPreview(
  asset: AssetShown,
  args: { params: PlaceOrderInput },
  context: ExecutionContext,
): unknown {
  const { orderPreview: given, id } = asset;
  if (typeof given === 'object' && given !== null) return given;
  return context.orderPreview(String(typeof id === 'function' ? id({}) : id), args.params);
}

const itself = (event: unknown): unknown => event;
