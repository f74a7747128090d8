import { executableSchema } from '@investing-platform/engine';
import { catalog, scalars } from '@investing-platform/schema';
import { firstPartyCatalog } from '@investing-platform/schema/first-party-catalog';
import type { Config } from './config/config.ts';
import { contractText } from './graphql/contract-text.ts';
import { createEngine, type Engine } from './graphql/engine.ts';
import { resolvers } from './graphql/generated/resolver-map.ts';
import { withTurns } from './graphql/long-work.ts';

/** What stands in front of every resolver, with the limits of the settings. */
export function composeEngine(config: Config): Engine {
  const { introspection, mode, requestWorkSeconds, maxDepth, maxRootFields, maxTokens, maxNodes } =
    config;
  return createEngine({
    schema: withTurns(executableSchema(contractText(), scalars, resolvers)),
    catalog: { ...catalog, ...firstPartyCatalog },
    limits: { depth: maxDepth, rootFields: maxRootFields, tokens: maxTokens, nodes: maxNodes },
    mostWorkSeconds: requestWorkSeconds,
    introspection: introspection === 'on' || (introspection === 'auto' && mode !== 'production'),
  });
}
