const notice = 'Generated from the contract by `npm run codegen`. Do not edit.\n';

/** The first line of every generated TypeScript file. */
export const header = `// ${notice}`;

/** The first line of every generated GraphQL file. */
export const graphqlHeader = `# ${notice}`;

/** A template literal that holds the text unchanged. */
export function templateLiteral(text: string): string {
  return `\`${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``;
}
