import type { LanguageModel, ModelNews } from '../../ports/language-model.ts';

/** A model that says what it is told to, when it is told to, and never minds a signal. */
export function puppet(name: string) {
  const waiting: (ModelNews | 'end')[] = [];
  const rounds: unknown[] = [];
  let wake: () => void = () => undefined;

  async function next(): Promise<ModelNews | 'end'> {
    for (;;) {
      const news = waiting.shift();
      if (news !== undefined) return news;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }

  const model: LanguageModel = {
    name,
    async *reply({ messages }) {
      rounds.push(messages);
      for (let news = await next(); news !== 'end'; news = await next()) yield news;
    },
  };
  return {
    model,
    rounds,
    /** What comes next; `end` ends a round. */
    say(...news: (ModelNews | 'end')[]) {
      waiting.push(...news);
      wake();
    },
  };
}

export const text = (words: string): ModelNews => ({ kind: 'text', text: words });
