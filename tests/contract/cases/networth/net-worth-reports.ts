import type { Case } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

const generate = `mutation ($params: GenerateNetWorthReportInput) {
  generateNetWorthReport(params: $params) {
    id format asOf sections portfolioIds hideAmounts failureCode failureReason } }`;
const UNKNOWN = '01a1f640-d007-7a8c-9d9e-0f1a2b3c4d5e';
const OCTOBER = {
  format: 'JSON',
  asOf: '2026-10-31',
  sections: ['TOTALS', 'HISTORY'],
  hideAmounts: true,
  idempotencyKey: 'report-2026-10',
};

export const netWorthReportCases: readonly Case[] = [
  {
    title: 'a report is made of what is asked for, and once for a key',
    steps: [
      step(generate, OCTOBER, {
        data: () => ({
          generateNetWorthReport: {
            format: 'JSON',
            asOf: '2026-10-31',
            sections: ['TOTALS', 'HISTORY'],
            portfolioIds: [],
            hideAmounts: true,
            failureCode: null,
          },
        }),
        keep: { reportId: 'generateNetWorthReport.id' },
      }),
      step(generate, OCTOBER, {
        data: ({ reportId }) => ({ generateNetWorthReport: { id: reportId } }),
      }),
      step(
        generate,
        { ...OCTOBER, format: 'CSV' },
        refused('generateNetWorthReport', 'IDEMPOTENCY_CONFLICT'),
      ),
    ],
  },
  {
    title: 'a report of everything is a document, and none is of the future or of others',
    steps: [
      step(
        generate,
        {},
        {
          data: () => ({
            generateNetWorthReport: {
              format: 'PDF',
              sections: [
                ...['TOTALS', 'ALLOCATION', 'ASSETS', 'LIABILITIES', 'CASH_FLOW', 'GOALS'],
                'HISTORY',
              ],
              hideAmounts: false,
            },
          }),
        },
      ),
      step(
        generate,
        { asOf: '2199-01-01' },
        refused('generateNetWorthReport', 'BAD_USER_INPUT', 'asOf'),
      ),
      step(generate, { portfolioIds: [UNKNOWN] }, refused('generateNetWorthReport', 'NOT_FOUND')),
    ],
  },
];
