import type { Case, Known } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

const THREAD = 'id title liked pinned archived messageCount';
const MESSAGE = `id threadId role status content failureReason failureCode finishedAt
  parts { type } context { entityType entityId }`;
const start = `mutation ($params: StartAssistantThreadWithMessageInput!) {
  startAssistantThreadWithMessage(params: $params) {
    thread { ${THREAD} } userMessage { ${MESSAGE} } assistantMessage { ${MESSAGE} }
    quota { tier limit used remaining periodStartsOn resetsAt }
  }
}`;
const insert = `mutation ($params: InsertMessageIntoAssistantThreadInput!) {
  insertMessageIntoAssistantThread(params: $params) {
    thread { ${THREAD} } assistantMessage { status }
  }
}`;
/** Without its words: what a reply says is the model's. */
const read = `query ($params: FetchAssistantThreadByIdInput!) {
  fetchAssistantThreadById(params: $params) {
    nodes { id threadId role status failureReason failureCode finishedAt } thread { ${THREAD} }
  }
}`;
const threads = `query ($params: FetchMyAssistantThreadsInput) {
  fetchMyAssistantThreads(params: $params) { nodes { ${THREAD} } quota { tier } }
}`;
const update = `mutation ($params: UpdateAssistantThreadInput!) {
  updateAssistantThread(params: $params) { ${THREAD} }
}`;
const remove = `mutation ($params: DeleteAssistantThreadInput!) {
  deleteAssistantThread(params: $params) { affectedCount }
}`;

const QUESTION = 'How did my net worth change this year?';
const NOBODY = '01a1f640-bc01-7009-897f-84b53aba0000';
const ofThread = (more: object) => (known: Known) => ({ id: known['threadId'], ...more });
const inThread = (more: object) => (known: Known) => ({ threadId: known['threadId'], ...more });

const byHand: Case = {
  title: 'a thread takes a message and its reply, goes on, is marked and deleted',
  steps: [
    step(
      start,
      { content: QUESTION, idempotencyKey: 'first' },
      {
        data: () => ({
          startAssistantThreadWithMessage: {
            thread: { title: QUESTION, liked: false, archived: false, messageCount: 2 },
            userMessage: { role: 'USER', status: 'COMPLETED', content: QUESTION, parts: [] },
            assistantMessage: { role: 'ASSISTANT', status: 'PENDING', content: '', parts: [] },
            quota: { tier: 'PRO', limit: 200 },
          },
        }),
        keep: { threadId: 'startAssistantThreadWithMessage.thread.id' },
      },
    ),
    step(
      start,
      { content: 'Else', idempotencyKey: 'first' },
      {
        ...refused('startAssistantThreadWithMessage', 'IDEMPOTENCY_CONFLICT'),
      },
    ),
    {
      ...step(read, ofThread({})),
      eventually: true,
      data: () => ({
        fetchAssistantThreadById: {
          nodes: [
            { role: 'ASSISTANT', status: 'COMPLETED', failureReason: null, failureCode: null },
            { role: 'USER' },
          ],
          thread: { messageCount: 2 },
        },
      }),
    },
    step(update, ofThread({ title: 'Mine', liked: true, pinned: true, archived: true }), {
      data: () => ({
        updateAssistantThread: { title: 'Mine', liked: true, pinned: true, archived: true },
      }),
    }),
    step(threads, (known) => ({ ids: [known['threadId']], search: 'mine', archived: true }), {
      data: () => ({ fetchMyAssistantThreads: { nodes: [{ title: 'Mine' }] } }),
    }),
    step(insert, inThread({ content: 'And since March?' }), {
      data: () => ({
        insertMessageIntoAssistantThread: {
          thread: { archived: false, messageCount: 4 },
          assistantMessage: { status: 'PENDING' },
        },
      }),
    }),
    step(update, ofThread({ stopReply: true }), {
      data: () => ({ updateAssistantThread: { title: 'Mine', messageCount: 4 } }),
    }),
    step(update, ofThread({}), refused('updateAssistantThread', 'BAD_USER_INPUT')),
    step(remove, ofThread({}), { data: () => ({ deleteAssistantThread: { affectedCount: 1 } }) }),
    step(read, ofThread({}), refused('fetchAssistantThreadById', 'NOT_FOUND')),
    step(insert, inThread({ content: 'And?' }), {
      ...refused('insertMessageIntoAssistantThread', 'NOT_FOUND'),
    }),
    step(remove, ofThread({}), refused('deleteAssistantThread', 'NOT_FOUND')),
  ],
};

const refusals: Case = {
  title: 'the assistant refuses models and threads that there are not',
  steps: [
    step(
      start,
      { content: 'a', model: 'none' },
      {
        ...refused('startAssistantThreadWithMessage', 'BAD_USER_INPUT', 'model'),
      },
    ),
    step(update, { id: NOBODY, liked: true }, refused('updateAssistantThread', 'NOT_FOUND')),
    step(read, { id: NOBODY }, refused('fetchAssistantThreadById', 'NOT_FOUND')),
  ],
};

export const assistantCases: readonly Case[] = [byHand, refusals];
