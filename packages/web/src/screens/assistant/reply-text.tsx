import { datedText } from '../../parts/text/format.ts';
import { type InlinePiece, paragraphsOf } from '../../parts/text/inline-markdown.ts';
import { inlineWords } from '../../parts/text/inline-words.tsx';

/** The text of a reply: paragraphs and lists. It is never HTML, and loads nothing. */
export function ReplyText({ text }: { readonly text: string }) {
  const blocks = [...datedText(text).matchAll(/\S[\s\S]*?(?=\n\s*\n|$)/g)];
  return (
    <div className="reply">
      {blocks.map(({ 0: block, index }) => (
        <Block key={index} lines={block.split('\n')} />
      ))}
    </div>
  );
}

const ITEM = /^\s*[-*] /;

/** Lines that begin with a dash are a list, whatever stands before them. */
function Block({ lines }: { readonly lines: readonly string[] }) {
  const first = lines.findIndex((line) => ITEM.test(line));
  const words = (first < 0 ? lines : lines.slice(0, first)).join(' ');
  const items = first < 0 ? [] : lines.slice(first).map((line) => line.replace(ITEM, ''));
  return (
    <>
      {words.trim() !== '' && (
        <p>
          <Words text={words} />
        </p>
      )}
      {items.length > 0 && (
        <ul className="plain-list">
          {items.map((item) => (
            <li key={item}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * A link is only read, with where it would lead: its address may be anybody's, and may hold what
 * nobody else is to know. What a reply refers to stands below it.
 */
const unlinked = (piece: InlinePiece): InlinePiece =>
  piece.kind === 'link'
    ? { kind: 'text', text: `${piece.text} (${URL.parse(piece.href ?? '')?.host})` }
    : piece;

function Words({ text }: { readonly text: string }) {
  return inlineWords(paragraphsOf(text).flat().map(unlinked));
}
