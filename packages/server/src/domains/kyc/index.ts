import { agreementsInForce, pathOf } from './agreements.ts';

interface ServedText {
  readonly contentType: string;
  readonly body: string;
}

/** The texts of the agreements in force by their paths, to be served to everybody. */
export function agreementPages(): [path: string, serve: () => Promise<ServedText>][] {
  return agreementsInForce.map((agreement) => [
    pathOf(agreement),
    async () => ({ contentType: 'text/markdown; charset=utf-8', body: agreement.bodyMarkdown }),
  ]);
}
