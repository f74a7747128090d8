import type { OpeningCheckQuery } from '../../generated/documents.ts';

/** What is told of oneself, and what is left. */
export type Check = OpeningCheckQuery['fetchKYC'];

export type Section = Check['sections'][number];

/** A form of one section. */
export interface SectionFormProps {
  readonly check: Check;
  /** Who the account is opened for, as it is chosen on the page. */
  readonly holder: Check['accountType'];
  readonly close: () => void;
}
