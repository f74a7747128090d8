/** Writes one default operation document. */
export function plugin(_schema: unknown, _documents: unknown, config: { text: string }): string {
  return `# Generated from the contract by \`npm run codegen\`. Do not edit.\n${config.text}`;
}
