import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { roundCash } from '../../../kernel/money.ts';
import { createCustomInstrument } from '../../networth/instruments/custom-instruments.ts';
import { addInstrumentPrice } from '../../networth/instruments/instrument-prices.ts';
import { type NetWorthWorld, netWorthWorld } from '../../networth/networth.fixture.ts';
import { refusal, type Trader } from '../../trading/trading.fixture.ts';
import { gainsBetween } from '../history/gain-between.ts';
import { portfolioOf } from '../read-portfolios.ts';
import { deleteTrade } from '../trades/change-trade.ts';
import { createTrade } from '../trades/create-trade.ts';
import { getTrades } from '../trades/get-trades.ts';
import type { TradeInput } from '../trades/trade-input.ts';
import { createPortfolio, deleteInstrument, deletePortfolio } from '../write-portfolio.ts';
import { confirmDividend } from './confirm-dividend.ts';
import { type CreateDividendInput, createDividend } from './create-dividend.ts';
import { getDividends } from './read-dividends.ts';

let db: Database;
let world: NetWorthWorld;
let ada: Trader;
let kea: string;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await netWorthWorld(db);
  ada = world.ada;
  const named = { name: 'Kea Robotics', symbol: 'KEA', currency: 'USD' } as const;
  const instrument = { ...named, category: 'PRIVATE_EQUITY' } as const;
  kea = (await createCustomInstrument(world.deps, ada.actor, instrument)).id;
  const priced = { instrumentId: kea, date: '2026-01-01', price: '100' };
  await addInstrumentPrice(world.deps, ada.actor, priced);
});

afterEach(() => db.close());

const open = (currency = 'USD', parentId: string | null = null) =>
  createPortfolio(world.deps, ada.actor, { name: 'Shares', currency, parentId });
const trade = (portfolioId: string, given: Partial<TradeInput> = {}) =>
  createTrade(world.deps, ada.actor, {
    ...({ type: 'BUY', tradedOn: '2026-02-02', quantity: '10', price: '100' } as const),
    portfolioId,
    instrumentId: kea,
    ...given,
  });
const receive = (portfolioId: string, given: Partial<CreateDividendInput> = {}) =>
  createDividend(world.deps, ada.actor, {
    portfolioId,
    instrument: { symbol: 'kea' },
    paidOn: '2026-06-15',
    amount: { perShare: '0.25' },
    ...given,
  });
const income = async (id: string) => (await portfolioOf(world.deps, ada.actor, id)).gain.income;
const list = (given: Parameters<typeof getDividends>[2] = {}) =>
  getDividends(world.deps, ada.actor, given);

describe('a dividend that is recorded', () => {
  test('may be of the first day of the calendar, before which nothing was held', async () => {
    const id = await open();
    await trade(id);
    const first = { paidOn: '0001-01-01', exchangeRate: '1' };
    expect(await refusal(receive(id, first))).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await receive(id, { ...first, quantity: '10' })).toMatchObject({ grossAmount: '2.5' });
  });

  test('is for what was held the day before, and counts as income after tax', async () => {
    const id = await open();
    await trade(id);
    // The day itself and later ones bring no right to it.
    await trade(id, { tradedOn: '2026-06-01', quantity: '7' });
    const given = { exDate: '2026-06-01', withholdingTax: '0.38', imputationCredits: '0.5' };
    const dividend = await receive(id, { ...given, note: 'Interim' });
    expect(dividend).toMatchObject({
      state: 'CONFIRMED',
      origin: 'MANUAL',
      symbol: 'KEA',
      quantity: '10',
      amountPerShare: '0.25',
      grossAmount: '2.5',
      netAmount: '2.12',
      netAmountInDisplayCurrency: '2.12',
      reinvestTradeId: null,
      imputationCredits: '0.5',
    });
    expect(await income(id)).toBe('2.12');
    const { all } = await portfolioOf(world.deps, ada.actor, id);
    const request = { deps: world.deps, actor: ada.actor };
    const gain = (from: string, to: string) => gainsBetween(request, all, 'USD', { from, to });
    expect((await gain('2026-06-14', '2026-06-15')).income).toBe('2.12');
    expect((await gain('2026-06-15', '2026-06-16')).income).toBe('0');
  });

  test('in another currency counts at the rate of its day, or at the one that is told', async () => {
    const id = await open('JPY');
    await trade(id);
    const paid = { amount: { gross: '10.005' }, currency: 'NZD' };
    const told = await receive(id, { ...paid, exchangeRate: '88.5' });
    expect(told).toMatchObject({ grossAmount: '10.005', netAmount: '10.005', currency: 'NZD' });
    expect(await income(id)).toBe('885');
    const rated = await receive(id, paid);
    const yen = roundCash(decimal('10.005').times(rated.exchangeRate ?? 0), 'JPY').plus(885);
    expect(await income(id)).toBe(toPlain(yen));
    const wrong = receive(id, { amount: { gross: '1' }, currency: 'JPY', exchangeRate: '2' });
    expect((await refusal(wrong)).fields?.[0]?.path).toBe('params.exchangeRate');
  });

  test('may have bought more, which goes again where the dividend is taken back', async () => {
    const id = await open();
    await trade(id);
    const reinvestment = { quantity: '0.025', price: '100' };
    const dividend = await receive(id, { reinvestment });
    const { nodes } = await getTrades(world.deps, ada.actor, {});
    expect(nodes[0]).toMatchObject({ id: dividend.reinvestTradeId, tradedOn: '2026-06-15' });
    const held = async () => (await portfolioOf(world.deps, ada.actor, id)).holdings[0]?.quantity;
    expect(await held()).toBe('10.025');
    const sale = { type: 'SELL', tradedOn: '2026-07-01', quantity: '10.025' } as const;
    const sold = await trade(id, sale);
    const taken = { id: dividend.id, decision: 'REJECT' } as const;
    const tooLate = await refusal(confirmDividend(world.deps, ada.actor, taken));
    expect(tooLate.code).toBe('INSUFFICIENT_QUANTITY');
    expect(await income(id)).toBe('2.5');
    await deleteTrade(world.deps, ada.actor, sold.id);
    const back = await confirmDividend(world.deps, ada.actor, taken);
    expect(back).toMatchObject({ state: 'REJECTED', reinvestTradeId: null });
    expect([await held(), await income(id)]).toEqual(['10', '0']);
    expect((await list()).nodes).toEqual([]);
    expect((await list({ states: ['REJECTED'] })).nodes).toHaveLength(1);
    const again = confirmDividend(world.deps, ada.actor, taken);
    expect((await refusal(again)).code).toBe('INVALID_STATE');
  });

  test('twice under its own name or key is one, and without them two', async () => {
    const id = await open();
    await trade(id);
    const [named, keyed] = [{ uniqueIdentifier: 'a-1' }, { idempotencyKey: 'k' }];
    expect((await receive(id, named)).id).toBe((await receive(id, named)).id);
    expect((await receive(id, keyed)).id).toBe((await receive(id, keyed)).id);
    await receive(id);
    expect((await list()).nodes).toHaveLength(3);
    expect(await income(id)).toBe('7.5');
  });

  test.each<[string, Partial<CreateDividendInput>, string, string | undefined]>([
    ['in the future', { paidOn: '2030-01-01' }, 'BAD_USER_INPUT', 'params.paidOn'],
    ['before it went ex', { exDate: '2026-06-16' }, 'BAD_USER_INPUT', 'params.exDate'],
    ['for nothing', { paidOn: '2026-01-05' }, 'BAD_USER_INPUT', 'params.quantity'],
    ['with more tax', { withholdingTax: '2.51' }, 'BAD_USER_INPUT', 'params.withholdingTax'],
    ['of what never was there', { instrument: { symbol: 'AAPL' } }, 'NOT_FOUND', undefined],
    ['of nothing that exists', { instrument: { symbol: 'NONE' } }, 'NOT_FOUND', undefined],
  ])('%s is refused', async (_, given, code, path) => {
    const id = await open();
    await trade(id);
    const refused = await refusal(receive(id, given));
    expect([refused.code, refused.fields?.[0]?.path]).toEqual([code, path]);
  });

  test('moves with its portfolio, exactly, and goes with its instrument', async () => {
    const portfolioId = await open('BTC');
    const id = await open('USD', portfolioId);
    await trade(id);
    await receive(id, { amount: { gross: '10.00012345' } });
    await deletePortfolio(world.deps, ada.actor, { id, keepTrades: true });
    const [moved] = (await list()).nodes;
    expect(moved).toMatchObject({ portfolioId, netAmount: '10.00012345', state: 'CONFIRMED' });
    const bitcoins = decimal(moved?.exchangeRate ?? 0).times('10.00012345');
    expect(await income(portfolioId)).toBe(toPlain(roundCash(bitcoins, 'BTC')));
    await deleteInstrument(world.deps, ada.actor, { portfolioId, instrumentId: kea });
    expect((await list()).nodes).toEqual([]);
  });

  test('is listed by page, the latest day first, and of nobody else', async () => {
    const id = await open();
    await trade(id);
    for (const paidOn of ['2026-03-02', '2026-06-02', '2026-05-02']) await receive(id, { paidOn });
    const first = await list({ symbol: 'KEA', limit: 2 });
    expect(first.nodes.map(({ paidOn }) => paidOn)).toEqual(['2026-06-02', '2026-05-02']);
    const rest = await list({ symbol: 'KEA', limit: 2, cursor: first.nextCursor });
    expect(rest.nodes.map(({ paidOn }) => paidOn)).toEqual(['2026-03-02']);
    const between = await list({ from: '2026-05-01', to: '2026-05-31', portfolioIds: [id] });
    expect(between.nodes).toHaveLength(1);
    const wrong = list({ from: '2026-06-01', to: '2026-05-31' });
    expect((await refusal(wrong)).fields?.[0]?.path).toBe('params.from');
    const eve = await world.another();
    expect((await getDividends(world.deps, eve.actor, {})).nodes).toEqual([]);
    const theirs = { id: first.nodes[0]?.id ?? '', decision: 'REJECT' } as const;
    expect((await refusal(confirmDividend(world.deps, eve.actor, theirs))).code).toBe('NOT_FOUND');
  });
});
