import { type DefinitionNode, type DocumentNode, Kind, print } from 'graphql';
import type { Contract } from '../contract.ts';
import { header, templateLiteral } from '../header.ts';
import { published } from '../published.ts';
import { isFirstParty, rootTypes } from '../root-field.ts';

/**
 * Writes the SDL as a module: `publicTypeDefs`, or `typeDefs`, which extends it by the first-party
 * part.
 */
export function plugin(
  _schema: unknown,
  _documents: unknown,
  config: { contract: Contract; firstParty: boolean },
): string {
  const { contract, firstParty } = config;
  if (!firstParty) {
    return `${header}
/** The public contract. */
export const publicTypeDefs: string = ${sdl(contract.publicDocument)};
`;
  }
  return `${header}import { publicTypeDefs } from './public-type-defs.ts';

const firstPartyTypeDefs = ${sdl(firstPartyPart(contract))};

/** The whole contract, first-party part included. */
export const typeDefs: string = publicTypeDefs + firstPartyTypeDefs;
`;
}

const sdl = (document: DocumentNode) => templateLiteral(`${print(published(document))}\n`);

/** What the public document lacks: whole definitions, and the root types' own fields. */
function firstPartyPart({ document, publicDocument, fields }: Contract): DocumentNode {
  const known = new Set(publicDocument.definitions.map(nameOf));
  const own = document.definitions.filter((definition) => !known.has(nameOf(definition)));
  const extensions = rootTypes.flatMap((type): DefinitionNode[] => {
    const added = fields.filter((field) => isFirstParty(field) && field.type === type);
    const name = { kind: Kind.NAME, value: type } as const;
    if (added.length === 0) return [];
    return [{ kind: Kind.OBJECT_TYPE_EXTENSION, name, fields: added.map(({ node }) => node) }];
  });
  return { kind: Kind.DOCUMENT, definitions: [...own, ...extensions] };
}

function nameOf(definition: DefinitionNode): string | undefined {
  return 'name' in definition ? definition.name?.value : undefined;
}
