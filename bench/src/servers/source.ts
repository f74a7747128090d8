import { type AssetRow, assetById } from '@investing-platform/rules/market/catalogue';
import { positionValues } from '@investing-platform/rules/trading/positions/position-values';
import { instruments } from '@investing-platform/schema/instruments';
import {
  authenticateBearer,
  compose,
  fetchCurrentUser,
  type PositionShown,
  readConfig,
  readPositions,
  type TokenActor,
  type UserRow,
  valueInDisplayCurrency,
} from '@investing-platform/server/testing';
import { POSITION_COUNT } from '../http/operations.ts';
import { driverReads } from './driver-reads.ts';
import { tokenActor } from './own-server.ts';

/** Where the data of a measured server comes from; plain data, to be handed to its process. */
export type SourceOptions =
  | {
      readonly kind: 'postgresql';
      readonly databaseUrl: string;
      /** What statements go through: the driver's own queries, or the server's database layer. */
      readonly reads: 'driver' | 'server';
    }
  | { readonly kind: 'memory'; readonly token: string };

export interface PositionsParams {
  readonly tradingMode?: string | null | undefined;
}

/** The token lookup and the two reads, the same for all peers. */
export interface Source {
  /** @param authorization the header of that name. Rejects where it opens nothing. */
  authenticate(authorization: string | undefined): TokenActor | Promise<TokenActor>;
  currentUser(actor: TokenActor): UserRow | Promise<UserRow>;
  positions(actor: TokenActor, params: PositionsParams): PositionShown[] | Promise<PositionShown[]>;
  assetOf(position: PositionShown): AssetRow | null;
  displayValueOf(position: PositionShown): string | null | Promise<string | null>;
}

export async function openSource(options: SourceOptions): Promise<Source> {
  return options.kind === 'memory' ? memorySource(options.token) : databaseSource(options);
}

/** The server's own functions, on the driver or on its own database layer. */
async function databaseSource({
  databaseUrl,
  reads,
}: Extract<SourceOptions, { kind: 'postgresql' }>): Promise<Source> {
  const environment = { NODE_ENV: 'test', LOG_LEVEL: 'error', METRICS_PORT: '0' };
  const config = readConfig({ ...environment, DATABASE_URL: databaseUrl });
  const { deps } = await compose(
    config,
    reads === 'driver' ? { db: driverReads(databaseUrl) } : {},
  );
  return {
    async authenticate(authorization) {
      const found = await authenticateBearer(deps, authorization ?? null, '127.0.0.1');
      if (typeof found === 'string') throw new Error(`the token is ${found}`);
      return found;
    },
    currentUser: (actor) => fetchCurrentUser(deps, actor),
    positions: (actor, params) => readPositions(deps, actor, params),
    assetOf: (position) => assetById(position.assetId ?? ''),
    displayValueOf: (position) => valueInDisplayCurrency(deps, position),
  };
}

/** One person with a token and positions that never change. */
export function memorySource(token: string): Source {
  const at = new Date('2026-11-20T14:30:00.000Z');
  const actor = tokenActor(token, new Set(['identity', 'portfolio.read', 'public']), new Date());
  const user: UserRow = {
    id: actor.userId,
    name: 'Ann Lee',
    email: 'ann@example.com',
    firstName: 'Ann',
    lastName: 'Lee',
    displayName: null,
    bio: null,
    avatarUrl: null,
    phone: null,
    country: 'NZ',
    timeZone: 'Pacific/Auckland',
    locale: 'en-NZ',
    pendingEmail: null,
    emailVerified: true,
    tier: actor.plan,
    kycStatus: 'APPROVED',
    chartStartAtZero: false,
    netWorthAsHomePage: false,
    marketingEmails: false,
    lastSignInAt: null,
    createdAt: at,
    updatedAt: at,
  };
  const rows = instruments
    .slice(0, POSITION_COUNT)
    .map((asset, index) => position(asset, index, at));
  return {
    authenticate: () => actor,
    currentUser: () => user,
    positions: () => rows,
    assetOf: (row) => assetById(row.assetId ?? ''),
    displayValueOf: ({ marketValue }) => marketValue,
  };
}

function position(asset: AssetRow, index: number, priceAsOf: Date): PositionShown {
  const held = {
    quantity: '12.5',
    costBasis: '1265.63',
    currency: asset.currency,
    price: '110.3',
    previousClose: '109.87',
    boughtToday: null,
  };
  return {
    id: `01926d0e-7c00-7000-8000-${String(index).padStart(12, '0')}`,
    assetId: asset.id,
    symbol: asset.symbol,
    name: asset.name,
    assetClass: asset.assetClass,
    quantity: held.quantity,
    quantityHeld: '0',
    quantityAvailable: held.quantity,
    averageEntryPrice: '101.25',
    ...positionValues(held),
    costBasis: held.costBasis,
    priceAsOf,
    stale: false,
    shownIn: { currency: asset.currency, at: priceAsOf },
    currency: asset.currency,
    brokerAccountId: '01926d0e-7c00-7000-8000-000000000003',
    tradingMode: 'LIVE',
  };
}
