import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { Message, Part } from './assistant-types.ts';
import { Charts } from './charts.tsx';
import { Proposals } from './proposals.tsx';
import { References } from './references.tsx';
import { ReplyText } from './reply-text.tsx';
import { useReply } from './use-reply.ts';

/** What the person said, or a reply that is done, with what belongs to it. */
export function MessageView({ message }: { readonly message: Message }) {
  const { role, status, content, failureReason, parts, citations } = message;
  if (role === 'USER') {
    return (
      <li className="message own">
        <h3 className="unseen">You</h3>
        <p>{content}</p>
      </li>
    );
  }
  return (
    <li className="message">
      <h3 className="unseen">Assistant</h3>
      <ReplyText text={content} />
      {status === 'FAILED' && <Notice kind="bad">{failureReason ?? 'The reply failed.'}</Notice>}
      {status === 'CANCELED' && <p className="fine">Stopped.</p>}
      <Charts parts={parts} />
      <Proposals parts={parts} />
      <References citations={citations} />
    </li>
  );
}

/** A reply word by word, and what is being looked up meanwhile. */
export function ReplyInTheMaking({ id }: { readonly id: string }) {
  const { text, parts, isLost, followAgain } = useReply(id);
  return (
    <li className="message" aria-busy={!isLost}>
      <h3 className="unseen">Assistant</h3>
      <ReplyText text={text} />
      {!isLost && text === '' && <p className="fine waiting">{doingText(parts)}</p>}
      {isLost && (
        <Notice kind="warn">
          <p>The connection was lost. The answer is still being written.</p>
          <Button kind="quiet" onClick={followAgain}>
            Reconnect
          </Button>
        </Notice>
      )}
    </li>
  );
}

function doingText(parts: readonly Part[]): string {
  return parts.length === 0 ? 'Thinking…' : 'Looking it up in your records…';
}
