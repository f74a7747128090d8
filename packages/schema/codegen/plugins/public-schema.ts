import { print } from 'graphql';
import type { Contract } from '../contract.ts';
import { graphqlHeader } from '../header.ts';

/** Writes the published SDL. */
export function plugin(
  _schema: unknown,
  _documents: unknown,
  config: { contract: Contract },
): string {
  return `${graphqlHeader}\n${print(config.contract.publicDocument)}\n`;
}
