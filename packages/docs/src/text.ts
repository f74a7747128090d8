/** Markdown of the pages, from the contract's descriptions. */

/** Names with the addresses of their pages. */
export type Addresses = ReadonlyMap<string, string>;

/**
 * A description as Markdown: paragraphs joined to lines, code spans kept and linked where they name
 * something that has a page, all else taken literally.
 */
export function prose(text: string, addresses: Addresses, self = ''): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => line(paragraph, addresses, self))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** One paragraph. `self` is not linked: the page is about it. */
export function line(text: string, addresses: Addresses, self = ''): string {
  const parts = text.replaceAll(/\s+/g, ' ').trim().split('`');
  return parts
    .map((part, at) => (at % 2 === 0 ? literal(part) : linkedCode(part, addresses, self)))
    .join('');
}

/** Code that links to the page of what it names. */
export function linkedCode(code: string, addresses: Addresses, self = ''): string {
  const address = code === self ? undefined : addresses.get(code);
  const shown = `\`${code}\``;
  return address === undefined ? shown : `[${shown}](${address})`;
}

/** Text in which Markdown, HTML and Vue see nothing of their own. */
function literal(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('{{', '&#123;&#123;')
    .replaceAll(/[[\]*_|~]/g, '\\$&');
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('{{', '&#123;&#123;');
}

/** A fenced block; `label` names its tab within a group. */
export function fence(language: string, code: string, label = ''): string {
  const info = label === '' ? language : `${language} [${label}]`;
  return `\`\`\`${info}\n${code.trimEnd()}\n\`\`\``;
}

/** What the search does not index. */
export function unindexed(markdown: string): string {
  return `<!-- unindexed -->\n\n${markdown}\n\n<!-- indexed -->`;
}

/** The front matter and the blocks of a page, with one blank line between blocks. */
export function page(
  front: Readonly<Record<string, unknown>>,
  blocks: readonly (string | null)[],
): string {
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const body = blocks.filter((block) => block !== null && block !== '').join('\n\n');
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}
