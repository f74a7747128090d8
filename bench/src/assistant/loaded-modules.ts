import { registerHooks } from 'node:module';
import { answerQuestions } from '../children/questions.ts';

const loaded: string[] = [];

registerHooks({
  load(url, context, nextLoad) {
    loaded.push(url);
    return nextLoad(url, context);
  },
});

/** Loaded before a measured process's own code: tells how many modules it has of some package. */
answerQuestions({
  loadedModules: (part: string) => loaded.filter((url) => url.includes(part)).length,
});
