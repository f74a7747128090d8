/** The first line of every generated TypeScript file. */
export const header = '// Generated from the contract by `npm run codegen`. Do not edit.\n';

/** A template literal that holds the text unchanged. */
export function templateLiteral(text: string): string {
  return `\`${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``;
}
