import { addDays } from '../../time/civil-date.ts';
import { intent } from '../conversation.ts';
import {
  change,
  counted,
  dayOf,
  foreign,
  leftOut,
  listed,
  money,
  signed,
  spoken,
} from '../prose.ts';

interface Quote {
  readonly symbol: string;
  readonly price: string;
  readonly previousClose: string | null;
  readonly change: string | null;
  readonly changePercent: string | null;
  readonly currency: string;
  readonly session: string;
  readonly asOf: string;
  readonly delayedMinutes: number;
  readonly stale: boolean;
}

export const quote = intent<[Quote]>({
  name: 'quote',
  example: 'What does Apple cost?',
  patterns: [
    ...['price', 'quote', 'cost', 'trading at', 'share price', 'stock price', 'how much does cost'],
    ...['price of', 'current price', 'price now', 'moved', 'up', 'down', 'fell', 'rose'],
  ],
  asset: 'needed',
  calls: ({ asset }) => [{ name: 'getCurrentStockPrice', arguments: { assetId: asset?.id } }],
  say({ asset }, [row]) {
    const { currency } = row;
    const by = row.changePercent === null ? '' : ` (${change(row.changePercent)})`;
    const moved =
      row.change === null ? '' : `, ${signed(row.change, currency)}${by} since the close before`;
    const late = row.stale
      ? ' The price is old: its source has nothing newer.'
      : row.delayedMinutes > 0
        ? ` Prices are ${row.delayedMinutes} minutes late.`
        : '';
    return `${foreign(asset?.name ?? '')} (${row.symbol}) costs ${money(row.price, currency)}${moved}.${late}`;
  },
});

interface Performance {
  readonly symbol: string;
  readonly ranges: readonly {
    readonly range: string;
    readonly priceReturnPercent: string | null;
    readonly totalReturnPercent: string | null;
  }[];
  readonly maxDrawdownPercent: string | null;
}

const RANGES: Readonly<Record<string, string>> = {
  M1: 'in the last month',
  YTD: 'this year',
  Y1: 'in the last year',
};

export const assetPerformance = intent<[Performance]>({
  name: 'performance of an asset',
  example: 'How did Apple perform this year?',
  patterns: ['perform', 'performance', 'performed', 'return', 'stock return', 'how did do'],
  asset: 'needed',
  calls: ({ asset }) => [
    {
      name: 'fetchAssetPerformance',
      arguments: { assetId: asset?.id, ranges: Object.keys(RANGES) },
    },
  ],
  say({ asset }, [row]) {
    const lines = row.ranges.map(
      ({ range, totalReturnPercent: all, priceReturnPercent: price }) => {
        const total = all ?? price;
        return `${RANGES[range] ?? range}: ${total === null ? 'not known' : change(total)}`;
      },
    );
    return `${foreign(asset?.name ?? '')} (${row.symbol}), dividends included:\n\n${listed(lines)}`;
  },
});

interface History {
  readonly currency: string;
  readonly points: readonly {
    readonly at: string;
    readonly equity: string;
    readonly unpricedCount: number;
    readonly profitLoss: string | null;
    readonly profitLossPercent: string | null;
    readonly timeWeightedReturnPercent: string | null;
  }[];
  readonly moneyWeightedReturnPercent: string | null;
}

export const performance = intent<[History]>({
  name: 'performance',
  example: 'How much did I make this year?',
  patterns: [
    ...[
      'perform',
      'performance',
      'performed',
      'return',
      'made',
      'make',
      'gain',
      'profit',
      'earned',
    ],
    ...['much make', 'much made', 'much gain', 'much lose', 'much lost', 'lost', 'loss', 'doing'],
    ...['portfolio doing', 'portfolio perform', 'time weighted', 'money weighted', 'gained'],
    ...['portfolio performance', 'investment doing', 'investment perform', 'rate of return'],
  ],
  asset: 'none',
  withAsset: 'performance of an asset',
  calls({ period, today }) {
    const from = period === null ? `${today.slice(0, 4)}-01-01` : period.from;
    const span = from === null ? { range: 'ALL' } : { from: `${from}T00:00:00.000Z` };
    const ended = period !== null && from !== null && period.to < today;
    const to = ended ? { to: `${addDays(period.to, 1)}T00:00:00.000Z` } : {};
    return [{ name: 'getPortfolioHistory', arguments: { ...span, ...to } }];
  },
  say({ period }, [{ currency, points, moneyWeightedReturnPercent: weighted }]) {
    const last = points.at(-1);
    const words = period?.words ?? 'this year';
    if (last === undefined || last.profitLoss === null) {
      return `What your accounts gained ${words} is not known.`;
    }
    const isLoss = last.profitLoss.startsWith('-');
    const amount = money(last.profitLoss.replace('-', ''), currency);
    const percent = last.profitLossPercent === null ? '' : ` (${change(last.profitLossPercent)})`;
    const time = last.timeWeightedReturnPercent;
    const more = [
      ...(time === null ? [] : [`time-weighted return ${change(time)}`]),
      ...(weighted === null ? [] : [`money-weighted return ${change(weighted)}`]),
    ];
    const returns = more.length === 0 ? '' : ` ${more.join(', ')}.`.replace(' t', ' T');
    return (
      `Your accounts ${isLoss ? 'lost' : 'gained'} ${amount}${percent} ${words}, money ` +
      `paid in and out left out. They hold ${money(last.equity, currency)}.${leftOut(last.unpricedCount)}${returns}`
    );
  },
});

interface Hours {
  readonly exchange: string;
  readonly timeZone: string;
  readonly open: boolean;
  readonly session: string;
  readonly nextOpensAt: string | null;
  readonly nextClosesAt: string | null;
}

const EXCHANGES: readonly (readonly [string, string])[] = [
  ['nasdaq', 'NASDAQ'],
  ['nzx', 'NZX'],
  ['zealand', 'NZX'],
  ['asx', 'ASX'],
  ['australia', 'ASX'],
  ['london', 'LSE'],
  ['lse', 'LSE'],
];

const moment = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

export const marketHours = intent<[Hours]>({
  name: 'market hours',
  example: 'Is the market open?',
  patterns: [
    ...['market open', 'market hour', 'exchange open', 'market close', 'trading hour', 'open hour'],
    ...[
      'stock market open',
      'nyse open',
      'nasdaq open',
      'when open',
      'when close',
      'nyse',
      'market',
    ],
  ],
  asset: 'none',
  calls({ names }) {
    const words = names.map((name) => name.toLowerCase());
    const exchange = EXCHANGES.find(([word]) => words.includes(word))?.[1];
    return [{ name: 'fetchMarketHours', arguments: exchange === undefined ? {} : { exchange } }];
  },
  say(_asked, [row]) {
    const state = row.open ? 'is open' : 'is closed';
    const next = row.open ? row.nextClosesAt : row.nextOpensAt;
    const until = next === null ? '.' : ` It ${row.open ? 'closes' : 'opens'} at ${moment(next)}.`;
    return `${row.exchange} ${state} (${spoken(row.session)}).${until}`.replace('..', '.');
  },
});

interface News {
  readonly nodes: readonly {
    readonly headline: string;
    readonly source: string;
    readonly publishedAt: string;
  }[];
}

export const news = intent<[News]>({
  name: 'news',
  example: 'What is the news about Apple?',
  patterns: ['news', 'headline', 'happened', 'happening', 'article', 'latest news', 'news about'],
  asset: 'possible',
  calls: ({ asset }) => [
    {
      name: 'fetchNewsByAssetIds',
      arguments: { ...(asset === null ? {} : { assetIds: [asset.id] }), limit: 5 },
    },
  ],
  say(asked, [{ nodes }]) {
    const what = asked.asset === null ? '' : ` about ${foreign(asked.asset.name)}`;
    if (nodes.length === 0) return `There is no news${what}.`;
    const lines = nodes.map(
      ({ headline, source, publishedAt }) =>
        `${foreign(headline)} (${foreign(source)}, ${dayOf(publishedAt)})`,
    );
    return `The latest news${what}:\n\n${listed(lines)}`;
  },
});

interface Likes {
  readonly nodes: readonly {
    readonly entityType: string;
    readonly asset: { readonly symbol: string; readonly name: string } | null;
  }[];
}

export const likes = intent<[Likes]>({
  name: 'watchlist',
  example: 'What is on my watchlist?',
  patterns: [
    'watchlist',
    'liked',
    'favorite',
    'favourite',
    'watching',
    'what do like',
    'watch list',
  ],
  asset: 'none',
  calls: () => [{ name: 'fetchUserLikes', arguments: { entityTypes: ['ASSET'], limit: 50 } }],
  say(_asked, [{ nodes }]) {
    const lines = nodes.flatMap(({ asset }) =>
      asset === null ? [] : [`${foreign(asset.name)} (${asset.symbol})`],
    );
    if (lines.length === 0) return 'You like no assets. `toggleLike` puts one on your list.';
    return `You like ${counted(lines.length, 'asset')}:\n\n${listed(lines)}`;
  },
});
