import type { FieldDefinitionNode } from 'graphql';

export const rootTypes = ['Query', 'Mutation', 'Subscription'] as const;
export type RootType = (typeof rootTypes)[number];

/** A root field, with the folder of the SDL file that declares it. */
export interface RootField {
  readonly name: string;
  readonly type: RootType;
  readonly domain: string;
  readonly node: FieldDefinitionNode;
}

/** The names of the directives that stand on a field. */
export function directiveNames(node: FieldDefinitionNode): string[] {
  return (node.directives ?? []).map((directive) => directive.name.value);
}

/** Whether only the first-party app may call it. */
export function isFirstParty(field: RootField): boolean {
  return directiveNames(field.node).includes('sessionOnly');
}
