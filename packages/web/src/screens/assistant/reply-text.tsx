import { type InlinePiece, paragraphsOf } from '../../parts/text/inline-markdown.ts';

/** The text of a reply: paragraphs and lists. It is never HTML, and loads nothing. */
export function ReplyText({ text }: { readonly text: string }) {
  const blocks = [...text.matchAll(/\S[\s\S]*?(?=\n\s*\n|$)/g)];
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

function Words({ text }: { readonly text: string }) {
  return paragraphsOf(text).flat().map(Piece);
}

/** A link says where it leads, since its words are anybody's. */
function Piece({ kind, text, href = '' }: InlinePiece, place: number) {
  const key = `${place} ${text}`;
  if (kind === 'strong') return <strong key={key}>{text}</strong>;
  if (kind === 'code') return <code key={key}>{text}</code>;
  if (kind === 'text') return text;
  return (
    <a key={key} href={href} target="_blank" rel="noreferrer">
      {text} ({URL.parse(href)?.host})
    </a>
  );
}
