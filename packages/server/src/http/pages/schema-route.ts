import { publicContractText } from '../../graphql/contract-text.ts';
import type { ExtraRoute } from '../router.ts';

/** For whoever writes documents of their own: editors and generators read it from an address. */
const FOR_ALL = [
  'Access-Control-Allow-Origin',
  '*',
  'Cross-Origin-Resource-Policy',
  'cross-origin',
];

/** As bytes, of which an answer needs no copy. */
let body: Buffer | undefined;

/** The contract as SDL, which is public, whether or not the server answers introspection. */
export const schemaRoute: readonly [string, ExtraRoute] = [
  '/schema.graphql',
  async () => {
    body ??= Buffer.from(publicContractText());
    return { contentType: 'text/plain; charset=utf-8', body, headers: FOR_ALL };
  },
];
