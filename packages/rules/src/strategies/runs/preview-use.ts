import { refuse } from '../../refusals/platform-error.ts';

/** A preview that is to be run. */
export interface KeptPreview {
  /** The run that was made of it; null: none yet. */
  readonly runId: string | null;
  readonly expiresAt: Date;
  /** What was held and wanted when it was made. */
  readonly fingerprint: string;
}

/** @throws {PlatformError} CONFLICT for one that was run, has ended or no longer fits */
export function refuseSpentPreview(preview: KeptPreview, now: Date, fingerprint: string): void {
  if (preview.runId !== null) throw refuse('CONFLICT', 'The preview was run already');
  if (now >= preview.expiresAt) {
    throw refuse('CONFLICT', 'The preview has ended; ask for a new one');
  }
  if (preview.fingerprint !== fingerprint) {
    throw refuse('CONFLICT', 'The preview no longer fits what is held; ask for a new one');
  }
}
