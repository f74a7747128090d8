import { type AssetRow, fullSymbol } from '@investing-platform/rules/market/catalogue';
import { holdsWords, plainWords } from '@investing-platform/rules/market/search/words';
import { instruments } from '@investing-platform/schema/instruments';
import type { AssetClass, Exchange, Sector } from '@investing-platform/schema/operations';
import type { Deps } from '../../deps.ts';
import { type Page, pageOf, USUAL_LIMIT } from '../../kernel/page.ts';

export interface GetTradableAssetsInput {
  /** At most 200, in either case. */
  readonly ids?: readonly string[] | null | undefined;
  readonly assetClasses?: readonly AssetClass[] | null | undefined;
  readonly exchanges?: readonly Exchange[] | null | undefined;
  readonly sectors?: readonly Sector[] | null | undefined;
  readonly fractionable?: boolean | null | undefined;
  /** Words that begin a word of the symbol or the name, each of them. */
  readonly search?: string | null | undefined;
  /** 1 to 500, default 50. */
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

const LIST = 'getTradableAssets';

interface Listed {
  readonly asset: AssetRow;
  /** What the list is ordered by: no two assets have the same. */
  readonly name: string;
  readonly words: readonly string[];
}

const listed: readonly Listed[] = instruments
  .filter(({ tradable }) => tradable)
  .map((asset) => ({
    asset,
    name: fullSymbol(asset),
    words: plainWords(`${asset.symbol} ${asset.name}`),
  }))
  .sort((left, right) => (left.name < right.name ? -1 : 1));

/**
 * The assets that orders are taken for, by symbol. The catalogue only ever grows, so a page goes on
 * where the one before ended.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this query did not give out
 */
export function getTradableAssets(
  { cursors }: Pick<Deps, 'cursors'>,
  input: GetTradableAssetsInput,
): Page<AssetRow> {
  const limit = input.limit ?? USUAL_LIMIT;
  const [after = ''] = input.cursor == null ? [] : cursors.decode(LIST, input.cursor);
  const words = plainWords(input.search ?? '');
  if (input.search != null && words.length === 0) return { nodes: [], nextCursor: null };
  const ids = input.ids == null ? null : new Set(input.ids.map((id) => id.toLowerCase()));
  const found: Listed[] = [];
  for (const entry of listed) {
    if (entry.name > after && isWanted(entry, input, ids, words)) found.push(entry);
    if (found.length > limit) break;
  }
  const { nodes, nextCursor } = pageOf(found, limit, ({ name }) => cursors.encode(LIST, [name]));
  return { nodes: nodes.map(({ asset }) => asset), nextCursor };
}

function isWanted(
  { asset, words }: Listed,
  { assetClasses, exchanges, sectors, fractionable }: GetTradableAssetsInput,
  ids: ReadonlySet<string> | null,
  search: readonly string[],
): boolean {
  return (
    (ids === null || ids.has(asset.id)) &&
    (assetClasses == null || assetClasses.includes(asset.assetClass)) &&
    (exchanges == null || exchanges.includes(asset.exchange)) &&
    (sectors == null || (asset.sector !== null && sectors.includes(asset.sector))) &&
    (fractionable == null || asset.fractionable === fractionable) &&
    holdsWords(words, search)
  );
}
