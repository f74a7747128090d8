import DataLoader from 'dataloader';

const USUAL_BATCH_SIZE = 500;

/**
 * A field of many objects of a request: what is asked for in one turn is loaded at once. Nothing is
 * kept, since a mutation further down in the request may change it.
 *
 * @param load finds what there is for some ids, each named once, at most `maxBatchSize`
 * @returns what was found for an id, or null
 */
export function inRequest<Request extends object, Found>(
  load: (request: Request, ids: string[]) => Promise<ReadonlyMap<string, Found>>,
  maxBatchSize: number = USUAL_BATCH_SIZE,
): (request: Request, id: string) => Promise<Found | null> {
  const loaders = new WeakMap<Request, DataLoader<string, Found | null>>();
  return (request, id) => {
    let loader = loaders.get(request);
    if (loader === undefined) {
      const batch = async (ids: readonly string[]) => {
        const found = await load(request, [...new Set(ids)]);
        return ids.map((one) => found.get(one) ?? null);
      };
      loader = new DataLoader(batch, { maxBatchSize, cache: false });
      loaders.set(request, loader);
    }
    return loader.load(id);
  };
}
