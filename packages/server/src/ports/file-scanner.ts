/** Who looks into the files of strangers before they are kept. */
export interface FileScanner {
  /**
   * Begins to look into one file.
   *
   * @throws {ScannerDown} where nobody is there to look
   */
  begin(): Promise<FileScan>;
}

/** One file, handed over as it comes. */
export interface FileScan {
  /** @throws {ScannerDown} where the scanner has gone, or takes no more */
  write(bytes: Uint8Array): Promise<void>;
  /**
   * Says that the file is whole.
   *
   * @returns the name of what was found in it; null where nothing was
   * @throws {ScannerDown} where there is no answer, or one that says neither
   */
  end(): Promise<string | null>;
  /** Whatever became of it; again has no effect. */
  close(): void;
}

/** Nobody can say what is in a file. */
export class ScannerDown extends Error {
  override readonly name = 'ScannerDown';
}
