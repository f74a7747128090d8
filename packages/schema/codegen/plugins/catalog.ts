import { catalogEntry } from '../catalog.ts';
import type { Contract } from '../contract.ts';
import { header } from '../header.ts';
import { isFirstParty, type RootField } from '../root-field.ts';

/** Writes `catalog` (public operations) or `firstPartyCatalog`: what the contract says of each. */
export function plugin(
  _schema: unknown,
  _documents: unknown,
  config: { contract: Contract; firstParty: boolean },
): string {
  const { contract, firstParty } = config;
  const entries = contract.fields
    .filter((field) => isFirstParty(field) === firstParty)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((field) => entryLine(field, contract));
  const [name, title] = firstParty
    ? ['firstPartyCatalog', "The first-party app's operations, refused for every API token."]
    : ['catalog', 'Every public operation, by name.'];
  return `${header}import type { CatalogEntry } from '../src/catalog-entry.ts';

/** ${title} */
export const ${name} = {
${entries.join('\n')}
} as const satisfies Record<string, CatalogEntry>;
`;
}

function entryLine(field: RootField, contract: Contract): string {
  const entry = catalogEntry(field, contract.schema);
  const members = Object.entries(entry).map(
    ([key, value]) => `    ${key}: ${typeof value === 'string' ? `'${value}'` : value},`,
  );
  return `  ${field.name}: {\n${members.join('\n')}\n  },`;
}
