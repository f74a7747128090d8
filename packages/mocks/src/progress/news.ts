import { instruments } from '@investing-platform/schema/instruments';
import { complete } from '../contract/complete.ts';
import { madeId } from '../contract/leaf-values.ts';
import type { Realm } from '../contract/realm.ts';
import { seededRandom } from '../kernel/random.ts';

const EVERY_MS = 60_000;
/** After a long leap, only the last ones are told. */
const MAX_AT_ONCE = 5;
/** What is older is forgotten: a year has more minutes than a test has use for. */
const MAX_KEPT = 1_000;

const TOLD = [
  'raises its outlook',
  'opens a new plant',
  'names a new chief executive',
  'reports a steady quarter',
  'buys back shares',
];

/** Every minute there is news of some asset: the same for the same seed. */
export function publishNews(realm: Realm): void {
  const { platform, shared } = realm;
  const passed = platform.clock.now().getTime() - platform.startsAt.getTime();
  const last = Math.floor(passed / EVERY_MS);
  const first = Math.max(1, last - MAX_AT_ONCE + 1);
  if (last < 1 || shared.find('NewsItem', pieceOf(realm, last).id) !== undefined) return;
  for (let count = first; count <= last; count += 1) {
    const at = new Date(platform.startsAt.getTime() + count * EVERY_MS);
    const { random, id, asset } = pieceOf(realm, count);
    if (shared.find('NewsItem', id) !== undefined || asset === undefined) continue;
    const headline = `${asset.name} ${TOLD[random.below(TOLD.length)] ?? 'is in the news'}`;
    const given = {
      headline,
      summary: `${headline}, says a statement to the market.`,
      source: 'Example Wire',
      publishedAt: at,
      assetIds: [asset.id],
      symbols: [asset.symbol],
      sentiment: '0.2',
    };
    shared.add('NewsItem', complete(realm, 'NewsItem', given, { random, at, newId: () => id }));
  }
  forgetOld(realm);
}

function forgetOld({ platform, shared }: Realm): void {
  const startedAt = platform.startsAt.getTime();
  const told = shared
    .list('NewsItem')
    .filter(({ publishedAt }) => new Date(publishedAt as Date).getTime() > startedAt);
  for (const { id } of told.slice(0, -MAX_KEPT)) shared.remove('NewsItem', id);
}

/** The id of the asset that the next news is about. */
export function nextInTheNews(realm: Realm): string | undefined {
  const { clock, startsAt } = realm.platform;
  const passed = clock.now().getTime() - startsAt.getTime();
  return pieceOf(realm, Math.floor(passed / EVERY_MS) + 1).asset?.id;
}

function pieceOf({ platform }: Realm, count: number) {
  const at = new Date(platform.startsAt.getTime() + count * EVERY_MS);
  const random = seededRandom(`${platform.seed}:news:${count}`);
  const id = madeId(random, at);
  return { random, id, asset: instruments[random.below(instruments.length)] };
}
