import type { NewsStory } from '../../ports/news.ts';
import { stableId } from '../embedded/stable-id.ts';
import { assetsNamedIn } from './tagging.ts';

type Feedsmith = typeof import('feedsmith');

const MAX_ITEMS = 200;
const HEADLINE_CHARACTERS = 300;
const SUMMARY_CHARACTERS = 2_000;
const NAME_CHARACTERS = 200;

/** What the formats have in common. */
interface Entry {
  readonly key: string | undefined;
  readonly title: string | undefined;
  readonly text: string | undefined;
  readonly link: string | undefined;
  readonly author: string | undefined;
  readonly date: string | undefined;
}

/**
 * Reads an RSS or Atom feed. An entry without a headline, an https address or a date is left out,
 * since nothing may be invented for it.
 *
 * @param host of the feed: who published it where the feed has no name
 * @throws {Error} where the text is no feed
 */
export function readFeed(feedsmith: Feedsmith, text: string, host: string): NewsStory[] {
  const { format, feed } = feedsmith.parseFeed(text, { maxItems: MAX_ITEMS });
  if (format === 'rss') {
    const source = plain(feed.title, NAME_CHARACTERS) ?? host;
    return (feed.items ?? []).flatMap((item) =>
      storyOf(source, {
        key: item.guid?.value ?? item.link,
        title: item.title,
        text: item.description,
        link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
        author: item.dc?.creators?.[0] ?? item.authors?.[0]?.name,
        date: item.pubDate ?? item.dc?.dates?.[0],
      }),
    );
  }
  if (format !== 'atom') throw new Error(`${format} is neither RSS nor Atom`);
  const source = plain(feed.title?.value, NAME_CHARACTERS) ?? host;
  return (feed.entries ?? []).flatMap((entry) =>
    storyOf(source, {
      key: entry.id,
      title: entry.title?.value,
      text: entry.summary?.value,
      link: (entry.links?.find(({ rel = 'alternate' }) => rel === 'alternate') ?? entry.links?.[0])
        ?.href,
      author: entry.authors?.[0]?.name,
      date: entry.published ?? entry.updated,
    }),
  );
}

function storyOf(source: string, entry: Entry): NewsStory[] {
  const headline = plain(entry.title, HEADLINE_CHARACTERS);
  const summary = plain(entry.text, SUMMARY_CHARACTERS);
  const publishedAt = new Date(entry.date ?? '');
  const url = addressOf(entry.link);
  if (headline === null || url === null || !(publishedAt.getTime() >= 0)) return [];
  const story: NewsStory = {
    id: stableId(`${source}\n${entry.key ?? url}`, publishedAt),
    headline,
    summary,
    url,
    source,
    author: plain(entry.author, NAME_CHARACTERS),
    imageUrl: null,
    publishedAt,
    assetIds: assetsNamedIn(`${headline}\n${summary ?? ''}`),
    sentiment: null,
  };
  return [Object.freeze(story)];
}

function addressOf(link: string | undefined): string | null {
  const text = link?.trim() ?? '';
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' && url.username === '' ? url.href : null;
}

const TAG = /<[^>]{0,2000}>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
  '#8217': '’',
};

/** Text without markup, on one line; null where nothing is left. */
function plain(text: string | undefined, most: number): string | null {
  const line = (text ?? '')
    .replace(TAG, ' ')
    .replace(/&(#?\w{1,8});/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
  if (line === '') return null;
  const characters = [...line];
  return characters.length <= most ? line : `${characters.slice(0, most - 1).join('')}…`;
}
