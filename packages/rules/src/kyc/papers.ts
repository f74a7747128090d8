import type { KycDocumentSide, KycDocumentType } from '@investing-platform/schema/operations';
import { badInput, invalidInput, refuse } from '../refusals/platform-error.ts';

/** A paper as it is handed in. */
export interface GivenPaper {
  readonly type: KycDocumentType;
  readonly side?: KycDocumentSide | null | undefined;
  readonly coHolder?: boolean | undefined;
  readonly fileName: string;
}

/** What a check holds at most. */
const MAX_PAPERS = 20;
export const WITH_SIDES: readonly KycDocumentType[] = ['DRIVER_LICENSE', 'NATIONAL_ID'];
/** Of these there may be several. */
const SEVERAL: readonly KycDocumentType[] = ['OTHER', 'SOURCE_OF_FUNDS', 'PROOF_OF_ADDRESS'];
const FOLDERS = /[/\\]/;

/** Whether one of the same person, type and side takes the place of the one before. */
export const isReplacing = ({ type }: Pick<GivenPaper, 'type'>): boolean => !SEVERAL.includes(type);

/** @throws {PlatformError} BAD_USER_INPUT with everything that is wrong with papers to hand in */
export function requirePapers(add: readonly GivenPaper[], removeIds: readonly string[]): void {
  if (add.length === 0 && removeIds.length === 0) {
    throw badInput('params', 'needs papers to hand in or to take back');
  }
  const problems = add.flatMap(({ type, side, fileName }, at) => {
    const path = `params.add.${at}`;
    const wrong: { path: string; message: string }[] = [];
    if (WITH_SIDES.includes(type) && side == null) {
      wrong.push({ path: `${path}.side`, message: 'is needed for papers with two sides' });
    }
    if (FOLDERS.test(fileName)) {
      wrong.push({ path: `${path}.fileName`, message: 'must be a name without folders' });
    }
    return wrong;
  });
  if (problems.length > 0) throw invalidInput(problems);
}

/** @throws {PlatformError} QUOTA_EXCEEDED where a check holds more papers than it may */
export function refuseTooManyPapers(count: number): void {
  if (count <= MAX_PAPERS) return;
  throw refuse('QUOTA_EXCEEDED', `An identity check may hold ${MAX_PAPERS} papers`);
}
