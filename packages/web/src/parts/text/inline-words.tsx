import type { InlinePiece } from './inline-markdown.ts';

/**
 * Words with what they are marked by.
 *
 * @param linkText what is read of a link, besides where it leads
 */
export function inlineWords(
  pieces: readonly InlinePiece[],
  linkText = (text: string, _href: string): string => text,
) {
  return pieces.map(({ kind, text, href = '' }, place) => {
    const key = `${place} ${text}`;
    if (kind === 'strong') return <strong key={key}>{text}</strong>;
    if (kind === 'code') return <code key={key}>{text}</code>;
    if (kind === 'text') return text;
    return (
      <a key={key} href={href} target="_blank" rel="noreferrer">
        {linkText(text, href)}
      </a>
    );
  });
}
