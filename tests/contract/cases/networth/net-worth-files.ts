import type { Case, Known } from '../../support/case.ts';
import { AAPL as APPLE } from '../../support/order-steps.ts';
import { refused, step } from '../../support/steps.ts';

const FIELDS = `id portfolioId fileName mimeType sizeBytes kind extractionStatus failureCode
  failureReason broker periodStartsOn periodEndsOn rowCount pendingCount attempts`;
const open = `mutation ($params: CreateNetworthPortfolioInput!) {
  createNetworthPortfolio(params: $params) { id } }`;
const upload = `mutation ($params: UploadNetWorthFileInput!) {
  uploadNetWorthFile(params: $params) { ${FIELDS} } }`;
/** By then it may be read already: how far it is, is asked for apart. */
const uploadAgain = `mutation ($params: UploadNetWorthFileInput!) {
  uploadNetWorthFile(params: $params) { id fileName mimeType } }`;
const retry = `mutation ($params: RetryNetWorthFileExtractionInput!) {
  retryNetWorthFileExtraction(params: $params) { extractionStatus rowCount } }`;
const remove = `mutation ($params: DeleteNetWorthFileInput!) {
  deleteNetWorthFile(params: $params) { affectedCount } }`;
const rows = `query ($params: NetWorthPortfolioFilesInput!) {
  netWorthPortfolioFiles(params: $params) { nodes { ${FIELDS} extracted {
    rowNumber confidencePercent problem trade { type state quantity origin }
    dividend { state quantity grossAmount } } } } }`;
const all = `query ($params: NetWorthAllPortfolioFilesInput) {
  netWorthAllPortfolioFiles(params: $params) { nodes { ${FIELDS} } nextCursor } }`;
const trades = `query ($params: GetRelayTradesInput) {
  getRelayTrades(params: $params) { nodes { type state quantity origin fileId } } }`;

const base64 = (...lines: string[]) => Buffer.from(`${lines.join('\n')}\n`).toString('base64');
const HEADER = 'Date,Type,Symbol,Quantity,Price,Fee';
const TABLE = base64(
  HEADER,
  '2026-03-02,BUY,AAPL,10,250,1',
  '2026-03-03,SELL,AAPL,4,260,1',
  '2026-02-31,BUY,AAPL,1,250,1',
);
const UNKNOWN = '01a1f82f-1e80-7a04-8b7d-52c9e1f06a31';
const COLUMNS = [
  { meaning: 'DATE', name: 'Day' },
  { meaning: 'SYMBOL', name: 'Paper' },
  { meaning: 'QUANTITY', name: 'Pieces' },
  { meaning: 'PRICE', name: 'Each' },
];
const shows = (operation: string, answer: object) => ({ data: () => ({ [operation]: answer }) });
const file =
  (more: object = {}) =>
  ({ portfolioId }: Known) => ({
    portfolioId,
    fileName: 'trades.csv',
    content: { base64: TABLE },
    ...more,
  });
const ofPortfolio = ({ portfolioId }: Known) => ({ portfolioId, limit: 5 });
const opened = step(
  open,
  { name: 'Shares', currency: 'USD' },
  { keep: { portfolioId: 'createNetworthPortfolio.id' } },
);
const buy = `mutation ($params: CreateTradeInput!) { createTrade(params: $params) { id } }`;
const none = shows('netWorthAllPortfolioFiles', { nodes: [], nextCursor: null });

const life: Case = {
  title: 'a file is read into trades, once, and can be taken back as a whole',
  steps: [
    opened,
    step(upload, file(), {
      ...shows('uploadNetWorthFile', {
        extractionStatus: 'QUEUED',
        mimeType: 'text/csv',
        fileName: 'trades.csv',
        failureCode: null,
      }),
      keep: { fileId: 'uploadNetWorthFile.id' },
    }),
    step(uploadAgain, file({ fileName: 'again.csv' }), {
      data: ({ fileId }) => ({ uploadNetWorthFile: { id: fileId, fileName: 'trades.csv' } }),
    }),
    step(rows, ofPortfolio, {
      eventually: true,
      ...shows('netWorthPortfolioFiles', {
        nodes: [
          {
            extractionStatus: 'NEEDS_REVIEW',
            kind: 'TRADE_LIST',
            rowCount: 3,
            pendingCount: 0,
            attempts: 1,
            periodStartsOn: '2026-03-02',
            periodEndsOn: '2026-03-03',
            extracted: [
              { rowNumber: 2, confidencePercent: '100', problem: null, trade: { type: 'BUY' } },
              { rowNumber: 3, trade: { type: 'SELL', state: 'CONFIRMED', quantity: '4' } },
              { rowNumber: 4, trade: null, problem: 'Date: “2026-02-31” is not a day.' },
            ],
          },
        ],
      }),
    }),
    step(trades, ({ portfolioId }: Known) => ({ portfolioIds: [portfolioId] }), {
      data: ({ fileId }) => ({
        getRelayTrades: {
          nodes: [
            { type: 'SELL', origin: 'FILE', fileId },
            { type: 'BUY', origin: 'FILE', fileId },
          ],
        },
      }),
    }),
    step(all, { statuses: ['COMPLETED', 'FAILED'] }, none),
    step(all, { statuses: ['NEEDS_REVIEW'] }, { as: 'other', ...none }),
    step(retry, ({ fileId }: Known) => ({ id: fileId }), {
      ...shows('retryNetWorthFileExtraction', { extractionStatus: 'QUEUED', rowCount: 0 }),
    }),
    step(remove, ({ fileId }: Known) => ({ id: fileId }), {
      as: 'other',
      ...refused('deleteNetWorthFile', 'NOT_FOUND'),
    }),
    step(remove, ({ fileId }: Known) => ({ id: fileId, deleteExtracted: true }), {
      ...shows('deleteNetWorthFile', { affectedCount: 1 }),
    }),
    step(all, {}, none),
    step(trades, ({ portfolioId }: Known) => ({ portfolioIds: [portfolioId] }), {
      ...shows('getRelayTrades', { nodes: [] }),
    }),
  ],
};

const byHand: Case = {
  title: 'a table that no layout knows is read by what its owner says of its columns',
  steps: [
    opened,
    step(
      upload,
      file({ columns: COLUMNS.slice(1) }),
      refused('uploadNetWorthFile', 'BAD_USER_INPUT', 'columns'),
    ),
    step(
      upload,
      file({
        content: { base64: base64('Day,Paper,Pieces,Each', '2026-03-02,AAPL,3,250') },
        columns: COLUMNS,
      }),
    ),
    step(rows, ofPortfolio, {
      eventually: true,
      ...shows('netWorthPortfolioFiles', {
        nodes: [{ extractionStatus: 'COMPLETED', extracted: [{ trade: { quantity: '3' } }] }],
      }),
    }),
  ],
};

const refusals: Case = {
  title: 'a file that cannot be is refused, and one that says nothing says why',
  steps: [
    opened,
    step(
      upload,
      file({ content: { base64: base64('<!doctype html>') } }),
      refused('uploadNetWorthFile', 'BAD_USER_INPUT', 'content'),
    ),
    step(
      upload,
      file({ content: { base64: '%%%%' } }),
      refused('uploadNetWorthFile', 'BAD_USER_INPUT', 'content.base64'),
    ),
    step(
      upload,
      file({ fileName: '../trades.csv' }),
      refused('uploadNetWorthFile', 'BAD_USER_INPUT', 'fileName'),
    ),
    step(upload, file({ portfolioId: UNKNOWN }), refused('uploadNetWorthFile', 'NOT_FOUND')),
    step(rows, { portfolioId: UNKNOWN, limit: 5 }, refused('netWorthPortfolioFiles', 'NOT_FOUND')),
    step(retry, { id: UNKNOWN }, refused('retryNetWorthFileExtraction', 'NOT_FOUND')),
    step(remove, { id: UNKNOWN }, refused('deleteNetWorthFile', 'NOT_FOUND')),
    step(upload, file({ extract: false }), {
      ...shows('uploadNetWorthFile', {
        kind: 'ATTACHMENT',
        extractionStatus: 'NOT_APPLICABLE',
        attempts: 0,
      }),
      keep: { fileId: 'uploadNetWorthFile.id' },
    }),
    step(
      retry,
      ({ fileId }: Known) => ({ id: fileId }),
      refused('retryNetWorthFileExtraction', 'INVALID_STATE'),
    ),
    step(upload, file({ content: { base64: base64('Colour,Shape,Size', 'red,round,1') } })),
    step(
      all,
      { statuses: ['FAILED'] },
      {
        eventually: true,
        ...shows('netWorthAllPortfolioFiles', {
          nodes: [{ failureCode: 'UNKNOWN_LAYOUT', extractionStatus: 'FAILED', rowCount: 0 }],
        }),
      },
    ),
  ],
};

const needed: Case = {
  title: 'a file is not taken back while other sales need what it brought',
  steps: [
    opened,
    step(upload, file({ content: { base64: base64(HEADER, '2026-03-02,BUY,AAPL,10,250,1') } }), {
      keep: { fileId: 'uploadNetWorthFile.id' },
    }),
    step(rows, ofPortfolio, {
      eventually: true,
      ...shows('netWorthPortfolioFiles', { nodes: [{ extractionStatus: 'COMPLETED' }] }),
    }),
    step(buy, ({ portfolioId }: Known) => ({
      portfolioId,
      instrumentId: APPLE,
      type: 'SELL',
      tradedOn: '2026-04-02',
      quantity: '4',
      price: '250',
    })),
    step(
      remove,
      ({ fileId }: Known) => ({ id: fileId, deleteExtracted: true }),
      refused('deleteNetWorthFile', 'INSUFFICIENT_QUANTITY', 'deleteExtracted'),
    ),
    step(
      all,
      {},
      { data: ({ fileId }) => ({ netWorthAllPortfolioFiles: { nodes: [{ id: fileId }] } }) },
    ),
  ],
};

const paid: Case = {
  title: 'dividends of a file wait for the person, of what was held on the day before',
  steps: [
    opened,
    step(
      upload,
      file({
        content: {
          base64: base64(
            'Date,Type,Symbol,Quantity,Price,Total',
            '2026-03-02,BUY,AAPL,10,250,2500',
            '2026-05-14,DIVIDEND,AAPL,,,2.6',
            '2026-02-14,DIVIDEND,MSFT,,,2.6',
          ),
        },
      }),
    ),
    step(rows, ofPortfolio, {
      eventually: true,
      ...shows('netWorthPortfolioFiles', {
        nodes: [
          {
            extractionStatus: 'NEEDS_REVIEW',
            pendingCount: 1,
            rowCount: 3,
            periodEndsOn: '2026-05-14',
            extracted: [
              { trade: { type: 'BUY' }, dividend: null },
              { trade: null, dividend: { state: 'PENDING', quantity: '10', grossAmount: '2.6' } },
              {
                dividend: null,
                confidencePercent: '50',
                problem: 'Nothing was held on 2026-02-13: record the trades first.',
              },
            ],
          },
        ],
      }),
    }),
  ],
};

const inBytes = (bytes: Buffer) => file({ content: { base64: bytes.toString('base64') } });
const wideOfx = Buffer.from('OFXHEADER:100\r\nDATA:OFXSGML\r\n<OFX>', 'utf16le');

const types: Case = {
  title: 'the type of a file is told from its bytes, also where two make a character',
  steps: [
    opened,
    step(upload, inBytes(wideOfx), {
      ...shows('uploadNetWorthFile', { mimeType: 'application/x-ofx' }),
    }),
    step(upload, inBytes(Buffer.from(`${HEADER}\n`, 'utf16le').swap16()), {
      ...shows('uploadNetWorthFile', { mimeType: 'text/csv' }),
    }),
    step(
      upload,
      inBytes(Buffer.from(`${HEADER}\0\n`)),
      refused('uploadNetWorthFile', 'BAD_USER_INPUT', 'content'),
    ),
  ],
};

export const netWorthFileCases: readonly Case[] = [life, byHand, refusals, needed, paid, types];
