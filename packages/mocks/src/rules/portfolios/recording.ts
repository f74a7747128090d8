import {
  assetsBySymbol,
  theAssetById,
  theAssetBySymbol,
} from '@investing-platform/rules/market/catalogue';
import { decimal } from '@investing-platform/rules/numbers/decimal';
import { refuseUnrecordable } from '@investing-platform/rules/portfolios/portfolio-refusals';
import { invalidInput, notFound } from '@investing-platform/rules/refusals/platform-error';
import { type ChangeOfTrade, changedTrade } from '@investing-platform/rules/tracked/changed-trade';
import { refuseCorrections } from '@investing-platform/rules/tracked/corrections';
import {
  allowsField,
  priceNeeded,
  type ToldTrade,
  type TradeCurrencies,
  type TradeTerms,
  toldProblems,
} from '@investing-platform/rules/tracked/tracked-trade';
import { moreThanHeld } from '@investing-platform/rules/tracked/undo';
import type { Call } from '../../contract/call.ts';
import { all, find, need, type Realm } from '../../contract/realm.ts';
import { isLink, link, type RowOf } from '../../contract/row.ts';
import type { Values } from '../../contract/take-input.ts';
import { isMore } from '../../facts/amounts.ts';
import { priceOf } from '../../facts/holdings.ts';
import { now, today } from '../../facts/time.ts';
import { currencyOf } from '../../facts/tracked.ts';
import type { CreateTradeInput } from '../../generated/rows.ts';
import { rateOf } from '../../market/exchange-rates.ts';
import { theDefault } from '../../world/recorded-by-hand.ts';

/** How what is recorded says where and of what it is. */
interface Recording {
  readonly realm: Realm;
  readonly params: {
    readonly portfolioId?: string | null;
    readonly instrumentId?: string | null;
    readonly assetId?: string | null;
    readonly symbol?: string | null;
    readonly instrument?: unknown;
  };
}

/** The portfolio that something is recorded in. */
export function target(
  { realm, params }: Recording,
  nothing?: Parameters<typeof refuseUnrecordable>[1],
): RowOf<'Portfolio'> {
  const { portfolioId } = params;
  const portfolio =
    portfolioId == null ? theDefault(realm, 'ASSETS') : need(realm, 'Portfolio', portfolioId);
  refuseUnrecordable(portfolio.kind ?? 'MANUAL', nothing);
  return portfolio;
}

interface NamedRecording extends Recording {
  readonly params: Recording['params'] & { readonly uniqueIdentifier?: string | null };
}

/** The trade or dividend that has the caller's own name already: it is there once in a portfolio. */
function named<Record extends { portfolioId?: string; uniqueIdentifier?: string | null }>(
  call: NamedRecording,
  rows: readonly Record[],
): Record | undefined {
  const { uniqueIdentifier } = call.params;
  if (uniqueIdentifier == null) return undefined;
  const { id } = target(call);
  return rows.find((row) => row.portfolioId === id && row.uniqueIdentifier === uniqueIdentifier);
}

export const namedTrade = (call: NamedRecording) =>
  named(call, call.realm.own.list('TrackedTrade'));
export const namedDividend = (call: NamedRecording) =>
  named(call, call.realm.own.list('NetWorthDividend'));

/** The instrument of an id, or of a symbol of the person's own or of the catalogue. */
export function instrumentOf({ realm, params }: Recording): RowOf<'Instrument'> {
  const { instrumentId, assetId, instrument } = params;
  const selected = Object(instrument);
  const id = instrumentId ?? assetId ?? selected.id;
  if (typeof id === 'string') return need(realm, 'Instrument', id);
  const symbol = String(params.symbol ?? selected.symbol);
  const own = realm.own.list('Instrument', { symbol })[0];
  if (own === undefined && assetsBySymbol(symbol).length === 0) throw notFound('Instrument');
  return own ?? need(realm, 'Instrument', theAssetBySymbol('params.symbol', symbol).id);
}

const TAKES = new Set(['SELL', 'MERGE_OUT', 'TRANSFER_OUT', 'CANCEL']);

function held(realm: Realm, portfolioId: string, instrumentId: string): string {
  const row = all(realm, 'Holding', { portfolioId, instrumentId })[0];
  return String(row?.quantity ?? '0');
}

type TradeRecording = Recording & { readonly params: Partial<CreateTradeInput> };

/** What is recorded, where and of what. @throws {PlatformError} BAD_USER_INPUT */
function toldTrade(call: TradeRecording) {
  const { realm, params } = call;
  const portfolio = target(call);
  const instrument = instrumentOf(call);
  const currency = currencyOf(realm, instrument.id);
  const told = toldBy(params);
  const portfolioCurrency = portfolio.currency ?? currency;
  refuseOddTrade(realm, told, { currency, portfolioCurrency });
  return { portfolio, instrument, currency, portfolioCurrency, told };
}

export function refuseOddRecording(call: TradeRecording): void {
  toldTrade(call);
}

/** What every way of recording a trade adds to its input. */
export function trade(call: TradeRecording) {
  const { realm, params } = call;
  const { portfolio, instrument, currency, portfolioCurrency, told } = toldTrade(call);
  refuseTooMany(told, held(realm, portfolio.id, instrument.id), 'quantity');
  return {
    portfolioId: portfolio.id,
    instrument: link('Instrument', instrument.id),
    instrumentId: instrument.id,
    origin: 'MANUAL',
    currency,
    exchangeRate: told.exchangeRate ?? rateOf(currency, portfolioCurrency),
    feeCurrency: params.feeCurrency ?? currency,
  };
}

/** @throws {PlatformError} BAD_USER_INPUT with every field that does not fit */
function refuseOddTrade(realm: Realm, told: ToldTrade, currencies: TradeCurrencies): void {
  const problems = toldProblems(told, currencies, today(realm));
  if (problems.length > 0) throw invalidInput(problems);
}

/** A change of a trade has to make one that could be recorded. */
export function refuseOddChange({ realm, params }: Call<'updateRelayTrade'>): void {
  const row = need(realm, 'TrackedTrade', String(params.id));
  const { instrument, portfolioId } = row;
  if (!isLink(instrument)) return;
  const currency = currencyOf(realm, instrument.id);
  const { currency: portfolioCurrency = currency } = need(realm, 'Portfolio', String(portfolioId));
  const before = { ...toldBy(row as Partial<CreateTradeInput>), feeCurrency: currency };
  const told = changedTrade(
    { ...before, currency, fee: '0', note: null, exchangeRate: null },
    params as ChangeOfTrade,
  );
  refuseOddTrade(realm, told, { currency, portfolioCurrency: portfolioCurrency ?? currency });
}

const CORRECTIONS = ['tradedOn', 'ratio', 'quantity'] as const;

/** What the decision of a trade that waits corrects. */
export function correctedTrade(
  { realm, params }: Call<'confirmNetWorthTrade'>,
  row: RowOf<'TrackedTrade'> | null,
) {
  const given = CORRECTIONS.filter((name) => params[name] != null);
  const corrected = Object.fromEntries(given.map((name) => [name, params[name]]));
  if (params.decision !== 'CONFIRM') {
    refuseCorrections(corrected);
    return {};
  }
  if (row === null) return {};
  const { type = 'BUY', tradedOn, quantity = null, instrument } = { ...row, ...corrected };
  if (isLink(instrument)) {
    const before = held(realm, String(row.portfolioId), instrument.id);
    refuseTooMany({ type, tradedOn: String(tradedOn), quantity }, before, 'id');
  }
  return { ...corrected, confirmedAt: now(realm) };
}

/** @throws {PlatformError} INSUFFICIENT_QUANTITY */
function refuseTooMany(
  { type, tradedOn, quantity }: Pick<ToldTrade, 'type' | 'tradedOn' | 'quantity'>,
  before: string,
  field: 'id' | 'quantity',
): void {
  if (!TAKES.has(type) || !isMore(quantity, before)) return;
  throw moreThanHeld({ trade: { tradedOn, quantity }, held: decimal(before) }, field);
}

const text = (value: unknown): string | null => (value == null ? null : String(value));

/** What the input says of a trade. */
function toldBy(params: Partial<CreateTradeInput>): ToldTrade {
  return {
    type: params.type as TradeTerms['type'],
    tradedOn: String(params.tradedOn),
    feeCurrency: text(params.feeCurrency),
    exchangeRate: text(params.exchangeRate),
    quantity: text(params.quantity),
    price: text(params.price),
    ratio: (params.ratio ?? null) as TradeTerms['ratio'],
    costBasis: text(params.costBasis),
    capitalAmount: text(params.capitalAmount),
    lotSelections: (params.lotSelections ?? []) as TradeTerms['lotSelections'],
  };
}

/** The same for an asset of the catalogue, at the market's price of that day where none is given. */
export function assetTrade(call: Call<'createTradeForAsset'>) {
  const { realm, params } = call;
  const type = params.type as TradeTerms['type'];
  const asksPrice = params.price == null && allowsField(type, 'price');
  const { id } = theAssetById('params.assetId', String(params.assetId));
  target(call);
  const of = asksPrice ? priceOf(realm, id, String(params.tradedOn)) : null;
  if (asksPrice && of === null) throw priceNeeded();
  const price = of?.price ?? params.price ?? null;
  return { ...trade({ ...call, params: { ...params, price } }), price };
}

/** What an example says of a portfolio and an instrument that it holds. */
export const aboutHolding =
  (told: (portfolioId: string, instrument: RowOf<'Instrument'>) => Values) =>
  (realm: Realm, params: Values): Values => {
    const row = all(realm, 'Holding').find(
      ({ instrument }) => isLink(instrument) && find(realm, 'Asset', instrument.id) !== undefined,
    );
    if (row === undefined || !isLink(row.instrument)) return params;
    const instrument = need(realm, 'Instrument', row.instrument.id);
    return { ...params, ...told(String(row.portfolioId), instrument) };
  };
