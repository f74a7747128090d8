/** What the contract says of an operation. */
export interface Hint {
  /** One line. */
  readonly summary: string;
  readonly kind: 'READ' | 'WRITE';
  readonly built: boolean;
  readonly movesMoney: boolean;
  readonly effect: {
    readonly reads: readonly string[];
    readonly changes: readonly string[];
    readonly deletes: readonly string[];
  };
}

/** What tells of an account's things, by the right of whoever asks. */
export interface NameSources {
  readonly hints: Readonly<Record<string, Hint>>;
  /** What a query answers by its usual document; null where it is refused. */
  read(operation: string, params: object): Promise<unknown>;
}

/** Queries that tell most of a thing, where others tell less. */
const READ_BY: Readonly<Record<string, string>> = {
  Asset: 'fetchAssetsByAssetIds',
  BrokerAccount: 'getBrokerAccounts',
  Order: 'getOrders',
  Portfolio: 'getPortfolios',
  Position: 'getPositions',
};
/** What an input calls ids where not `ids`. */
const IDS: Readonly<Record<string, string>> = { fetchAssetsByAssetIds: 'assetIds' };
const MAX_TRIED = 2;
const NAMING = ['name', 'title', 'label', 'symbol'] as const;
const TELLING = ['side', 'quantity', 'type', 'limitPrice', 'status', 'tradingMode', 'numberMasked'];

/**
 * What an id of a type stands for, in words: read as the caller may read it. Null where it cannot
 * be told.
 */
export async function nameOf(
  sources: NameSources,
  type: string,
  id: unknown,
): Promise<string | null> {
  if (typeof id !== 'string') return null;
  for (const operation of readersOf(sources, type)) {
    const answer = await sources.read(operation, { [IDS[operation] ?? 'ids']: [id] });
    if (answer === null) continue;
    const rows: unknown = Object(answer).nodes ?? Object(answer).assets ?? answer;
    const row: unknown = Array.isArray(rows) ? rows.find((one) => Object(one).id === id) : null;
    if (row !== undefined && row !== null) return described(Object(row));
  }
  return null;
}

function readersOf({ hints }: NameSources, type: string): readonly string[] {
  const preferred = READ_BY[type];
  if (preferred !== undefined) return [preferred];
  const found = Object.entries(hints).filter(
    ([, { kind, built, effect }]) => kind === 'READ' && built && effect.reads[0] === type,
  );
  return found.map(([name]) => name).slice(0, MAX_TRIED);
}

function described(row: Readonly<Record<string, unknown>>): string | null {
  const name = NAMING.map((key) => row[key]).find((one) => typeof one === 'string');
  const symbol = row.symbol === name || typeof row.symbol !== 'string' ? null : row.symbol;
  const more = TELLING.map((key) => row[key]).filter((one) => typeof one === 'string');
  const parts = [name === undefined ? null : `“${name}”`, symbol, ...more];
  const text = parts.filter((one) => one !== null && one !== undefined).join(' ');
  return text === '' ? null : text;
}
