import type { InlinePiece } from './inline-markdown.ts';

/** Words with what they are marked by. */
export function inlineWords(pieces: readonly InlinePiece[]) {
  return pieces.map(({ kind, text, href = '' }, place) => {
    const key = `${place} ${text}`;
    if (kind === 'strong') return <strong key={key}>{text}</strong>;
    if (kind === 'code') return <code key={key}>{text}</code>;
    if (kind === 'text') return text;
    return (
      <a key={key} href={href} target="_blank" rel="noreferrer">
        {text}
      </a>
    );
  });
}
