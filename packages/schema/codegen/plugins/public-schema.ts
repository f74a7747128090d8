import { print } from 'graphql';
import type { Contract } from '../contract.ts';
import { graphqlHeader } from '../header.ts';
import { published } from '../published.ts';

/** Writes the published SDL. */
export function plugin(
  _schema: unknown,
  _documents: unknown,
  config: { contract: Contract },
): string {
  return `${graphqlHeader}\n${print(published(config.contract.publicDocument))}\n`;
}
