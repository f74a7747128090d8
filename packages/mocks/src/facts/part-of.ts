import { page } from '../contract/page.ts';
import type { Realm } from '../contract/realm.ts';
import { link } from '../contract/row.ts';

const USUAL_LIMIT = 20;

/** A page of a list inside an object, of rows in their final order. */
export function partOf(
  { platform }: Realm,
  type: string,
  list: string,
  rows: readonly { readonly id: string }[],
  args: object,
) {
  const { limit = USUAL_LIMIT, cursor } = Object(Object(args).params);
  const { nodes, nextCursor } = page(platform.seed, list, rows, { limit, cursor });
  return { nodes: nodes.map(({ id }) => link(type, id)), nextCursor };
}
