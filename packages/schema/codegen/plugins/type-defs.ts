import { print } from 'graphql';
import type { Contract } from '../contract.ts';
import { header, templateLiteral } from '../header.ts';
import { published } from '../published.ts';

/** Writes the SDL as a module: `publicTypeDefs`, or `typeDefs` with the first-party part. */
export function plugin(
  _schema: unknown,
  _documents: unknown,
  config: { contract: Contract; firstParty: boolean },
): string {
  const { contract, firstParty } = config;
  const [name, title, document] = firstParty
    ? ['typeDefs', 'The whole contract, first-party part included.', contract.document]
    : ['publicTypeDefs', 'The public contract.', contract.publicDocument];
  return `${header}
/** ${title} */
export const ${name}: string = ${templateLiteral(`${print(published(document))}\n`)};
`;
}
