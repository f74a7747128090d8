import type { Case, Known } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

const FIELDS = `id type format status progressPercent from to tradingMode portfolioIds rowCount
  sizeBytes failureReason failureCode viewed completedAt expiresAt`;
const request = `mutation ($params: RequestExportInput!) {
  requestExport(params: $params) { ${FIELDS} } }`;
const jobs = `query ($params: MyExportJobsInput) {
  myExportJobs(params: $params) { nodes { ${FIELDS} } nextCursor } }`;
const markViewed = `mutation ($params: MarkExportJobsViewedInput) {
  markExportJobsViewed(params: $params) { affectedCount affectedIds } }`;

const UNKNOWN = '01a1f82f-1e80-7a04-8b7d-52c9e1f06a31';
const shows = (operation: string, answer: object) => ({ data: () => ({ [operation]: answer }) });
const listed = (...nodes: object[]) => shows('myExportJobs', { nodes });
const one = ({ jobId }: Known) => ({ ids: [jobId] });

const life: Case = {
  title: 'an export is asked for, made, shown with its address to its owner alone, and marked seen',
  steps: [
    step(
      request,
      { type: 'ORDERS', format: 'JSON', from: '2026-01-01', idempotencyKey: 'an export' },
      {
        ...shows('requestExport', {
          type: 'ORDERS',
          format: 'JSON',
          status: 'QUEUED',
          from: '2026-01-01',
          tradingMode: null,
          portfolioIds: [],
          progressPercent: 0,
          viewed: false,
          completedAt: null,
          expiresAt: null,
          failureCode: null,
        }),
        keep: { jobId: 'requestExport.id', to: 'requestExport.to' },
      },
    ),
    step(jobs, one, {
      eventually: true,
      data: ({ jobId, to }) => ({
        myExportJobs: {
          nodes: [
            {
              id: jobId,
              status: 'COMPLETED',
              progressPercent: 100,
              to,
              viewed: false,
            },
          ],
          nextCursor: null,
        },
      }),
    }),
    step(
      jobs,
      { types: ['ORDERS'], onlyUnviewed: true },
      {
        ...listed({ status: 'COMPLETED' }),
      },
    ),
    step(jobs, one, { as: 'other', ...listed() }),
    step(markViewed, one, { as: 'other', ...refused('markExportJobsViewed', 'NOT_FOUND') }),
    step(markViewed, one, {
      data: ({ jobId }) => ({
        markExportJobsViewed: { affectedCount: 1, affectedIds: [jobId] },
      }),
    }),
    step(markViewed, one, {
      ...shows('markExportJobsViewed', { affectedCount: 0, affectedIds: [] }),
    }),
    step(jobs, { types: ['ORDERS'], onlyUnviewed: true }, listed()),
    step(
      request,
      { type: 'ORDERS', format: 'JSON', from: '2026-01-01', idempotencyKey: 'an export' },
      {
        ...shows('requestExport', { status: 'COMPLETED', viewed: true }),
      },
    ),
  ],
};

const formats: Case = {
  title: 'an export comes in the formats of its type, and without an equal one beside it',
  steps: [
    step(request, { type: 'TAX_SUMMARY' }, shows('requestExport', { format: 'PDF' })),
    step(
      request,
      { type: 'FULL_ACCOUNT' },
      {
        ...shows('requestExport', { format: 'ZIP' }),
        keep: { jobId: 'requestExport.id' },
      },
    ),
    step(request, { type: 'POSITIONS' }, shows('requestExport', { format: 'CSV' })),
  ],
};

const refusals: Case = {
  title: 'an export that cannot be is refused',
  steps: [
    ...(
      [
        ['format', { format: 'ZIP' }],
        ['format', { type: 'FULL_ACCOUNT', format: 'PDF' }],
        ['from', { from: '2026-11-19', to: '2026-11-18' }],
        ['to', { to: '2999-01-01' }],
      ] as const
    ).map(([field, given]) =>
      step(
        request,
        { type: 'ORDERS', ...given },
        refused('requestExport', 'BAD_USER_INPUT', field),
      ),
    ),
    step(
      request,
      { type: 'DIVIDENDS', portfolioIds: [UNKNOWN] },
      refused('requestExport', 'NOT_FOUND'),
    ),
    step(markViewed, { ids: [UNKNOWN] }, refused('markExportJobsViewed', 'NOT_FOUND')),
  ],
};

export const exportCases: readonly Case[] = [life, formats, refusals];
