import {
  deleteAssistantThread,
  updateAssistantThread,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Confirm } from '../../parts/dialogs/confirm.tsx';
import { Editor } from '../../parts/editor.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { momentText } from '../../parts/text/format.ts';
import type { Quota, Thread, Threads } from './assistant-types.ts';

interface ThreadListProps {
  readonly threads: Threads;
  readonly openId: string | null;
  /** Null: none, so that a new one can be begun. */
  readonly open: (id: string | null) => void;
}

/** All conversations, last active first. */
export function ThreadList({ threads, openId, open }: ThreadListProps) {
  const [renamed, setRenamed] = useState<Thread | null>(null);
  const [deleted, setDeleted] = useState<Thread | null>(null);
  const remove = async () => {
    if (deleted === null) return;
    await perform(deleteAssistantThread, { params: { id: deleted.id } });
    if (deleted.id === openId) open(null);
  };
  const begin = openId !== null && (
    <Button kind="quiet" aria-label="New conversation" onClick={() => open(null)}>
      New
    </Button>
  );
  return (
    <Card title="Conversations" aside={begin} className="threads">
      <p className="fine">{quotaText(threads.quota)}</p>
      {threads.nodes.length === 0 && <p className="fine">None yet: ask your first question.</p>}
      <ul className="rows">
        {threads.nodes.map((thread) => (
          <li key={thread.id} className="row">
            <button
              type="button"
              className="thread"
              aria-current={thread.id === openId ? 'true' : undefined}
              onClick={() => open(thread.id)}
            >
              <span>{thread.title}</span>
              <span className="fine">{momentText(thread.lastMessageAt)}</span>
            </button>
            {renamed?.id === thread.id ? (
              <Rename thread={thread} done={() => setRenamed(null)} />
            ) : (
              <div className="thread-actions">
                <Button
                  kind="link"
                  aria-label={`Rename ${thread.title}`}
                  onClick={() => setRenamed(thread)}
                >
                  Rename
                </Button>
                <Button
                  kind="link"
                  aria-label={`Delete ${thread.title}`}
                  onClick={() => setDeleted(thread)}
                >
                  Delete
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Confirm
        isOpen={deleted !== null}
        title="Delete this conversation?"
        yes="Delete"
        work={remove}
        close={() => setDeleted(null)}
      >
        <p>“{deleted?.title}” is deleted for good, with its answers.</p>
      </Confirm>
    </Card>
  );
}

function quotaText({ limit, remaining }: Quota): string {
  if (limit === null || remaining === null) return 'Your plan allows any number of conversations.';
  return `${remaining} of ${limit} conversations left this month.`;
}

function Rename({ thread, done }: { readonly thread: Thread; readonly done: () => void }) {
  const send = async (values: FormValues) => {
    const params = { id: thread.id, title: values.text('title').trim() };
    await perform(updateAssistantThread, { params });
    done();
  };
  return (
    <Editor title={`Rename “${thread.title}”`}>
      <Form
        send={send}
        label="Save"
        actions={
          <Button kind="quiet" onClick={done}>
            Cancel
          </Button>
        }
      >
        <Field
          name="title"
          label="Title"
          defaultValue={thread.title}
          maxLength={120}
          autoComplete="off"
          required
        />
      </Form>
    </Editor>
  );
}
