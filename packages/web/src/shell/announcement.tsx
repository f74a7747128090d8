import { type AnnouncementLevel, fetchAnnouncement } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { useAnswer } from '../api/use-answer.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { type InlinePiece, paragraphsOf } from '../parts/text/inline-markdown.ts';
import { inlineWords } from '../parts/text/inline-words.tsx';

const LOOK_AGAIN_MS = 300_000;
/** Where the browser remembers which one was put away last. */
const PUT_AWAY = 'announcement-put-away';

const KIND: Readonly<Record<AnnouncementLevel, 'plain' | 'warn' | 'bad'>> = {
  INFO: 'plain',
  MARKETING: 'plain',
  WARNING: 'warn',
  CRITICAL: 'bad',
};

/** What the operator has to say to everyone, until the person puts it away. */
export function Announcement() {
  const { data } = useAnswer(
    fetchAnnouncement,
    { params: { placement: 'home' } },
    { pick: (answer) => answer.fetchAnnouncement, every: LOOK_AGAIN_MS },
  );
  const [putAway, setPutAway] = useState(() => localStorage.getItem(PUT_AWAY));
  if (data === null || data.id === putAway) return null;
  const leave = () => {
    localStorage.setItem(PUT_AWAY, data.id);
    setPutAway(data.id);
  };
  return (
    <Notice kind={KIND[data.level]}>
      <h2>{data.title}</h2>
      {paragraphsOf(data.bodyMarkdown).map((pieces) => (
        <p key={keyOf(pieces)}>{inlineWords(pieces)}</p>
      ))}
      {data.url !== null && (
        <p>
          <a href={data.url} target="_blank" rel="noreferrer">
            Read more
          </a>
        </p>
      )}
      {data.dismissible && (
        <Button kind="quiet" onClick={leave}>
          Dismiss
        </Button>
      )}
    </Notice>
  );
}

function keyOf(pieces: readonly InlinePiece[]): string {
  return pieces.map(({ text }) => text).join('');
}
