import { type NameSources, nameOf } from './names.ts';
import type { Problem, Wish } from './wish.ts';

const MAX_DETAILS = 60;
const MAX_VALUE = 300;

export interface Detail {
  readonly label: string;
  readonly value: string;
}

/** What a wish comes to, with the figures of now. */
export interface Told {
  readonly words: string;
  readonly details: readonly Detail[];
  /** How much money it moves, as far as that is known beforehand. */
  readonly amount: { readonly value: string; readonly currency: string } | null;
  /** What the operation would refuse now. */
  readonly refusals: readonly Problem[];
}

export interface WordSources extends NameSources {
  /** Asks the platform by a document that is no usual one. */
  ask(
    query: string,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<{
    readonly data?: Readonly<Record<string, unknown>> | null;
    readonly errors?: readonly Problem[];
  }>;
}

const PREVIEW = `query PreviewForPerson($id: ID!, $params: PlaceOrderInput!) {
  fetchAssetByAssetId(params: { assetId: $id }) {
    symbol name currency
    orderPreview(params: $params) {
      refusals { code message } price value fees waits brokerAccountId
    }
  }
}`;

/** A wish in words that are made from our own data, never from what the assistant says of it. */
export async function tell(sources: WordSources, wish: Wish): Promise<Told> {
  const lines = linesOf(wish.params, '');
  // What a person approves they have to see whole.
  const isReadable = lines.length <= MAX_DETAILS && lines.every(({ value }) => isShort(value));
  if (!isReadable) {
    return { words: wish.operation, details: [], amount: null, refusals: [TOO_LONG] };
  }
  const details = await named(sources, wish.operation, lines);
  if (wish.operation === 'placeOrder') return tellOrder(sources, wish, details);
  const summary = sources.hints[wish.operation]?.summary ?? wish.operation;
  const about = details.find(({ label }) => label === 'Id');
  const words = about === undefined ? summary : `${summary.replace(/\.$/, '')}: ${about.value}.`;
  return { words, details, amount: null, refusals: [] };
}

async function tellOrder(
  sources: WordSources,
  { params }: Wish,
  details: readonly Detail[],
): Promise<Told> {
  const variables = { id: params.assetId, params };
  const { data, errors = [] } = await sources.ask(PREVIEW, variables);
  const asset = Object(data?.fetchAssetByAssetId);
  const preview = Object(asset.orderPreview);
  if (errors.length > 0) {
    return { words: 'An order', details, amount: null, refusals: errors };
  }
  const found: readonly { code: Problem['extensions']['code']; message: string }[] =
    preview.refusals;
  const refusals = found.map(({ code, message }) => ({ message, extensions: { code } }));
  const account = await nameOf(sources, 'BrokerAccount', preview.brokerAccountId);
  const { currency } = asset;
  const parts = [
    `${params.side === 'BUY' ? 'Buy' : 'Sell'} ${amountOf(params, currency)} ${asset.symbol} ` +
      `(${asset.name}) ${termsOf(params)}`,
    preview.value === null ? null : `about ${preview.value} ${currency}`,
    preview.fees === null ? null : `fees ${preview.fees} ${currency}`,
    account,
  ];
  const { value } = preview;
  const amount = value === null ? null : { value, currency };
  return { words: `${parts.filter(Boolean).join(', ')}.`, details, amount, refusals };
}

function amountOf({ quantity, notional }: Wish['params'], currency: string): string {
  const isByQuantity = quantity !== null && quantity !== undefined && Number(quantity) !== 0;
  return isByQuantity ? String(quantity) : `${notional} ${currency} of`;
}

function termsOf({ type, limitPrice, stopPrice }: Wish['params']): string {
  const limit = `at ${limitPrice} or better`;
  const stop = `once the price is ${stopPrice}`;
  if (type === 'LIMIT') return limit;
  if (type === 'STOP') return stop;
  return type === 'STOP_LIMIT' ? `${stop}, ${limit}` : 'at the market price';
}

const isShort = (value: string): boolean => value.length <= MAX_VALUE;

const TOO_LONG: Problem = {
  message: 'This is too long to be shown to a person whole: ask for less at once',
  extensions: { code: 'QUOTA_EXCEEDED' },
};

/** The input line by line, with the names of what ids stand for. */
async function named(
  sources: WordSources,
  operation: string,
  lines: readonly Detail[],
): Promise<readonly Detail[]> {
  const { deletes = [], changes = [] } = sources.hints[operation]?.effect ?? {};
  const own = deletes[0] ?? changes[0] ?? null;
  const details: Detail[] = [];
  for (const { label, value } of lines) {
    const type = label === 'Id' ? own : (TYPES[label] ?? null);
    const name = type === null ? null : await nameOf(sources, type, value);
    details.push({ label, value: name ?? value });
  }
  return details;
}

/** What ids in inputs are of, by their labels. */
const TYPES: Readonly<Record<string, string>> = {
  'Asset id': 'Asset',
  'Broker account id': 'BrokerAccount',
  'Active strategy id': 'ActiveStrategy',
  'Strategy id': 'Strategy',
  'Portfolio id': 'Portfolio',
  'Position id': 'Position',
};

function linesOf(value: unknown, label: string): readonly Detail[] {
  if (value === null || value === undefined) return label === '' ? [] : [{ label, value: 'none' }];
  if (typeof value !== 'object') return [{ label, value: plain(String(value)) }];
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => linesOf(one, `${label} ${index + 1}`.trim()));
  }
  return Object.entries(value)
    .filter(([name]) => name !== 'idempotencyKey')
    .flatMap(([name, one]) => linesOf(one, `${label} ${labelOf(name)}`.trim()));
}

/** `brokerAccountId` as "Broker account id". */
function labelOf(name: string): string {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** On one line, without what turns the reading direction. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
}
