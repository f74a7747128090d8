import { hasAddressForm } from '@investing-platform/rules/portfolios/address-form';
import { USUAL_METHOD } from '@investing-platform/rules/portfolios/default-portfolios';
import {
  checkNewPortfolio,
  externalTaken,
  parentOfNew,
} from '@investing-platform/rules/portfolios/new-portfolio';
import {
  takenOut,
  undeletable,
  watchedAlready,
} from '@investing-platform/rules/portfolios/portfolio-refusals';
import { badInput, notFound } from '@investing-platform/rules/refusals/platform-error';
import { yearEndOf } from '@investing-platform/rules/tracked/year-end';
import type { Call } from '../../contract/call.ts';
import { make } from '../../contract/complete.ts';
import { need } from '../../contract/realm.ts';
import { isLink, type Row, type RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { done } from '../../contract/write.ts';
import { displayCurrency } from '../../facts/holdings.ts';
import { defaultPortfolio } from '../../facts/portfolios.ts';
import { now } from '../../facts/time.ts';
import { theDefault } from '../../world/recorded-by-hand.ts';
import { checkRated } from '../networth/rated.ts';
import {
  aboutHolding,
  assetTrade,
  correctedTrade,
  instrumentOf,
  namedTrade,
  refuseOddChange,
  refuseOddRecording,
  target,
  trade,
} from './recording.ts';

/** The trades and dividends of an instrument in a portfolio. */
function inPortfolio(
  { realm, params }: Call<'deleteInstrumentFromPortfolio'>,
  type: string,
): Row[] {
  return realm.own
    .list(type)
    .filter(
      ({ instrument, portfolioId }) =>
        portfolioId === params.portfolioId &&
        isLink(instrument) &&
        instrument.id === params.instrumentId,
    );
}

function takeOut(call: Call<'deleteInstrumentFromPortfolio'>) {
  const rows = inPortfolio(call, 'TrackedTrade');
  if (rows.length === 0) throw notFound('Holding');
  for (const row of rows) call.realm.own.remove('TrackedTrade', row.id);
  for (const row of inPortfolio(call, 'NetWorthDividend'))
    call.realm.own.remove('NetWorthDividend', row.id);
  const ids = rows.map(({ id }) => id);
  return done(takenOut(ids.length), ids, String(call.params.instrumentId));
}

/** Portfolios under it move up; its trades too, where they are kept. */
function moveUp({ realm, params }: Call<'deleteRelayPortfolio'>, row: RowOf<'Portfolio'>): void {
  const above = (row.parentId as string | undefined) ?? defaultPortfolio(realm)?.id ?? null;
  for (const child of realm.own.list('Portfolio'))
    if (child.parentId === row.id) child.parentId = above;
  if (params.keepTrades !== true || above === null) return;
  for (const type of ['TrackedTrade', 'NetWorthDividend', 'NetWorthFile', 'WalletWatch'] as const) {
    for (const one of realm.own.list(type)) if (one.portfolioId === row.id) one.portfolioId = above;
  }
}

const watchOf = (portfolio: RowOf<'Portfolio'>) => ({
  portfolioId: portfolio.id,
  currency: portfolio.currency,
});

/** A real server checks the check digits too. */
function refuseWatched(
  { realm, params }: Call<'addWalletWatch' | 'createCryptoWallet'>,
  path = 'params',
  watch: unknown = params,
): void {
  const { chain, address } = Object(watch);
  if (chain !== undefined && !hasAddressForm(chain, String(address))) {
    throw badInput(`${path}.address`, 'is not an address of the chain');
  }
  const known = realm.own
    .list('WalletWatch')
    .some(
      (row) =>
        row.chain === chain && String(row.address).toLowerCase() === String(address).toLowerCase(),
    );
  if (known) throw watchedAlready();
}

type Asked = Call<'createNetworthPortfolio'>;

function parentOf(realm: Asked['realm'], { parentId }: Asked['params']): RowOf<'Portfolio'> {
  const usual = theDefault(realm, 'ASSETS');
  return parentOfNew(realm.own.list('Portfolio'), parentId ?? usual.id);
}

function refuseOddPortfolio(call: Asked): void {
  const { realm, params } = call;
  checkNewPortfolio(params);
  checkRated(call);
  parentOf(realm, params);
  const { externalProvider, externalId } = params;
  if (externalId == null) return;
  const taken = realm.own
    .list('Portfolio')
    .some((row) => row.externalProvider === externalProvider && row.externalId === externalId);
  if (taken) throw externalTaken();
}

export const portfolioRules: Rules = {
  addWalletWatch: {
    checks: (call) => refuseWatched(call),
    sets: (call) => watchOf(target(call)),
  },
  createCryptoWallet: {
    checks: (call) => {
      refuseWatched(call, 'params.watch', call.params.watch ?? {});
      checkRated(call);
    },
    sets: ({ realm, params }) => ({
      kind: 'CRYPTO_WALLET',
      currency: params.currency ?? displayCurrency(realm),
      parentId: theDefault(realm, 'ASSETS').id,
      costBasisMethod: USUAL_METHOD,
      financialYearEnd: yearEndOf(null),
      default: false,
    }),
    leaves: ['WalletWatch'],
    afterwards: ({ realm, params }, row) => {
      const { chain, address } = Object(params.watch);
      if (chain === undefined) return;
      const given = {
        chain,
        address,
        ...watchOf(row),
        status: 'SYNCING',
        since: now(realm),
      };
      make(realm, 'WalletWatch', given);
    },
  },
  confirmNetWorthTrade: { sets: correctedTrade },
  createNetworthPortfolio: {
    checks: refuseOddPortfolio,
    sets: ({ realm, params }) => ({
      kind: params.kind ?? 'MANUAL',
      currency: params.currency ?? displayCurrency(realm),
      costBasisMethod: params.costBasisMethod ?? parentOf(realm, params).costBasisMethod,
      parentId: parentOf(realm, params).id,
      financialYearEnd:
        params.financialYearEnd ?? yearEndOf((params.country ?? null) as string | null),
      default: false,
    }),
  },
  createRelayTrade: {
    means: namedTrade,
    sets: (call) => ({ ...trade(call), origin: 'RELAY_SYNC' }),
    example: aboutHolding((portfolioId, { symbol }) => ({ portfolioId, symbol, quantity: '1' })),
  },
  createTrade: { checks: refuseOddRecording, means: namedTrade, sets: trade },
  createTradeForAsset: { sets: assetTrade, knowsIds: true },
  updateRelayTrade: { checks: refuseOddChange },
  deleteInstrumentFromPortfolio: {
    answers: takeOut,
    example: aboutHolding((portfolioId, { id }) => ({ portfolioId, instrumentId: id })),
  },
  deleteRelayPortfolio: {
    checks: ({ realm, params }) => {
      const row = need(realm, 'Portfolio', String(params.id));
      if (row.default === true || row.kind === 'BROKER_MIRROR') throw undeletable();
    },
    before: moveUp,
    example: (realm, params) => ({
      ...params,
      id: realm.own.list('Portfolio').find(({ kind }) => kind === 'RELAY' || kind === 'MANUAL')?.id,
    }),
  },
  getDefaultLiabilityPortfolio: {
    reads: ({ realm }) => {
      theDefault(realm, 'LIABILITIES');
      return { default: true, kinds: ['LIABILITIES'] };
    },
  },
  getDefaultPortfolio: {
    reads: ({ realm }) => {
      theDefault(realm, 'ASSETS');
      return { default: true, kinds: ['ASSETS'] };
    },
  },
  getPortfolios: {
    reads: ({ realm, params }) => {
      for (const kind of ['ASSETS', 'LIABILITIES'] as const) theDefault(realm, kind);
      return params;
    },
  },
  getRelayTrades: {
    reads: ({ realm, params }) => {
      if (params.instrument == null) return params;
      const { instrument: _, ...rest } = params;
      return { ...rest, instrument: instrumentOf({ realm, params }).id };
    },
  },
};
