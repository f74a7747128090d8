import { useEffect, useState } from 'react';
import { cache, operationOf } from '../../api/cache.ts';
import { assistantTalk, assistantThreads, followReply } from '../../generated/documents.ts';
import { streams } from '../../live/streams.ts';
import type { Part } from './assistant-types.ts';

/** A reply as far as it has come. */
export interface Reply {
  readonly text: string;
  readonly parts: readonly Part[];
  /** The connection is gone for good: the reply is written all the same. */
  readonly isLost: boolean;
  readonly followAgain: () => void;
}

const NOTHING = { text: '', parts: [] as readonly Part[], isLost: false };

/**
 * Follows a reply word by word, over lost connections, until it is whole; then the conversation is
 * read anew. However many words come, they are shown once a frame.
 */
export function useReply(messageId: string): Reply {
  const [shown, setShown] = useState(NOTHING);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    void turn;
    const controller = new AbortController();
    let latest = NOTHING;
    let frame: number | null = null;
    const show = () => {
      frame ??= requestAnimationFrame(() => {
        frame = null;
        setShown(latest);
      });
    };
    const follow = async () => {
      const from = (afterSequence: number) => ({ params: { messageId, afterSequence } });
      const events = streams.subscribe(followReply, from(0), {
        signal: controller.signal,
        resume: ({ assistantStream: { sequence } }) => from(sequence),
      });
      for await (const event of events) {
        if (event.type !== 'data') continue;
        const { type, delta, part } = event.data.assistantStream;
        if (type === 'TOKEN') latest = { ...latest, text: latest.text + (delta ?? '') };
        if (part !== null) latest = { ...latest, parts: [...latest.parts, part] };
        show();
      }
    };
    const leave = (isLost: boolean) => {
      if (controller.signal.aborted) return;
      if (isLost) {
        latest = { ...latest, isLost };
        show();
      } else void readAnew();
    };
    setShown(NOTHING);
    follow().then(
      () => leave(false),
      () => leave(true),
    );
    return () => {
      controller.abort();
      if (frame !== null) cancelAnimationFrame(frame);
    };
  }, [messageId, turn]);
  return { ...shown, followAgain: () => setTurn((last) => last + 1) };
}

/** What the end of a reply changes. */
function readAnew(): Promise<unknown> {
  const changed = new Set([operationOf(assistantTalk), operationOf(assistantThreads)]);
  return cache.invalidateQueries({
    predicate: ({ queryKey: [query] }) => changed.has(String(query)),
  });
}
