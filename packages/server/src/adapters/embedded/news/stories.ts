import { DAY_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import type { Instrument } from '@investing-platform/schema/instruments';
import { calendarOf, tradingDayAt } from '@investing-platform/schema/trading-calendar';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { fraction, seededRandom } from '../../../kernel/random.ts';
import type { CorporateAction, HistoryBar, MarketData } from '../../../ports/market-data.ts';
import type { NewsStory } from '../../../ports/news.ts';
import { stableId } from '../stable-id.ts';

/** A move of a day from which on it is news, as a fraction. */
const NEWSWORTHY = { EQUITY: 0.035, ETF: 0.02, CRYPTO: 0.06, FX: 0.02, OPTION: 1, OTHER: 1 };
const SOURCE = 'Simulated newsroom';
/** Long enough to hold the trading day before. */
const LOOKBACK_MS = 10 * DAY_MS;
const MAX_BARS = 500;
/** A move this big has the strongest mood. */
const FULL_MOOD = 0.1;

const MAX_MINUTES_LATE = 50;

export interface StoryDeps {
  readonly marketData: MarketData;
  readonly seed: string;
}

type NewStory = Pick<NewsStory, 'headline' | 'summary' | 'sentiment'>;

/**
 * What there is to tell of an asset from one moment (excluded) to another (included), in no order:
 * big moves after the close, ex-days and splits before the opening.
 *
 * @param until now or earlier
 */
export async function storiesAbout(
  deps: StoryDeps,
  asset: Instrument,
  after: number,
  until: number,
): Promise<NewsStory[]> {
  const { marketData } = deps;
  const bars = await marketData.bars({
    assetId: asset.id,
    timeframe: 'DAY_1',
    from: new Date(after - LOOKBACK_MS),
    to: new Date(until),
    adjustment: 'SPLIT',
    extendedHours: false,
    limit: MAX_BARS,
  });
  const actions = await marketData.corporateActions(
    [asset.id],
    new Date(after - DAY_MS),
    new Date(until),
  );
  const stories = [
    ...bars.flatMap((bar, place) => movesOf(deps, asset, bars[place - 1], bar, until)),
    ...actions.flatMap((action) => actionStory(deps, asset, action)),
  ];
  return stories.filter(({ publishedAt }) => {
    const at = publishedAt.getTime();
    return at > after && at <= until;
  });
}

function movesOf(
  { seed }: StoryDeps,
  asset: Instrument,
  before: HistoryBar | undefined,
  bar: HistoryBar,
  until: number,
): NewsStory[] {
  const day = tradingDayAt(asset.exchange, bar.at);
  if (before === undefined || day === null || day.close > until) return [];
  const move = Number(bar.close) / Number(before.close) - 1;
  if (Math.abs(move) < NEWSWORTHY[asset.assetClass]) return [];
  const percent = Math.abs(move * 100).toFixed(1);
  const [verb, direction] = move > 0 ? ['rises', 'up'] : ['falls', 'down'];
  const price = `${bar.close} ${asset.currency}`;
  return [
    story(seed, asset, `move:${day.date}`, day.close, {
      headline: `${asset.name} ${verb} ${percent}% to ${price}`,
      summary:
        `${asset.symbol} closed at ${price} on ${day.date}, ${direction} from ${before.close} ` +
        `${asset.currency}. Told by the simulated market.`,
      sentiment: mood(move / FULL_MOOD),
    }),
  ];
}

function actionStory({ seed }: StoryDeps, asset: Instrument, action: CorporateAction): NewsStory[] {
  const told = tellingOf(asset, action);
  if (told === null) return [];
  const key = `${action.kind}:${calendarOf(asset.exchange).dateAt(action.exAt.getTime())}`;
  return [story(seed, asset, key, action.exAt.getTime(), told)];
}

function tellingOf(
  { name, symbol, currency }: Instrument,
  action: CorporateAction,
): NewStory | null {
  if (action.kind === 'DIVIDEND') {
    const amount = `${action.amountPerShare} ${currency}`;
    return {
      headline: `${name} trades without its dividend of ${amount} a share`,
      summary:
        `Holders of ${symbol} before today receive ${amount} a share on ` +
        `${action.payAt.toISOString().slice(0, 10)}. Told by the simulated market.`,
      sentiment: mood(0.1),
    };
  }
  if (action.kind !== 'SPLIT') return null;
  const ratio = `${action.numerator} for ${action.denominator}`;
  return {
    headline: `${name} splits its shares ${ratio}`,
    summary: `Shares of ${symbol} trade split ${ratio} from today. Told by the simulated market.`,
    sentiment: mood(0.3),
  };
}

/**
 * Whether a story of an asset that was published at a moment may have an id: what happened in the
 * hour before is known by its day, and the id follows from it.
 */
export function mayTell({ seed }: StoryDeps, asset: Instrument, id: string, at: Date): boolean {
  const calendar = calendarOf(asset.exchange);
  const last = calendar.indexAt(at.getTime());
  const earliest = at.getTime() - MAX_MINUTES_LATE * MINUTE_MS;
  const isJustBefore = (moment: number) => moment >= earliest && moment < at.getTime();
  const days = [calendar.day(last), calendar.day(last - 1)].filter((day) => day !== null);
  const keys = days.flatMap(({ date, start, close }) => [
    ...(isJustBefore(close) ? [`move:${date}`] : []),
    ...(isJustBefore(start) ? [`DIVIDEND:${date}`, `SPLIT:${date}`] : []),
  ]);
  return keys.some((key) => stableId(nameOf(seed, asset.id, key), at) === id);
}

function nameOf(seed: string, assetId: string, key: string): string {
  return `${seed}:news:${assetId}:${key}`;
}

/** A story comes some minutes after what it tells of. */
function story(
  seed: string,
  { id: assetId }: Instrument,
  key: string,
  happenedAt: number,
  told: NewStory,
): NewsStory {
  const name = nameOf(seed, assetId, key);
  const minutes = 1 + Math.floor(fraction(seededRandom(name)) * MAX_MINUTES_LATE);
  const publishedAt = new Date(happenedAt + minutes * MINUTE_MS);
  const id = stableId(name, publishedAt);
  return Object.freeze({
    id,
    ...told,
    url: `https://news.example.com/stories/${id}`,
    source: SOURCE,
    author: null,
    imageUrl: null,
    publishedAt,
    assetIds: Object.freeze([assetId]),
  });
}

function mood(value: number): string {
  return toPlain(decimal(Math.max(-1, Math.min(1, value))).toDecimalPlaces(2));
}
