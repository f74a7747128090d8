import type { Case, Known } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

const FIELDS = `id title category status fileName mimeType sizeBytes sha256 linkedType linkedId
  expiresOn downloadUrl downloadUrlExpiresAt note uploadedAt`;
const announce = `mutation ($params: CreateNetWorthDocumentUploadInput!) {
  createNetWorthDocumentUpload(params: $params) {
    document { ${FIELDS} } method headers { name value } maxSizeBytes expiresAt } }`;
const finalize = `mutation ($params: FinalizeNetWorthDocumentInput!) {
  finalizeNetWorthDocument(params: $params) { id } }`;
const remove = `mutation ($params: DeleteNetWorthDocumentInput!) {
  deleteNetWorthDocument(params: $params) { affectedCount } }`;
const documents = `query ($params: NetWorthDocumentsInput) {
  netWorthDocuments(params: $params) { nodes { ${FIELDS} } nextCursor } }`;
const goal = `mutation ($params: CreateNetWorthGoalInput!) {
  createNetWorthGoal(params: $params) { id } }`;

const FILE = {
  fileName: 'deed.pdf',
  mimeType: 'application/pdf',
  sizeBytes: 3,
  sha256: 'AB'.repeat(32),
};
const UNKNOWN = '01a1f82f-1e80-7a04-8b7d-52c9e1f06a31';
const shows = (operation: string, answer: object) => ({ data: () => ({ [operation]: answer }) });
const listed = (...titles: string[]) =>
  shows('netWorthDocuments', { nodes: titles.map((title) => ({ title })), nextCursor: null });
const pending = { statuses: ['PENDING_UPLOAD'] };
const ofGoal = (more: object) => (known: Known) => ({
  ...FILE,
  linkedTo: { goalId: known.goalId },
  ...more,
});

const life: Case = {
  title: 'a document is announced, listed by what it belongs to, and deleted by its owner alone',
  steps: [
    step(
      goal,
      { name: 'Home', kind: 'HOME', targetAmount: '10', currency: 'USD' },
      { keep: { goalId: 'createNetWorthGoal.id' } },
    ),
    step(announce, ofGoal({ title: 'Deed', category: 'OWNERSHIP', expiresOn: '2027-01-01' }), {
      data: ({ goalId }) => ({
        createNetWorthDocumentUpload: {
          method: 'PUT',
          headers: [{ name: 'Content-Type', value: 'application/pdf' }],
          document: {
            title: 'Deed',
            status: 'PENDING_UPLOAD',
            sha256: 'ab'.repeat(32),
            linkedType: 'GOAL',
            linkedId: goalId,
            downloadUrl: null,
            uploadedAt: null,
          },
        },
      }),
      keep: { documentId: 'createNetWorthDocumentUpload.document.id' },
    }),
    step(announce, FILE, {
      ...shows('createNetWorthDocumentUpload', {
        document: { title: 'deed.pdf', category: 'OTHER', linkedType: null, linkedId: null },
      }),
    }),
    step(
      finalize,
      ({ documentId }: Known) => ({ id: documentId }),
      refused('finalizeNetWorthDocument', 'INVALID_STATE'),
    ),
    step(documents, {}, listed()),
    step(documents, pending, listed('deed.pdf', 'Deed')),
    step(documents, { ...pending, categories: ['OWNERSHIP'] }, listed('Deed')),
    step(documents, { ...pending, expiresBy: '2026-12-31' }, listed()),
    step(documents, ({ goalId }: Known) => ({ ...pending, linkedTo: { goalId } }), listed('Deed')),
    step(documents, pending, { as: 'other', ...listed() }),
    step(remove, ({ documentId }: Known) => ({ id: documentId }), {
      as: 'other',
      ...refused('deleteNetWorthDocument', 'NOT_FOUND'),
    }),
    step(remove, ({ documentId }: Known) => ({ id: documentId }), {
      ...shows('deleteNetWorthDocument', { affectedCount: 1 }),
    }),
    step(documents, pending, listed('deed.pdf')),
    step(
      finalize,
      ({ documentId }: Known) => ({ id: documentId }),
      refused('finalizeNetWorthDocument', 'NOT_FOUND'),
    ),
  ],
};

const refusals: Case = {
  title: 'a document that cannot be is refused',
  steps: [
    ...(
      [
        ['fileName', { fileName: '../deed.pdf' }],
        ['mimeType', { mimeType: 'text/html' }],
        ['sha256', { sha256: 'x'.repeat(64) }],
        ['sizeBytes', { sizeBytes: 20_971_521 }],
      ] as const
    ).map(([field, given]) =>
      step(
        announce,
        { ...FILE, ...given },
        refused('createNetWorthDocumentUpload', 'BAD_USER_INPUT', field),
      ),
    ),
    step(
      announce,
      { ...FILE, linkedTo: { goalId: UNKNOWN } },
      refused('createNetWorthDocumentUpload', 'NOT_FOUND'),
    ),
    step(
      documents,
      { linkedTo: { liabilityId: UNKNOWN } },
      refused('netWorthDocuments', 'NOT_FOUND'),
    ),
  ],
};

export const netWorthDocumentCases: readonly Case[] = [life, refusals];
