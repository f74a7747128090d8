/** The part of vitest's JSON report that is read here. */
export interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/**
 * The line that a reader of the log looks for: `<n> passed, <n> failed`, in tests. A file that
 * could not be loaded ran no test, so it counts as one that failed.
 */
export function countLine(report: Report): string {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return `${report.numPassedTests} passed, ${report.numFailedTests + unloaded.length} failed`;
}
