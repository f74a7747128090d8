/** Markdown of the contract as paragraphs without marks. */
export function plain(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').replaceAll('`', '').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
