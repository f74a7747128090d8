import { type GraphQLField, Kind } from 'graphql';

/** From this weight on a field is long work, which waits its turn. */
const LONG_WORK = 1_000;

/** What `@cost` of a field says: objects that it counts as besides those it shows; else 0. */
export function costOf({ astNode }: Pick<GraphQLField<unknown, unknown>, 'astNode'>): number {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'cost');
  const weight = directive?.arguments?.find(({ name }) => name.value === 'weight')?.value;
  return weight?.kind === Kind.INT ? Number(weight.value) : 0;
}

/** Whether a field takes so long that those of one person run one after the other. */
export function isLongWork(field: Pick<GraphQLField<unknown, unknown>, 'astNode'>): boolean {
  return costOf(field) >= LONG_WORK;
}
