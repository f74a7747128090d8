import type { PlannedRow } from '@investing-platform/rules/networth/imports/plan-import';
import { CERTAIN, GUESSED, SHOWN_ROWS } from '@investing-platform/rules/networth/imports/row-read';
import type { KeptRow } from './files.sql.ts';

/** What a row came to. */
export interface Outcome
  extends Pick<
    PlannedRow,
    'rowNumber' | 'rawText' | 'confidencePercent' | 'problem' | 'duplicateOfId'
  > {
  readonly tradeId: string | null;
  readonly dividendId: string | null;
}

/** What became of the rows of a file: the first of them one by one, the others in sum. */
export class ToldRows {
  readonly #shown: Outcome[] = [];
  /** The first row that is open and not shown. */
  #first: { readonly place: number; readonly outcome: Outcome } | null = null;
  #beyond = 0;
  #hasSomething = false;
  open = 0;

  /** @param place of the row in the file, 0 is the first; each is told once */
  tell(place: number, outcome: Outcome): void {
    const { tradeId, dividendId, duplicateOfId } = outcome;
    if (place < SHOWN_ROWS) this.#shown[place] = outcome;
    this.#hasSomething ||= (tradeId ?? dividendId ?? duplicateOfId) !== null;
    if (!isOpen(outcome)) return;
    this.open += 1;
    if (place < SHOWN_ROWS) return;
    this.#beyond += 1;
    if (this.#first === null || place < this.#first.place) this.#first = { place, outcome };
  }

  /** Has a person look at trades that were stored. */
  doubt(tradeIds: ReadonlySet<string>, problem: string): void {
    for (const [place, row] of this.#shown.entries()) {
      if (row.tradeId !== null && tradeIds.has(row.tradeId)) {
        this.#shown[place] = doubted(row, problem);
      }
    }
  }

  /** Whether nothing came of any row, and nobody can do something about that. */
  get isEmpty(): boolean {
    return !this.#hasSomething && this.open === 0;
  }

  /** The rows that are shown, as JSON. */
  get kept(): string {
    return JSON.stringify(this.#shown.map(keptRow));
  }

  /** What nobody could see in the rows that are shown. */
  get reason(): string | null {
    if (this.#first === null) return null;
    const { rowNumber, problem } = this.#first.outcome;
    const shown = SHOWN_ROWS.toLocaleString('en');
    const rows = this.#beyond === 1 ? 'one row' : `${this.#beyond.toLocaleString('en')} rows`;
    return (
      `Nothing came of ${rows} after the first ${shown}, which alone are shown. ` +
      `Row ${rowNumber}: ${problem}`
    );
  }
}

export const doubted = (row: Outcome, problem: string): Outcome => ({
  ...row,
  problem,
  confidencePercent: Math.min(row.confidencePercent, GUESSED),
});

export const unstored = (row: Outcome, problem: string): Outcome => ({
  ...doubted(row, problem),
  tradeId: null,
  dividendId: null,
});

/** Nothing came of it, and a person can do something about that. */
function isOpen({ tradeId, dividendId, duplicateOfId, confidencePercent }: Outcome): boolean {
  if (tradeId !== null || dividendId !== null || duplicateOfId !== null) return false;
  return confidencePercent < CERTAIN;
}

function keptRow({ rowNumber, rawText, problem, ...row }: Outcome): KeptRow {
  const { tradeId, dividendId, duplicateOfId } = row;
  const confidencePercent = String(row.confidencePercent);
  return { rowNumber, rawText, confidencePercent, tradeId, dividendId, duplicateOfId, problem };
}
