import type { Case } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

const documents = `query ($params: FetchPlatformInvestAccountDocumentsInput) {
  fetchPlatformInvestAccountDocuments(params: $params) {
    nodes { id type name issuedOn downloadUrl } nextCursor } }`;
const documentById = `query ($params: FetchPlatformInvestAccountDocumentByIdInput!) {
  fetchPlatformInvestAccountDocumentById(params: $params) { id } }`;

const UNKNOWN = '01a1f82f-1e80-7a04-8b7d-52c9e1f06a31';
const none = {
  data: () => ({ fetchPlatformInvestAccountDocuments: { nodes: [], nextCursor: null } }),
};

export const accountDocumentCases: readonly Case[] = [
  {
    title: 'papers are listed by their day, their type and their ids',
    steps: [
      step(documents, { from: '2999-01-01' }, none),
      step(documents, { ids: [UNKNOWN] }, none),
      step(documents, { types: ['AGREEMENT'] }, none),
      step(
        documents,
        { from: '2026-11-02', to: '2026-11-01' },
        refused('fetchPlatformInvestAccountDocuments', 'BAD_USER_INPUT', 'from'),
      ),
      step(
        documentById,
        { id: UNKNOWN },
        refused('fetchPlatformInvestAccountDocumentById', 'NOT_FOUND'),
      ),
    ],
  },
];
