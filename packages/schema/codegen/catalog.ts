import { type GraphQLSchema, isInputObjectType } from 'graphql';
import type { CatalogEntry } from '../src/catalog-entry.ts';
import type { LeafScope } from '../src/scopes.ts';
import { requiredScope } from './check-contract.ts';
import { decisionOf } from './decision.ts';
import { operationName } from './default-operations.ts';
import { contractHints } from './operation-hints.ts';
import { directiveNames, type RootField } from './root-field.ts';

/** What the contract says of one root field, for the catalog. */
export function catalogEntry(field: RootField, schema: GraphQLSchema): CatalogEntry {
  const input = schema.getType(`${operationName(field.name)}Input`);
  const entry = {
    type: field.type,
    access: accessOf(field),
    scope: scopeOf(field),
    rateGroup: directiveNames(field.node).includes('sensitive') ? 'SENSITIVE' : 'GENERAL',
    domain: field.domain,
    idempotent: isInputObjectType(input) && 'idempotencyKey' in input.getFields(),
  } as const;
  const isChange = field.type === 'Mutation';
  return { ...entry, decision: isChange ? decisionOf(entry, contractHints(field, schema)) : null };
}

function scopeOf(field: RootField): LeafScope | null {
  if (directiveNames(field.node).includes('sessionOnly')) return null;
  return (requiredScope(field) ?? 'public') as LeafScope;
}

function accessOf(field: RootField): CatalogEntry['access'] {
  const names = directiveNames(field.node);
  if (names.includes('tokenScope')) return 'SCOPE';
  if (names.includes('public')) return 'PUBLIC';
  if (names.includes('anonymous')) return 'ANONYMOUS';
  const sessionOnly = field.node.directives?.find(({ name }) => name.value === 'sessionOnly');
  const signedIn = sessionOnly?.arguments?.find(({ name }) => name.value === 'signedIn')?.value;
  return signedIn?.kind === 'BooleanValue' && !signedIn.value ? 'SESSION_START' : 'SESSION_ONLY';
}
