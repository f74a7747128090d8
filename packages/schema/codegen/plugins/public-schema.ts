import { print } from 'graphql';
import type { Contract } from '../contract.ts';

/** Writes the published SDL. */
export function plugin(
  _schema: unknown,
  _documents: unknown,
  config: { contract: Contract },
): string {
  const title = '# Generated from the contract by `npm run codegen`. Do not edit.\n\n';
  return `${title}${print(config.contract.publicDocument)}\n`;
}
