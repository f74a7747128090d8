import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import { DEFAULT_NAMES } from '@investing-platform/rules/portfolios/default-portfolios';
import type { Realm } from '../contract/realm.ts';
import { link, type Row } from '../contract/row.ts';
import type { Homes } from './homes.ts';
import { papers, trades } from './papers.ts';
import { plansOf } from './plans.ts';
import type { Plants } from './plant.ts';

/** Half a house with its mortgage, a car, savings, shares that a broker keeps, and plans. */
export function seedNetWorth(realm: Realm, plants: Plants): void {
  const homes = portfolios(realm, plants);
  const house = things(plants, homes);
  const mortgage = debts(plants, homes, house);
  plansOf(plants, mortgage);
  papers(plants, homes, house);
  trades(plants, homes);
}

function portfolios({ user }: Realm, { one }: Plants): Homes {
  const currency = user?.displayCurrency ?? USUAL_CURRENCY;
  const portfolio = (name: string, kind: string, given: Readonly<Record<string, unknown>> = {}) =>
    one('Portfolio', 390, {
      name,
      kind,
      currency,
      costBasisMethod: 'FIFO',
      country: 'NZ',
      ...given,
    });
  const assets = portfolio(DEFAULT_NAMES.ASSETS, 'ASSETS', { default: true });
  const debts = portfolio(DEFAULT_NAMES.LIABILITIES, 'LIABILITIES', { default: true });
  const shares = portfolio('New Zealand shares', 'MANUAL');
  portfolio('Sharesies', 'RELAY', { externalProvider: 'sharesies', externalId: 'S-20871' });
  const wallet = portfolio('Cold storage', 'CRYPTO_WALLET');
  one('WalletWatch', 120, {
    chain: 'ETH',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    label: 'Hardware wallet',
    portfolioId: wallet.id,
    currency,
  });
  one('PortfolioEmailSettings', 200, {
    portfolioId: shares.id,
    address: 'p-20871@import.example.com',
    allowedSenders: ['contracts@broker.example'],
    notifyOnImport: true,
  });
  return { assets, debts, shares };
}

function things({ one, around }: Plants, { assets }: Homes): Row {
  const thing = (
    name: string,
    category: string,
    price: string,
    given: Readonly<Record<string, unknown>> = {},
  ) => {
    const instrument = one('Instrument', 380, {
      kind: 'CUSTOM',
      name,
      category,
      symbol: name.toUpperCase().replaceAll(' ', '-'),
      currency: 'NZD',
    });
    one('InstrumentPrice', 1, {
      instrumentId: instrument.id,
      price,
      currency: 'NZD',
    });
    one('TrackedTrade', 370, {
      portfolioId: assets.id,
      instrument: link('Instrument', instrument.id),
      type: 'OPENING_BALANCE',
      quantity: '1',
      price: String(Math.round(Number(price) * 0.86)),
      currency: 'NZD',
      feeCurrency: 'NZD',
      ...given,
    });
    return instrument;
  };
  const house = thing('House in Nelson', 'PROPERTY', around(880_000), { ownershipPercent: '50' });
  thing('KiwiSaver', 'PENSION', around(54_000));
  thing('Term deposit', 'TERM_DEPOSIT', around(20_000));
  thing('Car', 'VEHICLE', around(16_000));
  return house;
}

function debts({ one, around, day }: Plants, { debts: home }: Homes, _house: Row): Row {
  const balance = around(430_000);
  const mortgage = one('NetWorthLiability', 380, {
    name: 'Mortgage',
    kind: 'MORTGAGE',
    portfolioId: home.id,
    lender: 'Kauri Bank',
    currency: 'NZD',
    originalAmount: '520000',
    ownershipPercent: '50',
    interestRatePercent: '5.79',
    rateType: 'FIXED',
    fixedEndsOn: day(420),
    startsOn: '2019-03-15',
    maturesOn: '2049-03-15',
    repaymentAmount: '3060',
    repaymentFrequency: 'MONTHLY',
  });
  const book = (liability: Row, days: number, type: string, amount: string) =>
    one('LiabilityTrade', days, {
      liabilityId: liability.id,
      type,
      amount,
    });
  book(mortgage, 380, 'DRAWDOWN', '520000');
  book(mortgage, 60, 'REVALUATION', balance);
  one('LiabilityTrade', 20, {
    liabilityId: mortgage.id,
    type: 'REPAYMENT',
    amount: '3060',
    interest: '2080',
  });
  const card = one('NetWorthLiability', 300, {
    name: 'Credit card',
    kind: 'CREDIT_CARD',
    portfolioId: home.id,
    lender: 'Kauri Bank',
    currency: 'NZD',
    originalAmount: '0',
    ownershipPercent: '100',
    interestRatePercent: '20.95',
    startsOn: '2021-06-01',
    creditLimit: '8000',
  });
  book(card, 30, 'REVALUATION', around(1_200));
  return mortgage;
}
