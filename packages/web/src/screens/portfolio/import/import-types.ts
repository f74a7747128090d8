import type { FileRowsQuery, PortfolioFilesQuery } from '../../../generated/documents.ts';

export type PortfolioFile = PortfolioFilesQuery['netWorthPortfolioFiles']['nodes'][number];
export type FileRow = FileRowsQuery['netWorthPortfolioFiles']['nodes'][number]['extracted'][number];

/** Whether the file is still to be read. */
export function isUnderWay({ extractionStatus }: PortfolioFile): boolean {
  return extractionStatus === 'QUEUED' || extractionStatus === 'EXTRACTING';
}
