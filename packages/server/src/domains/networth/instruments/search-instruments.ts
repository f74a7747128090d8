import { assetById } from '@investing-platform/rules/market/catalogue';
import { searchAssets } from '@investing-platform/rules/market/search/search-assets';
import { type Searchable, searchIndex } from '@investing-platform/rules/market/search/search-index';
import type { AssetClass, Exchange, InstrumentKind } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { eitherOr } from '../../../kernel/errors.ts';
import { type InstrumentShown, instrumentsShown, ownInstruments } from '../../holdings/index.ts';

export interface SearchInstrumentsInput {
  readonly ids?: readonly string[] | null | undefined;
  readonly query?: string | null | undefined;
  readonly kinds?: readonly InstrumentKind[] | null | undefined;
  readonly assetClasses?: readonly AssetClass[] | null | undefined;
  readonly exchanges?: readonly Exchange[] | null | undefined;
  /** 1 to 50; default 20. */
  readonly limit?: number | undefined;
}

const USUAL_LIMIT = 20;
/** As many as the catalogue may have that fit: filters come afterwards. */
const MAX_FOUND = 10_000;

/**
 * Instruments of the catalogue and of one's own, the best first. Two statements.
 *
 * @throws {PlatformError} BAD_USER_INPUT where neither words nor ids are given
 */
export async function searchInstruments(
  deps: Pick<Deps, 'db' | 'marketData' | 'clock'>,
  actor: Actor,
  input: SearchInstrumentsInput,
): Promise<InstrumentShown[]> {
  const { userId } = requireUser(actor);
  const { ids = null, query = null, limit = USUAL_LIMIT } = input;
  if (ids === null && query === null) throw eitherOr('params', ['ids', 'query'], false);
  const wantsOwn = input.assetClasses == null && input.exchanges == null && wants(input, 'CUSTOM');
  const own = wantsOwn ? await ownInstruments(deps, userId) : [];
  const listed = wants(input, 'LISTED') ? listedIds(input, query, ids) : [];
  const owned = ownFound(own, query, ids);
  const found = [
    ...owned.map(({ id, score }) => ({ id, score })),
    ...listed.map(({ id, score }) => ({ id, score })),
  ].sort((left, right) => right.score - left.score);
  const first = found.slice(0, limit).map(({ id }) => id);
  const shown = await instrumentsShown(deps, userId, first);
  return first.flatMap((id) => shown.get(id) ?? []);
}

const wants = ({ kinds }: SearchInstrumentsInput, kind: InstrumentKind): boolean =>
  kinds == null || kinds.includes(kind);

interface Found {
  readonly id: string;
  readonly score: number;
}

function listedIds(
  { assetClasses, exchanges }: SearchInstrumentsInput,
  query: string | null,
  ids: readonly string[] | null,
): Found[] {
  const wanted = ids && new Set(ids.map((id) => id.toLowerCase()));
  const found =
    query === null
      ? (ids ?? []).map((id) => ({ id: id.toLowerCase(), asset: null, score: 1 }))
      : searchAssets(query, MAX_FOUND).map(({ item: { asset }, score }) => ({
          id: asset.id,
          asset,
          score,
        }));
  return found.filter(({ id, asset }) => {
    if (wanted !== null && !wanted.has(id)) return false;
    const known = asset ?? assetById(id);
    return (
      known !== null &&
      (assetClasses == null || assetClasses.includes(known.assetClass)) &&
      (exchanges == null || exchanges.includes(known.exchange))
    );
  });
}

function ownFound(
  own: readonly InstrumentShown[],
  query: string | null,
  ids: readonly string[] | null,
): Found[] {
  const wanted = ids && new Set(ids.map((id) => id.toLowerCase()));
  const asked = own.filter(({ id }) => wanted === null || wanted.has(id));
  if (query === null) return asked.map(({ id }) => ({ id, score: 1 }));
  const search = searchIndex(
    asked.map(({ id, symbol, name }): Searchable & { id: string } => ({
      id,
      symbol,
      name,
      codes: [],
      group: 'OWN',
      weight: 1,
    })),
  );
  return search(query, MAX_FOUND).map(({ item, score }) => ({ id: item.id, score }));
}
