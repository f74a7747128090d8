import type { FieldProblem } from '@investing-platform/schema';
import { type ASTNode, type DocumentNode, type GraphQLError, Kind, visit } from 'graphql';

/** Fields and arguments that graphql-js names in words alone, since they are not there. */
const NAMED = [
  /^Field "(?:\w+\.)?(\w+)" (?:of required type|is not defined)/,
  /argument "(\w+)" of type .* is required/,
];

/**
 * The path of the field that a problem with an input speaks of.
 *
 * @param path where graphql-js puts it: for a missing or unknown field the object around it
 */
export function pathOfProblem(path: readonly (string | number)[], message: string): string {
  const named = NAMED.map((pattern) => pattern.exec(message)?.[1]).find((name) => name);
  const isEnd = named === undefined || path.at(-1) === named;
  return (isEnd ? path : [...path, named]).join('.');
}

/** The problems of each error with values that stand in the document, as with variables. */
export function fieldProblems(
  document: DocumentNode,
  errors: readonly GraphQLError[],
): ReadonlyMap<GraphQLError, readonly FieldProblem[]> {
  const paths = pathsOf(document, new Set(errors.flatMap(({ nodes }) => nodes?.slice(0, 1) ?? [])));
  return new Map(
    errors.flatMap((error) => {
      const [node] = error.nodes ?? [];
      const path = pathOfProblem((node && paths.get(node)) ?? [], error.message);
      return path === '' ? [] : [[error, [{ path, message: error.message }]] as const];
    }),
  );
}

/** Where in their arguments nodes stand; empty for nodes outside of arguments. */
function pathsOf(
  document: DocumentNode,
  nodes: ReadonlySet<ASTNode>,
): ReadonlyMap<ASTNode, readonly (string | number)[]> {
  const found = new Map<ASTNode, readonly (string | number)[]>();
  if (nodes.size === 0) return found;
  visit(document, {
    enter(node, _key, _parent, path) {
      if (nodes.has(node)) found.set(node, inputPath(document, path));
    },
  });
  return found;
}

function inputPath(
  document: DocumentNode,
  keys: readonly (string | number)[],
): readonly (string | number)[] {
  let at: unknown = document;
  return keys.flatMap((key, index) => {
    at = Object(at)[key];
    const { kind, name } = Object(at);
    if (kind === Kind.ARGUMENT || kind === Kind.OBJECT_FIELD) return [String(name.value)];
    return keys[index - 1] === 'values' ? [key] : [];
  });
}
