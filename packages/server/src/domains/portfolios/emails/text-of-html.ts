/** Between these nothing is for readers. */
const SILENT = ['script', 'style', 'head', 'title', 'template'];
const ENDS_LINE = /^\/?(?:br|p|div|tr|li|h[1-6]|table|ul|ol|hr|blockquote)$/;
const ENDS_CELL = /^\/?t[dh]$/;
const NAME = /^\/?[a-z0-9]+/i;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  pound: '£',
  euro: '€',
  yen: '¥',
  ndash: '–',
  mdash: '—',
  minus: '−',
};
const MAX_CODE_POINT = 0x10ffff;

/**
 * What a page says without its tags: a line for each row and paragraph. One look at each character,
 * whatever is left open.
 */
export function textOfHtml(html: string): string {
  let [text, place] = ['', 0];
  while (place < html.length) {
    const open = html.indexOf('<', place);
    text += html.slice(place, open === -1 ? html.length : open);
    if (open === -1) break;
    const [between, next] = tagAt(html, open);
    text += between;
    place = next;
  }
  const decoded = text.replace(ENTITY, characterOf);
  const lines = decoded.split('\n').map((line) => line.replace(/[^\S\n]+/g, ' ').trim());
  return lines.filter((line) => line !== '').join('\n');
}

/** What stands for a tag, and where it goes on behind it. */
function tagAt(html: string, open: number): readonly [text: string, next: number] {
  if (html.startsWith('<!--', open)) return ['', after(html, '-->', open)];
  const [name = ''] = NAME.exec(html.slice(open + 1, open + 16)) ?? [];
  if (name === '' && html[open + 1] !== '!') return ['<', open + 1];
  const close = html.indexOf('>', open);
  if (close === -1) return ['', html.length];
  const tag = name.toLowerCase();
  if (SILENT.includes(tag)) return ['\n', after(html, '>', after(html, `</${name}`, close))];
  return [ENDS_LINE.test(tag) ? '\n' : ENDS_CELL.test(tag) ? ' ' : '', close + 1];
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

function characterOf(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : '';
}
