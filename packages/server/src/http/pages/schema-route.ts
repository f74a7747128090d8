import type { ExtraRoute } from '../router.ts';

/** For whoever writes documents of their own: editors and generators read it from an address. */
const FOR_ALL = [
  'Access-Control-Allow-Origin',
  '*',
  'Cross-Origin-Resource-Policy',
  'cross-origin',
];

/** The contract as SDL, which is public, whether or not the server answers introspection. */
export const schemaRoute: readonly [string, ExtraRoute] = [
  '/schema.graphql',
  async () => {
    const { publicTypeDefs } = await import('@investing-platform/schema/public-type-defs');
    return { contentType: 'text/plain; charset=utf-8', body: publicTypeDefs, headers: FOR_ALL };
  },
];
