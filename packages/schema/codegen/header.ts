const notice = 'Generated from the contract by `npm run codegen`. Do not edit.\n';

/** The first line of every generated TypeScript file. */
export const header = `// ${notice}`;

/** A template literal that holds the text unchanged. */
export function templateLiteral(text: string): string {
  return `\`${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``;
}

/** An object literal of one line for each entry: a difference shows which of them changed. */
export function objectLiteral(entries: readonly (readonly [string, unknown])[]): string {
  const lines = entries.map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  );
  return `{\n${lines.join('')}}`;
}
