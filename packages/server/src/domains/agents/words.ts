import type { Deps } from '../../deps.ts';
import type { UserActor } from '../../kernel/actor.ts';
import type { PlatformProblem } from '../../kernel/ask-platform.ts';
import { nameOf } from './names.ts';
import type { Wish } from './operation-call.ts';

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
  readonly refusals: readonly PlatformProblem[];
}

type TellDeps = Pick<Deps, 'ask'>;

const PREVIEW = `query PreviewForPerson($id: ID!, $params: PlaceOrderInput!) {
  fetchAssetByAssetId(params: { assetId: $id }) {
    symbol name currency
    orderPreview(params: $params) {
      refusals { code message } price value fees waits brokerAccountId
    }
  }
}`;

/** A wish in words that are made from our own data, never from what the assistant says of it. */
export async function tell(deps: TellDeps, actor: UserActor, wish: Wish): Promise<Told> {
  const lines = linesOf(wish.params, '');
  // What a person approves they have to see whole.
  const isReadable = lines.length <= MAX_DETAILS && lines.every(({ value }) => isShort(value));
  if (!isReadable) {
    return { words: wish.operation, details: [], amount: null, refusals: [TOO_LONG] };
  }
  const details = await named(deps, actor, wish.operation, lines);
  if (wish.operation === 'placeOrder') return tellOrder(deps, actor, wish, details);
  const { operationHints } = await import('@investing-platform/schema/hints');
  const summary = operationHints[wish.operation]?.summary ?? wish.operation;
  const about = details.find(({ label }) => label === 'Id');
  const words = about === undefined ? summary : `${summary.replace(/\.$/, '')}: ${about.value}.`;
  return { words, details, amount: null, refusals: [] };
}

async function tellOrder(
  deps: TellDeps,
  actor: UserActor,
  { params }: Wish,
  details: readonly Detail[],
): Promise<Told> {
  const variables = { id: params.assetId, params };
  const { data, errors = [] } = await deps.ask(actor, { query: PREVIEW, variables });
  const asset = Object(data?.fetchAssetByAssetId);
  const preview = Object(asset.orderPreview);
  if (errors.length > 0) {
    return { words: 'An order', details, amount: null, refusals: errors };
  }
  const found: readonly { code: PlatformProblem['extensions']['code']; message: string }[] =
    preview.refusals;
  const refusals = found.map(({ code, message }) => ({ message, extensions: { code } }));
  const account = await nameOf(deps, actor, 'BrokerAccount', preview.brokerAccountId);
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

const TOO_LONG: PlatformProblem = {
  message: 'This is too long to be shown to a person whole: ask for less at once',
  extensions: { code: 'QUOTA_EXCEEDED' },
};

/** The input line by line, with the names of what ids stand for. */
async function named(
  deps: TellDeps,
  actor: UserActor,
  operation: string,
  lines: readonly Detail[],
): Promise<readonly Detail[]> {
  const { operationHints } = await import('@investing-platform/schema/hints');
  const { deletes = [], changes = [] } = operationHints[operation]?.effect ?? {};
  const own = deletes[0] ?? changes[0] ?? null;
  const details: Detail[] = [];
  for (const { label, value } of lines) {
    const type = label === 'Id' ? own : (TYPES[label] ?? null);
    const name = type === null ? null : await nameOf(deps, actor, type, value);
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
