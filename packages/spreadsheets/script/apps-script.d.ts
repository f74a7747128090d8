/** What the scripts use of their hosts, and what is put in front of them when they are written. */
declare global {
  /** The server's address. */
  const BASE: string;
  /** The scopes to ask for. */
  const SCOPES: string;
  /** Every query in a line of its own. */
  const CONTRACT: string;

  interface Cache {
    get(key: string): string | null;
    getAll(keys: readonly string[]): Record<string, string>;
    put(key: string, value: string, seconds: number): void;
    putAll(values: Record<string, string>, seconds: number): void;
    remove(key: string): void;
  }
  interface Fetched {
    getResponseCode(): number;
    getContentText(): string;
    getHeaders(): object;
  }
  interface UserProperties {
    getProperty(key: string): string | null;
    getProperties(): Record<string, string>;
    setProperties(values: Record<string, string>): void;
    deleteAllProperties(): void;
  }
  interface Range {
    setValue(value: unknown): Range;
    setValues(values: unknown[][]): Range;
    setFormula(formula: string): Range;
    setNumberFormat(format: string): Range;
    setFontWeight(weight: string): Range;
  }
  interface Sheet {
    getRange(row: number, column: number, rows?: number, columns?: number): Range;
  }
  interface Spreadsheet {
    getSpreadsheetTimeZone(): string;
    getRangeByName(name: string): Range | null;
    setNamedRange(name: string, range: Range): void;
    insertSheet(name: string): Sheet;
    getSheetByName(name: string): Sheet | null;
  }
  interface Menu {
    addItem(title: string, functionName: string): Menu;
    addToUi(): void;
  }
  const CacheService: { getUserCache(): Cache };
  const LockService: { getUserLock(): { tryLock(ms: number): boolean; releaseLock(): void } };
  const PropertiesService: { getUserProperties(): UserProperties };
  const UrlFetchApp: { fetch(url: string, options: object): Fetched };
  const Utilities: {
    readonly DigestAlgorithm: { readonly SHA_256: unknown };
    base64Encode(data: string | number[]): string;
    computeDigest(algorithm: unknown, text: string): number[];
    formatDate(date: Date, zone: string, format: string): string;
    parseDate(text: string, zone: string, format: string): Date;
    sleep(ms: number): void;
  };
  const HtmlService: { createHtmlOutput(html: string): { setTitle(title: string): object } };
  const SpreadsheetApp: {
    getActive(): Spreadsheet;
    getCurrentCell(): Range;
    getUi(): { createMenu(name: string): Menu; showSidebar(html: object): void };
  };

  const Office: { onReady(): Promise<object> };
  const OfficeRuntime: {
    readonly storage: {
      getItem(key: string): Promise<string | null>;
      setItem(key: string, value: string): Promise<void>;
      removeItem(key: string): Promise<void>;
    };
  };
  const CustomFunctions: { associate(id: string, work: (...args: unknown[]) => unknown): void };
}

export {};
