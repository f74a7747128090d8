import { navigate } from 'wouter/use-browser-location';
import { useAnswer } from '../../api/use-answer.ts';
import { assistantThreads } from '../../generated/documents.ts';
import { Heading } from '../../parts/heading.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { NeedsPlan } from '../../parts/needs-plan.tsx';
import { useSearch } from '../../session/use-search.ts';
import type { Threads } from './assistant-types.ts';
import { Conversation } from './conversation.tsx';
import { FirstQuestion } from './first-question.tsx';
import { ThreadList } from './thread-list.tsx';

const LEAD =
  'Ask about your own money. Answers come from your records, with their exact figures. Nothing is ' +
  'ordered or moved before you confirm it.';

/** Conversations with the assistant: the address says which one is open. */
export default function Assistant() {
  return (
    <>
      <Heading lead={LEAD}>Assistant</Heading>
      <NeedsPlan what="The assistant">
        <Conversations />
      </NeedsPlan>
    </>
  );
}

function Conversations() {
  const load = useAnswer(assistantThreads, {}, { pick: (data) => data.fetchMyAssistantThreads });
  return (
    <Loaded load={load} lines={6}>
      {(threads) => <Both threads={threads} />}
    </Loaded>
  );
}

/** The open conversation beside the list of all. */
function Both({ threads }: { readonly threads: Threads }) {
  const openId = useSearch().get('thread');
  const open = (id: string | null) =>
    navigate(id === null ? '/assistant' : `/assistant?thread=${id}`);
  return (
    <div className="talk-grid">
      {openId === null ? (
        <FirstQuestion quota={threads.quota} begun={open} />
      ) : (
        <Conversation key={openId} id={openId} leave={() => open(null)} />
      )}
      <ThreadList threads={threads} openId={openId} open={open} />
    </div>
  );
}
