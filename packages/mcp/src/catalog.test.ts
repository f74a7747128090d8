import type { Decision } from '@investing-platform/schema';
import { parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { decisionOf } from './catalog/decision.ts';
import { describe as description } from './catalog/describe.ts';
import { catalogued } from './catalog/operations.ts';
import { documentOf } from './catalog/own-fields.ts';
import { findOperations } from './catalog/search.ts';
import { contract } from './contract.fixture.ts';

const mutations = [...catalogued.values()].filter(({ entry }) => entry.type === 'Mutation');
const decided = (decision: Decision) =>
  mutations.map(({ name }) => name).filter((name) => decisionOf(name) === decision);

describe('who decides about a change', () => {
  test('what takes a fresh proof is never done through an assistant', () => {
    const proven = mutations.filter(({ hints }) => hints.stepUp).map(({ name }) => name);
    expect(proven.filter((name) => decisionOf(name) !== 'NEVER')).toEqual([]);
  });

  test('what moves money is asked for at least', () => {
    const moving = mutations.filter(({ hints }) => hints.movesMoney).map(({ name }) => name);
    expect(moving.length).toBeGreaterThan(10);
    expect(moving.filter((name) => decisionOf(name) === 'FREE')).toEqual([]);
  });

  test('what deletes anything is asked for at least', () => {
    const deleting = mutations.filter(({ hints }) => hints.effect.deletes.length > 0);
    expect(deleting.filter(({ name }) => decisionOf(name) === 'FREE')).toEqual([]);
  });

  test('only likes, marks, copies and ways of showing are free', () => {
    expect(decided('FREE').sort()).toEqual([
      ...['createStrategyAssetVotes', 'generateLikeableAssets', 'generateNetWorthReport'],
      ...['markAllDepositsAsViewed', 'markDepositAsViewed', 'markExportJobsViewed'],
      ...['requestExport', 'toggleLike', 'updateChartStartAtZero', 'updateNetWorthAsHomePage'],
      'updateNetWorthDisplayCurrency',
    ]);
  });

  test.each([
    ...['createWithdrawalRequest', 'requestCryptoWithdrawal', 'requestWhitelistWallet'],
    ...['saveBrokerCredential', 'deleteBrokerCredential', 'savePayoutBankAccountNZD'],
    ...['deleteSavedPayoutAccount', 'deleteWhitelistedWallet', 'updateMfa', 'removePasskey'],
    ...['submitKyc', 'signAgreements', 'saveNewCard', 'register', 'resetPassword'],
    ...['closeAccount', 'createApiCredential', 'decideConsent', 'nothing', 'constructor'],
  ])('%s is never done through an assistant', (name) => {
    expect(decisionOf(name)).toBe('NEVER');
  });

  test.each(['placeOrder', 'cancelOrder', 'rebalanceActiveStrategy', 'createNetWorthIncome'])(
    '%s is asked for',
    (name) => {
      expect(decisionOf(name)).toBe('ASK');
    },
  );
});

describe('words of people find the operation among the first five', () => {
  test.each([
    ['how much money do I have', 'netWorthDashboard'],
    ['what stocks do I own', 'getPositions'],
    ['buy shares', 'placeOrder'],
    ['cancel my order', 'cancelOrder'],
    ['withdraw money to my bank', 'createWithdrawalRequest'],
    ['deposit instructions NZD', 'getBankDetail'],
    ['dividends received', 'netWorthAssetDividends'],
    ['my mortgage', 'netWorthLiabilities'],
    ['add a loan', 'createNetWorthLiability'],
    ['exchange rate NZD USD', 'fetchAvailableRates'],
    ['option chain', 'getOptionChain'],
    ['is the market open', 'fetchMarketHours'],
    ['news about a company', 'fetchNewsByAssetIds'],
    ['export my trades for tax', 'requestExport'],
    ['rebalance strategy', 'rebalanceActiveStrategy'],
    ['savings goal', 'netWorthGoals'],
    ['performance over time', 'getPortfolioHistory'],
    ['share my net worth with a link', 'createNetWorthShareLink'],
    ['where is my withdrawal', 'fetchPendingUserTransactions'],
    ['what fees did I pay', 'getMyForexFeeRate'],
    ['which plan am I on', 'listUserSubscriptions'],
    ['upgrade my plan', 'subscribeUser'],
  ])('%s: %s', (query, expected) => {
    const names = findOperations(query).map(({ name }) => name);
    expect(names.slice(0, 5)).toContain(expected);
  });

  test.each([
    ...['how many assistant messages are left this month', 'messages left this month'],
    ...['my quota', 'assistant quota', 'remaining assistant threads', 'usage this month'],
    ...['what are my limits', 'how many threads can I still start'],
  ])('%s: the quota of the assistant is found first', (query) => {
    expect(findOperations(query)[0]?.name).toBe('fetchMyAssistantThreads');
  });

  test('nothing is found for nothing', () => {
    expect(findOperations('')).toEqual([]);
    expect(findOperations('🦆'.repeat(50))).toEqual([]);
  });
});

describe('fields that the assistant chooses', () => {
  test('make a document of just these', () => {
    const found = catalogued.get('getOrders');
    const document = documentOf(found?.document ?? '', 'getOrders', ['nodes.id', 'nodes.asset.id']);
    expect(document).toContain('getOrders(params:$params){nodes{id asset{id}}}');
    expect(validate(contract, parse(document ?? ''))).toEqual([]);
  });

  test.each(['', 'a b', 'a{b}', 'a.', '__schema.types', 'a.b.c.d.e.f.g', '../x'])(
    '%j is no path',
    (path) => {
      expect(documentOf('query X{x}', 'x', [path])).toBeNull();
    },
  );
});

test('every operation is described in at most 30 KB, with its inputs', () => {
  for (const found of catalogued.values()) {
    const text = description(contract, found);
    expect(text.length, found.name).toBeLessThan(30_000);
    if (found.hints.example !== null) expect(text, found.name).toContain('input ');
  }
});
