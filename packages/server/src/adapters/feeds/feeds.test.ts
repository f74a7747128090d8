import { instruments } from '@investing-platform/schema/instruments';
import * as feedsmith from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../kernel/clock.ts';
import { newsContract } from '../../ports/news.contract.ts';
import { feedNews } from './news.ts';
import { readFeed } from './read-feed.ts';
import { assetsNamedIn } from './tagging.ts';

const NOW = new Date('2026-03-11T15:00:00Z');
const RSS = 'https://wire.example/rss';
const ATOM = 'https://paper.example/atom.xml';

function idOf(symbol: string, exchange?: string): string {
  const asset = instruments.find(
    (one) => one.symbol === symbol && (exchange === undefined || one.exchange === exchange),
  );
  if (asset === undefined) throw new Error(`no ${symbol}`);
  return asset.id;
}

interface Item {
  readonly title: string;
  readonly at: string;
  readonly link?: string;
}

function item({ title, at, link }: Item): string {
  const address = link ?? `https://wire.example/${encodeURIComponent(title)}`;
  return [
    '<item><title><![CDATA[',
    title,
    ']]></title><link>',
    address,
    '</link><guid isPermaLink="false">',
    title,
    '</guid><pubDate>',
    new Date(at).toUTCString(),
    '</pubDate><description>&lt;p&gt;More &amp;amp; more&lt;/p&gt;</description>',
    '<dc:creator>Ann Lee</dc:creator></item>',
  ].join('');
}

const rss = (...items: Item[]) =>
  '<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>' +
  `<title>The Wire</title>${items.map(item).join('')}</channel></rss>`;

const ENTRY = { title: 'Apple (NASDAQ: AAPL) opens a store', at: '2026-03-11T14:00:00Z' };
const ITEMS: Item[] = [
  ENTRY,
  { title: 'Shares of $AAPL rise', at: '2026-03-11T13:00:00Z' },
  { title: 'Apple (NASDAQ: AAPL) and $MSFT agree', at: '2026-03-11T13:00:00Z' },
  { title: 'Weather for tomorrow', at: '2026-03-11T12:00:00Z' },
  { title: 'Embargoed: $AAPL', at: '2026-03-11T18:00:00Z' },
];
const ATOM_FEED =
  '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>The Paper</title>' +
  '<id>urn:paper</id><updated>2026-03-11T12:30:00Z</updated><entry><id>urn:1</id>' +
  '<title>Air New Zealand (NZX: AIR) flies</title><updated>2026-03-11T12:30:00Z</updated>' +
  '<link rel="alternate" href="https://paper.example/1"/><author><name>Bo</name></author>' +
  '<summary>Further.</summary></entry></feed>';

function setUp(answers: Record<string, () => Response> = {}) {
  const clock = manualClock(NOW);
  const warnings: string[] = [];
  const usual: Record<string, () => Response> = {
    [RSS]: () => new Response(rss(...ITEMS)),
    [ATOM]: () => new Response(ATOM_FEED),
  };
  const news = feedNews({
    clock,
    log: { warn: (_: unknown, message?: string) => void warnings.push(message ?? '') },
    addresses: [RSS, ATOM],
    fetch: async (input) => {
      const answer = answers[String(input)] ?? usual[String(input)];
      if (answer === undefined) throw new Error(`not expected: ${String(input)}`);
      return answer();
    },
  });
  const about = (symbol: string) =>
    news.newsAbout({ assetIds: [idOf(symbol)], from: null, after: null, limit: 10 });
  return { clock, news, warnings, about };
}

newsContract('feeds', async () => {
  const { news } = setUp();
  return { news, now: NOW, assetIds: [idOf('AAPL'), idOf('AIR', 'NZX')] };
});

test('a story has what its feed says, without markup, and nothing invented', async () => {
  const { news } = setUp();
  const [story] = await news.newsAbout({
    assetIds: [idOf('AAPL')],
    from: null,
    after: null,
    limit: 1,
  });
  expect(story).toMatchObject({
    headline: ENTRY.title,
    summary: 'More & more',
    source: 'The Wire',
    author: 'Ann Lee',
    imageUrl: null,
    publishedAt: new Date(ENTRY.at),
    assetIds: [idOf('AAPL')],
    sentiment: null,
  });
});

test('a story keeps its id however often it is read, and stays when its feed drops it', async () => {
  let feed = rss(...ITEMS);
  const { about, clock } = setUp({ [RSS]: () => new Response(feed) });
  const first = await about('AAPL');
  feed = rss({ title: 'New: $AAPL', at: '2026-03-11T14:30:00Z' });
  clock.advance(600_000);
  const second = await about('AAPL');
  expect(second.map(({ headline }) => headline)[0]).toBe('New: $AAPL');
  expect(second.slice(1).map(({ id }) => id)).toEqual(first.map(({ id }) => id));
});

test('a story that comes later than it was published is told when it comes, once', async () => {
  let feed = rss(...ITEMS);
  const { news, clock } = setUp({ [RSS]: () => new Response(feed) });
  const start = clock.now();
  await news.newsBetween(new Date(start.getTime() - 1_000), start);
  feed = rss({ title: 'Late', at: '2026-03-11T14:59:00Z' }, ...ITEMS);
  clock.advance(300_000);
  const then = clock.now();
  const told = await news.newsBetween(start, then);
  expect(told.map(({ headline }) => headline)).toEqual(['Late']);
  clock.advance(300_000);
  expect(await news.newsBetween(then, clock.now())).toEqual([]);
});

test('a feed that fails costs its own stories alone, and is logged', async () => {
  const { news, warnings, about } = setUp({ [RSS]: () => new Response('', { status: 500 }) });
  expect(await about('AAPL')).toEqual([]);
  const day = await news.newsBetween(new Date('2026-03-11T00:00:00Z'), NOW);
  expect(day.map(({ source }) => source)).toEqual(['The Paper']);
  expect(warnings[0]).toBe('a news feed could not be read');
});

test('where no feed can be read there is no news, which is not the same as none', async () => {
  const down = () => new Response('<html>', { status: 200 });
  const { about } = setUp({ [RSS]: down, [ATOM]: down });
  await expect(about('AAPL')).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
});

describe('an entry is left out', () => {
  test.each([
    ['without an https address', rss({ ...ENTRY, link: 'http://wire.example/1' })],
    ['with a script for an address', rss({ ...ENTRY, link: 'javascript:alert(1)' })],
    ['without a headline', rss({ ...ENTRY, title: '<b> </b>' })],
    ['without a date', rss(ENTRY).replace(/<pubDate>.*<\/pubDate>/, '')],
  ])('%s', (_, text) => {
    expect(readFeed(feedsmith, text, 'wire.example')).toEqual([]);
  });
});

describe('a text names', () => {
  test.each<[string, string[]]>([
    ['Apple Inc. (NASDAQ: AAPL) said', [idOf('AAPL')]],
    ['NYSE:IBM and NasdaqGS: MSFT', [idOf('IBM'), idOf('MSFT')]],
    ['Air New Zealand (NZX: AIR)', [idOf('AIR', 'NZX')]],
    ['$MSFT, $MSFT.', [idOf('MSFT')]],
    ['an apple a day keeps Target and Visa away', []],
    ['US$AAPL or $aapl or $ZZZZ', []],
    ['NYSE: ZZZZ', []],
  ])('%s', (text, ids) => {
    expect(assetsNamedIn(text).toSorted()).toEqual(ids.toSorted());
  });
});
