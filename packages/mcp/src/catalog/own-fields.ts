/** A path of fields below an operation's answer, such as `nodes.symbol`. */
const PATH = /^[A-Za-z]\w{0,60}(\.[A-Za-z]\w{0,60}){0,5}$/;
const MAX_FIELDS = 60;

type Tree = Map<string, Tree>;

/**
 * The document of an operation that answers just these fields; null where one is no path. Whether
 * they are fields is for the engine to say.
 */
export function documentOf(
  document: string,
  operation: string,
  fields: readonly string[],
): string | null {
  if (fields.length > MAX_FIELDS || !fields.every((path) => PATH.test(path))) return null;
  const tree: Tree = new Map();
  for (const path of fields) {
    let at = tree;
    for (const name of path.split('.')) {
      const next: Tree = at.get(name) ?? new Map();
      at.set(name, next);
      at = next;
    }
  }
  const head = document.slice(0, document.indexOf('{') + 1);
  const call = document.includes('(params:$params)') ? `${operation}(params:$params)` : operation;
  return `${head}${call}${printed(tree)}}`;
}

function printed(tree: Tree): string {
  if (tree.size === 0) return '';
  return `{${[...tree].map(([name, below]) => name + printed(below)).join(' ')}}`;
}
