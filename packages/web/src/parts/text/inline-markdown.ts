/** A piece of a paragraph. Its text is shown as it is, never as HTML. */
export interface InlinePiece {
  readonly kind: 'text' | 'strong' | 'code' | 'link';
  readonly text: string;
  /** Of a link alone: an https address. */
  readonly href?: string;
}

const PIECES = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\((https:\/\/[^\s)]+)\)/g;

/** What short messages use of Markdown, by paragraph: strong words, code and links. */
export function paragraphsOf(markdown: string): readonly (readonly InlinePiece[])[] {
  return markdown
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(piecesOf);
}

function piecesOf(paragraph: string): readonly InlinePiece[] {
  const pieces: InlinePiece[] = [];
  let at = 0;
  for (const match of paragraph.matchAll(PIECES)) {
    if (match.index > at) pieces.push({ kind: 'text', text: paragraph.slice(at, match.index) });
    pieces.push(pieceOf(match));
    at = match.index + match[0].length;
  }
  if (at < paragraph.length) pieces.push({ kind: 'text', text: paragraph.slice(at) });
  return pieces;
}

function pieceOf([, strong, code, text = '', href = '']: RegExpExecArray): InlinePiece {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (code !== undefined) return { kind: 'code', text: code };
  return { kind: 'link', text, href };
}
