import {
  insertMessageIntoAssistantThread,
  updateAssistantThread,
} from '@investing-platform/schema/operations';
import { useEffect, useRef, useState } from 'react';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { assistantTalk } from '../../generated/documents.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { useKeys } from '../../session/use-keys.ts';
import type { Message, Talk } from './assistant-types.ts';
import { Composer } from './composer.tsx';
import { MessageView, ReplyInTheMaking } from './message-view.tsx';

/** How many messages are read at first, and more with each wish for earlier ones. */
const PAGE = 50;
const MAX_SHOWN = 500;

interface ConversationProps {
  readonly id: string;
  readonly leave: () => void;
}

/** One conversation: what was said, the reply as it comes, and where to go on. */
export function Conversation({ id, leave }: ConversationProps) {
  const [limit, setLimit] = useState(PAGE);
  const load = useAnswer(
    assistantTalk,
    { params: { id, limit } },
    { pick: (data) => data.fetchAssistantThreadById },
  );
  if (load.problem?.code === 'NOT_FOUND' || load.problem?.code === 'BAD_USER_INPUT') {
    return (
      <Card title="Conversation" className="talk">
        <Empty title="This conversation is gone">
          It was deleted, or never was.{' '}
          <Button kind="link" onClick={leave}>
            Begin a new one
          </Button>
        </Empty>
      </Card>
    );
  }
  const more = () => setLimit((last) => Math.min(last + PAGE, MAX_SHOWN));
  return (
    <Loaded load={load} lines={6}>
      {(talk) => <OpenTalk talk={talk} more={limit < MAX_SHOWN ? more : null} />}
    </Loaded>
  );
}

const isOpen = ({ status }: Message): boolean => status === 'PENDING' || status === 'STREAMING';

interface OpenTalkProps {
  readonly talk: Talk;
  readonly more: (() => void) | null;
}

function OpenTalk({ talk, more }: OpenTalkProps) {
  const { thread, nodes, nextCursor } = talk;
  const keys = useKeys();
  const messages = nodes.toReversed();
  const open = messages.find(isOpen);
  const stopping = useAction();
  const say = async (content: string) => {
    const given = { threadId: thread.id, content, at: thread.messageCount };
    const idempotencyKey = keys.keyFor(given);
    const params = { threadId: thread.id, content, idempotencyKey };
    await perform(insertMessageIntoAssistantThread, { params });
    keys.done();
  };
  const stop = async () => {
    await perform(updateAssistantThread, { params: { id: thread.id, stopReply: true } });
  };
  const end = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    void newest;
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  return (
    <Card title={thread.title} className="talk">
      {nextCursor !== null && more !== null && (
        <Button kind="quiet" onClick={more}>
          Show earlier messages
        </Button>
      )}
      <ol className="messages" role="log" aria-label="Messages">
        {messages.map((message) =>
          isOpen(message) ? (
            <ReplyInTheMaking key={message.id} id={message.id} />
          ) : (
            <MessageView key={message.id} message={message} />
          ),
        )}
      </ol>
      <div ref={end} />
      <Composer send={say} isClosed={open !== undefined}>
        {open !== undefined && (
          <Button kind="quiet" isBusy={stopping.isBusy} onClick={() => void stopping.run(stop)}>
            Stop
          </Button>
        )}
      </Composer>
      <ProblemNotice problem={stopping.problem} />
    </Card>
  );
}
