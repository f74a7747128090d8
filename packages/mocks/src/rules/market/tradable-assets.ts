import { fullSymbol } from '@investing-platform/rules/market/catalogue';
import { holdsWords, plainWords } from '@investing-platform/rules/market/search/words';
import { type Instrument, instruments } from '@investing-platform/schema/instruments';
import type { Call } from '../../contract/call.ts';
import { page } from '../../contract/page.ts';
import { present } from '../../contract/present.ts';
import { find } from '../../contract/realm.ts';

const tradable: readonly Instrument[] = instruments
  .filter((asset) => asset.tradable)
  .toSorted((left, right) => (fullSymbol(left) < fullSymbol(right) ? -1 : 1));

/** Whether a list given holds the value; a list that is not given holds all. */
const holds = (list: unknown, value: string | null): boolean =>
  list == null || (list as readonly unknown[]).includes(value);

/** The assets that orders are taken for, by symbol. */
export function tradableAssets({ realm, operation, params }: Call<'getTradableAssets'>) {
  const search = params.search == null ? null : plainWords(String(params.search));
  const ids = (params.ids as readonly string[] | null | undefined)?.map((id) => id.toLowerCase());
  const { assetClasses, exchanges, sectors, fractionable } = params;
  const wanted = tradable.filter(
    (asset) =>
      holds(ids, asset.id) &&
      holds(assetClasses, asset.assetClass) &&
      holds(exchanges, asset.exchange) &&
      holds(sectors, asset.sector) &&
      (fractionable == null || fractionable === asset.fractionable) &&
      (search === null ||
        (search.length > 0 && holdsWords(plainWords(`${asset.symbol} ${asset.name}`), search))),
  );
  const { nodes, nextCursor } = page(realm.platform.seed, operation, wanted, params);
  return {
    nodes: nodes.map(({ id }) => present(realm, 'Asset', Object(find(realm, 'Asset', id)))),
    nextCursor,
  };
}
