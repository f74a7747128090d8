import type { Conversation, Looked, Turn } from '@investing-platform/rules/assistant/conversation';
import { nextStep } from '@investing-platform/rules/assistant/next-step';
import { piecesOf } from '@investing-platform/rules/assistant/whole-reply';
import type {
  LanguageModel,
  ModelCall,
  ModelMessage,
  ModelNews,
} from '../../../ports/language-model.ts';

/** As threads show it. */
const NAME = 'embedded';

/**
 * The model that every server has: rules that know what people ask. Needs no network, and gives the
 * same answer to the same question.
 */
export function embeddedModel(): LanguageModel {
  return {
    name: NAME,
    async *reply({ messages, at }): AsyncIterable<ModelNews> {
      const step = nextStep({ ...conversation(messages), at });
      if (step.kind === 'look') {
        const before = messages.filter(({ role }) => role === 'tool').length;
        for (const [place, call] of step.calls.entries()) {
          yield { kind: 'call', call: { ...call, id: `look-${before + place + 1}` } };
        }
        return;
      }
      for (const word of piecesOf(step.text)) yield { kind: 'text', text: word };
    },
  };
}

function conversation(messages: readonly ModelMessage[]): Omit<Conversation, 'at'> {
  const turns: Turn[] = [];
  const calls = new Map<string, ModelCall>();
  const looked: Looked[] = [];
  for (const message of messages) {
    if (message.role === 'user') {
      turns.push({ question: message.content, about: message.about });
    } else if (message.role === 'assistant') {
      for (const call of message.calls) calls.set(call.id, call);
    } else {
      const { name, arguments: given } = calls.get(message.callId) ?? { name: '', arguments: {} };
      looked.push({ name, arguments: given, success: message.success, data: message.data });
    }
  }
  return { turns, looked };
}
