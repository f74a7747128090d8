import { assetById } from '@investing-platform/rules/market/catalogue';
import { decimal, sum, toPlain, ZERO } from '@investing-platform/rules/numbers/decimal';
import { withParts } from '@investing-platform/rules/portfolios/with-parts';
import { notFound } from '@investing-platform/rules/refusals/platform-error';
import { type HeldPart, partIn } from '@investing-platform/rules/tracked/holding-gain';
import { type Instrument, instruments } from '@investing-platform/schema/instruments';
import { madeId } from '../contract/leaf-values.ts';
import { all, type Facts, find, need, type Realm } from '../contract/realm.ts';
import { isLink, link, type RowOf } from '../contract/row.ts';
import { seededRandom } from '../kernel/random.ts';
import { rateOf } from '../market/exchange-rates.ts';
import { type Amount, cash, inCurrency, minus, over, percentOf, times, total } from './amounts.ts';
import { balanceOf } from './debts.ts';
import { gainsBetween } from './gain-between.ts';
import { displayCurrency, everHeld, gain, priceOf } from './holdings.ts';
import { daysBetween, today } from './time.ts';
import { performanceOf } from './tracked-moments.ts';

const OPENED = new Date('2024-01-01T00:00:00.000Z');
const STALE_DAYS = 30;

/** Every asset of the catalogue is a listed instrument, with the same id. */
const listed: readonly RowOf<'Instrument'>[] = instruments.map((asset) => ({
  id: asset.id,
  kind: 'LISTED',
  symbol: asset.mic === null ? asset.symbol : `${asset.symbol}.${asset.mic}`,
  name: asset.name,
  asset: link('Asset', asset.id),
  assetClass: asset.assetClass,
  exchange: asset.exchange,
  category: null,
  currency: asset.currency,
  metadata: [],
  createdAt: OPENED,
  updatedAt: OPENED,
}));

export const listedInstruments = (): readonly RowOf<'Instrument'>[] => listed;

const nameOf = ({ symbol, mic }: Instrument): string => `${symbol}.${mic ?? ''}`;

/** By symbol, as lists of assets are. */
const assets: readonly RowOf<'Asset'>[] = instruments
  .map((asset) => ({ ...asset }))
  .sort((left, right) => (nameOf(left) < nameOf(right) ? -1 : 1));

export const catalogueAssets = (): readonly RowOf<'Asset'>[] => assets;

const quoteOf = (row: RowOf<'Asset'>, realm: Realm): object | null => {
  const asset = assetById(row.id);
  return asset === null ? null : realm.platform.market.quote(asset);
};

/** The holdings of a portfolio and of those below it, with what they have sold. */
export function heldIn(realm: Realm, portfolio: RowOf<'Portfolio'>): readonly RowOf<'Holding'>[] {
  const within = idsWithin(realm, [portfolio.id]);
  return everHeld(realm).filter(({ portfolioId }) => within.has(portfolioId));
}

/** The same in its currency, as far as it is known. */
function partsOf(realm: Realm, portfolio: RowOf<'Portfolio'>): HeldPart[] {
  const into = String(portfolio.currency);
  return heldIn(realm, portfolio).flatMap((row) => {
    const held = {
      currency: String(row.currency),
      portfolioCurrency: String(row.portfolioCurrency),
      value: row.exactValue == null ? null : decimal(row.exactValue),
      cost: row.days?.at(-1)?.cost.inPortfolio ?? ZERO,
      gain: row.exactGain ?? null,
    };
    return partIn(held, into, (from, to) => decimal(rateOf(from, to))) ?? [];
  });
}

/** What its debts come to, for a portfolio of liabilities. */
function debtsOf(realm: Realm, portfolio: RowOf<'Portfolio'>): Amount {
  const own = all(realm, 'NetWorthLiability', { portfolioId: portfolio.id });
  return total(
    own.map((debt) => {
      const part = percentOf(balanceOf(realm, debt), debt.ownershipPercent);
      return inCurrency(part, String(debt.currency), String(portfolio.currency));
    }),
  );
}

const totalOf = (realm: Realm, row: RowOf<'Portfolio'>, name: 'value' | 'cost'): Amount =>
  toPlain(sum(partsOf(realm, row).map((part) => part[name])));

/** The last price, as a row: of a listed instrument, that of the market. */
function latestPrice(instrument: RowOf<'Instrument'>, realm: Realm): object | null {
  const last = priceOf(realm, instrument.id, today(realm));
  if (last === null) return null;
  const stored = all(realm, 'InstrumentPrice', { instrumentId: instrument.id, date: last.date })[0];
  if (stored !== undefined) return link('InstrumentPrice', stored.id);
  return {
    id: madeId(seededRandom(`price:${instrument.id}:${last.date}`)),
    instrumentId: instrument.id,
    date: last.date,
    price: last.price,
    currency: instrument.currency,
    source: 'MARKET',
    note: null,
    updatedAt: realm.platform.clock.now(),
  };
}

export const portfolioFacts: Facts = {
  Asset: { quote: quoteOf },
  Instrument: {
    latestPrice,
    priceStale: (row, realm) => {
      const last = priceOf(realm, row.id, today(realm));
      return last === null || daysBetween(last.date, today(realm)) > STALE_DAYS;
    },
  },
  Portfolio: {
    value: (row, realm) =>
      row.kind === 'LIABILITIES' ? debtsOf(realm, row) : totalOf(realm, row, 'value'),
    costBasis: (row, realm) => totalOf(realm, row, 'cost'),
    gain: (row, realm) =>
      gain(
        partsOf(realm, row).map((part) => part.gain),
        String(row.currency),
        heldIn(realm, row),
      ),
    gainBetween: (row, realm, args) =>
      gainsBetween(realm, heldIn(realm, row), args, String(row.currency)),
    unpricedCount: (row, realm) => heldIn(realm, row).length - partsOf(realm, row).length,
  },
  PortfolioGain: {
    timeWeightedReturnPercent: (row, realm) => performanceOf(realm, row).timeWeighted,
    timeWeightedReturnAnnualizedPercent: (row, realm) =>
      performanceOf(realm, row).timeWeightedAnnualized,
    moneyWeightedReturnPercent: (row, realm) => performanceOf(realm, row).moneyWeighted,
  },
  Holding: {
    gainBetween: (row, realm, args) => {
      const portfolio = find(realm, 'Portfolio', String(row.portfolioId));
      return gainsBetween(realm, [row], args, String((portfolio ?? row).currency));
    },
  },
  TrackedTrade: {
    holdingId: (row, realm) => holdingOf(realm, row)?.id ?? null,
    value: (row) => cash(times(row.quantity ?? '0', row.price ?? '0'), String(row.currency)),
  },
  NetWorthDividend: {
    netAmount: (row) => minus(row.grossAmount, row.withholdingTax),
    netAmountInDisplayCurrency: (row, realm) =>
      inCurrency(
        minus(row.grossAmount, row.withholdingTax),
        String(row.currency),
        displayCurrency(realm),
      ),
    amountPerShare: (row) => String(row.perShare ?? over(row.grossAmount, row.quantity)),
  },
  WalletWatch: {
    stale: (row) => row.lastSyncedAt == null,
    unpricedCount: (row) =>
      ((row.balances ?? []) as { value: unknown }[]).filter(({ value }) => value == null).length,
    value: (row, realm) => {
      const balances = (row.balances ?? []) as { value: unknown }[];
      const priced = balances.filter(({ value }) => value != null);
      const currency = String(row.currency ?? displayCurrency(realm));
      if (priced.length === 0) return null;
      return total(priced.map(({ value }) => inCurrency(value, 'USD', currency)));
    },
  },
};

function holdingOf(realm: Realm, trade: RowOf<'TrackedTrade'>): RowOf<'Holding'> | undefined {
  const { instrument, portfolioId } = trade;
  if (!isLink(instrument)) return undefined;
  return all(realm, 'Holding', { portfolioId, instrumentId: instrument.id })[0];
}

/** The person's portfolio of that kind which everything goes to where nothing else is said. */
export function defaultPortfolio(
  realm: Realm,
  kind: 'ASSETS' | 'LIABILITIES' = 'ASSETS',
): RowOf<'Portfolio'> | undefined {
  return realm.own.list('Portfolio', { default: true, kind })[0];
}

/** The ids of portfolios with those of all that are parts of them. */
export const idsWithin = (realm: Realm, ids: readonly string[]): ReadonlySet<unknown> =>
  new Set(withParts(all(realm, 'Portfolio'), ids));

/** @throws {PlatformError} NOT_FOUND for a portfolio that is nobody's, or that holds debts */
export function requireOwned(realm: Realm, ids: readonly unknown[]): void {
  const kinds = ids.map((id) => need(realm, 'Portfolio', String(id)).kind);
  if (kinds.includes('LIABILITIES')) throw notFound('Portfolio');
}
