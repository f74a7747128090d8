/**
 * The programs in which every file is checked, by their configurations: what runs on Node has no
 * DOM in view, what runs in browsers has. A program of its own for each package would read the
 * libraries and check what packages share ten times over. The packages' own configurations are
 * for editors.
 *
 * @param options.hasBench whether the bench's dependencies, which are its own, are installed
 */
export function typePrograms({ hasBench }: { readonly hasBench: boolean }): readonly string[] {
  const node = hasBench ? 'tsconfig.node-and-bench.json' : 'tsconfig.node.json';
  return [node, 'tsconfig.browser.json'];
}
