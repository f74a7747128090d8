import type { Case, Known } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

const SETTINGS = 'portfolioId enabled address allowedSenders autoConfirm notifyOnImport';
const set = `mutation ($params: SetPortfolioEmailSettingsInput!) {
  setPortfolioEmailSettings(params: $params) { ${SETTINGS} } }`;
const retry = `mutation ($params: RetryTradeEmailInput!) {
  retryTradeEmail(params: $params) { id } }`;
const list = `query ($params: GetPortfolioEmailsInput!) {
  getPortfolioEmails(params: $params) {
    nodes { id status verified trades { id } dividends { id } } nextCursor } }`;
const create = `mutation ($params: CreateNetworthPortfolioInput!) {
  createNetworthPortfolio(params: $params) { id emailSettings { address } } }`;
const portfolios = `query ($params: GetPortfoliosInput) {
  getPortfolios(params: $params) { emailSettings { ${SETTINGS} } } }`;
const defaults = '{ getDefaultLiabilityPortfolio { id } }';

const UNKNOWN = '01a1f640-d007-7a8c-9d9e-0f1a2b3c4d5e';
const own = ({ portfolioId }: Known) => portfolioId;
const opened = step(
  create,
  { name: 'Shares' },
  {
    data: () => ({ createNetworthPortfolio: { emailSettings: null } }),
    keep: { portfolioId: 'createNetworthPortfolio.id' },
  },
);

export const portfolioEmailCases: readonly Case[] = [
  {
    title: 'a portfolio has an address of its own, which stays until it is made anew',
    steps: [
      opened,
      step(
        set,
        (known: Known) => ({
          portfolioId: own(known),
          enabled: true,
          allowedSenders: ['Contracts@Broker.example', 'contracts@broker.example'],
        }),
        {
          data: (known) => ({
            setPortfolioEmailSettings: {
              portfolioId: own(known),
              enabled: true,
              allowedSenders: ['contracts@broker.example'],
              autoConfirm: false,
              notifyOnImport: true,
            },
          }),
          keep: { address: 'setPortfolioEmailSettings.address' },
        },
      ),
      step(
        set,
        (known: Known) => ({ portfolioId: own(known), enabled: false, autoConfirm: true }),
        {
          data: ({ address }) => ({
            setPortfolioEmailSettings: {
              address,
              enabled: false,
              allowedSenders: ['contracts@broker.example'],
              autoConfirm: true,
            },
          }),
        },
      ),
      step(portfolios, (known: Known) => ({ ids: [own(known)] }), {
        data: ({ address }) => ({
          getPortfolios: [{ emailSettings: { address, enabled: false, autoConfirm: true } }],
        }),
      }),
      step(list, (known: Known) => ({ portfolioId: own(known), statuses: ['FAILED'] }), {
        data: () => ({ getPortfolioEmails: { nodes: [], nextCursor: null } }),
      }),
    ],
  },
  {
    title: 'e-mails are taken only where trades are recorded by hand',
    steps: [
      step(
        defaults,
        {},
        {
          data: () => ({ getDefaultLiabilityPortfolio: {} }),
          keep: { debtsId: 'getDefaultLiabilityPortfolio.id' },
        },
      ),
      step(
        set,
        ({ debtsId }: Known) => ({ portfolioId: debtsId, enabled: true }),
        refused('setPortfolioEmailSettings', 'INVALID_STATE'),
      ),
      step(
        set,
        { portfolioId: UNKNOWN, enabled: true },
        refused('setPortfolioEmailSettings', 'NOT_FOUND'),
      ),
      step(list, { portfolioId: UNKNOWN }, refused('getPortfolioEmails', 'NOT_FOUND')),
      step(retry, { id: UNKNOWN }, refused('retryTradeEmail', 'NOT_FOUND')),
    ],
  },
];
