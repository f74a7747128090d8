/** What a parent asks a child over their channel. */
export interface Question {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

/** What a child answers, or why it could not. */
export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

/** What a child says that has no port to be waited for. */
export const READY = 'ready';

type Handlers = Readonly<Record<string, (input: never) => unknown>>;

/**
 * Lets this process answer its parent's questions, and end with its parent. Questions that it has
 * no handler for are left to others.
 *
 * @param handlers by the question's name
 */
export function answerQuestions(handlers: Handlers): void {
  process.on('message', (question: Question) => {
    const handler = handlers[question.name] as ((input: unknown) => unknown) | undefined;
    if (handler === undefined) return;
    Promise.resolve(question.input)
      .then(handler)
      .then(
        (value) => reply({ id: question.id, value }),
        (error: unknown) => reply({ id: question.id, error: String(error) }),
      );
  });
  process.once('disconnect', () => process.exit());
}

function reply(answer: Reply): void {
  process.send?.(answer);
}
