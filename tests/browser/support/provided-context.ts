/** What the global set-up hands to the tests in a browser. */
declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of the browser, null where there is none. */
    chromium: string | null;
    /** Folder of the built application. */
    pagesFolder: string;
  }
}

export {};
