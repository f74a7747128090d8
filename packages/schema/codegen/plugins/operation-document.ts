import { graphqlHeader } from '../header.ts';

/** Writes one default operation document. */
export function plugin(_schema: unknown, _documents: unknown, config: { text: string }): string {
  return graphqlHeader + config.text;
}
