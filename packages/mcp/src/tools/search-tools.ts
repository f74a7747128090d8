import type { Host, Ran } from '../host.ts';
import { at, quoted } from '../text.ts';
import { failed, failure, mistake } from './answers.ts';
import { aboutData, asData, type Tool } from './tool.ts';

const SEARCH = `query Search($query: String!, $kinds: [SearchResultKind!]) {
  searchBar(params: { query: $query, kinds: $kinds, limit: 15 }) { kind id title subtitle }
}`;
const DOCUMENTS = `query Documents {
  netWorthDocuments(params: { limit: 200 }) { nodes { id title category fileName uploadedAt } }
}`;

/** How a thing that was found is read, by the first part of its id. */
const FETCH: Readonly<Record<string, { readonly document: string; readonly variable: string }>> = {
  asset: {
    document: `query FetchAsset($id: ID!) {
      fetchAssetByAssetId(params: { assetId: $id }) { id symbol name assetClass exchange currency
        tradable fractionable isin country sector
        quote { price previousClose changePercent currency asOf delayedMinutes stale } }
    }`,
    variable: 'id',
  },
  strategy: {
    document: `query FetchStrategy($id: ID!) {
      fetchStrategy(params: { id: $id }) { id name description kind riskLevel requiredTier
        oneYearReturnPercent cashPercent holdings { asset { symbol name } targetPercent }
        minimumInvestment { amount currency } expert { name } }
    }`,
    variable: 'id',
  },
  idea: {
    document: `query FetchIdea($id: ID!) {
      getTradeIdea(params: { id: $id }) { id title thesis direction status horizon entryLow
        entryHigh targets { price allocationPercent hitAt } stopLoss currency outcome resultPercent
        publishedAt asset { id symbol name } expert { name } }
    }`,
    variable: 'id',
  },
  news: {
    document: `query FetchNews($ids: [ID!]) {
      fetchNewsByAssetIds(params: { ids: $ids }) { nodes { id headline summary url source author
        publishedAt symbols } }
    }`,
    variable: 'ids',
  },
  document: {
    document: `query FetchDocument($ids: [ID!]) {
      netWorthDocuments(params: { ids: $ids }) { nodes { id title category fileName mimeType
        sizeBytes uploadedAt expiresOn note } }
    }`,
    variable: 'ids',
  },
};

const KINDS: Readonly<Record<string, string>> = {
  ASSET: 'asset',
  STRATEGY: 'strategy',
  TRADE_IDEA: 'idea',
  NEWS: 'news',
};

interface Result {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

const rowsAt = (ran: Ran, path: string): readonly Record<string, unknown>[] => {
  const rows = at(ran.data, path);
  return Array.isArray(rows) ? rows : [];
};

export const search: Tool = {
  name: 'search',
  title: 'Search',
  description:
    'One box over assets, strategies, trade ideas, news and the person’s own documents. Hand an ' +
    'id to fetch.',
  reads: true,
  input: () => ({
    type: 'object',
    properties: { query: { type: 'string', maxLength: 100 } },
    required: ['query'],
    additionalProperties: false,
  }),
  output: () => ({
    type: 'object',
    properties: {
      results: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            id: { type: 'string' },
            title: { type: 'string' },
            url: { type: 'string' },
          },
          required: ['id', 'title', 'url'],
        },
      },
    },
    required: ['results'],
  }),
  documents: () => [SEARCH],
  async call(host, { query }) {
    const ran = await host.run(SEARCH, { query, kinds: Object.keys(KINDS) });
    const errors = failed(ran);
    if (errors !== null) return failure(errors);
    const found = rowsAt(ran, 'searchBar').map(({ kind, id, title, subtitle }) => ({
      id: `${KINDS[String(kind)]}:${id}`,
      title: subtitle === null ? String(title) : `${title}: ${subtitle}`,
      url: `${host.origin}/`,
    }));
    const results = [...found, ...(await ownDocuments(host, String(query)))];
    const lines = results.map(({ id, title }) => `- ${id} ${quoted(title)}`);
    const text = lines.length === 0 ? 'Nothing was found.' : aboutData(lines.join('\n'));
    return { text, structured: { results } };
  },
};

/** The person's documents, where the connection may read them. */
async function ownDocuments(host: Host, query: string): Promise<readonly Result[]> {
  if (!host.scopes.has('portfolio.read')) return [];
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = rowsAt(await host.run(DOCUMENTS, {}), 'netWorthDocuments.nodes');
  return rows
    .filter(({ title, fileName, category }) => {
      const text = `${title} ${fileName} ${category}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .slice(0, 10)
    .map(({ id, title }) => ({
      id: `document:${id}`,
      title: String(title),
      url: `${host.origin}/`,
    }));
}

const partsOf = (id: unknown) => {
  const [kind = '', own = ''] = String(id).split(':');
  const how = Object.hasOwn(FETCH, kind) ? FETCH[kind] : undefined;
  return how === undefined ? null : { ...how, id: own };
};

export const fetchFound: Tool = {
  name: 'fetch',
  title: 'Read what was found',
  description: 'Reads one result of search by its id.',
  reads: true,
  input: () => ({
    type: 'object',
    properties: { id: { type: 'string', description: 'An id from search, such as asset:….' } },
    required: ['id'],
    additionalProperties: false,
  }),
  output: () => ({
    type: 'object',
    properties: {
      id: { type: 'string' },
      title: { type: 'string' },
      text: { type: 'string' },
      url: { type: 'string' },
    },
    required: ['id', 'title', 'text', 'url'],
  }),
  documents: ({ id }) => {
    const parts = partsOf(id);
    return parts === null ? [] : [parts.document];
  },
  async call(host, { id }) {
    const parts = partsOf(id);
    if (parts === null) return mistake('id must be one from search.');
    const { document, variable } = parts;
    const ran = await host.run(document, {
      [variable]: variable === 'ids' ? [parts.id] : parts.id,
    });
    const errors = failed(ran);
    if (errors !== null) return failure(errors);
    const [answer] = Object.values(ran.data ?? {});
    const nodes = at(answer, 'nodes');
    const thing: unknown = Array.isArray(nodes) ? nodes[0] : answer;
    if (thing === undefined || thing === null) return mistake('There is nothing of this id.');
    const { title, headline, name, symbol } = Object(thing);
    const text = JSON.stringify(thing);
    const told = String(title ?? headline ?? name ?? symbol);
    const structured = { id: String(id), title: told, text, url: `${host.origin}/` };
    return { text: asData(text), structured };
  },
};
