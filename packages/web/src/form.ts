import { ApiError, type FieldProblem, messageOf } from './api.ts';
import { find, say } from './dom.ts';

const UNNAMED = 'This value is wrong.';

/**
 * Sends a form by script: marks what the browser finds wrong, else runs `send`, and shows what the
 * API refuses at the fields it names. A form is never sent twice at once.
 *
 * @param problemPart where problems go that no field has
 */
export function onSubmit(
  form: HTMLFormElement,
  problemPart: string,
  send: (values: FormData, submitter: HTMLElement | null) => Promise<void>,
): void {
  let underWay = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (underWay) return;
    clearProblems(form, problemPart);
    if (!markInvalid(form)) return;
    const { submitter } = event;
    const values = new FormData(form, submitter);
    underWay = true;
    submitter?.setAttribute('aria-busy', 'true');
    send(values, submitter)
      .catch((error: unknown) => showProblems(form, problemPart, error))
      .finally(() => {
        underWay = false;
        submitter?.removeAttribute('aria-busy');
      });
  });
}

/** The text of a field, or undefined where it is left empty. */
export function textOf(values: FormData, name: string): string | undefined {
  const value = values.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function clearProblems(form: HTMLFormElement, problemPart: string): void {
  say(problemPart, null);
  for (const field of fieldsOf(form)) setProblem(field, null);
}

/** Whether all fields hold; the first that does not gets the focus. */
function markInvalid(form: HTMLFormElement): boolean {
  const wrong = fieldsOf(form).filter((field) => !field.validity.valid);
  for (const field of wrong) setProblem(field, field.validationMessage || UNNAMED);
  wrong[0]?.focus();
  return wrong.length === 0;
}

function showProblems(form: HTMLFormElement, problemPart: string, error: unknown): void {
  const problems = error instanceof ApiError ? error.fields : [];
  const rest: FieldProblem[] = [];
  const marked: Field[] = [];
  for (const problem of problems) {
    const field = fieldAt(form, problem.path);
    if (field === undefined) rest.push(problem);
    else marked.push(field);
    if (field !== undefined) setProblem(field, sentence(problem.message));
  }
  marked[0]?.focus();
  if (rest.length > 0) say(problemPart, rest.map(({ message }) => sentence(message)).join(' '));
  else if (marked.length === 0) say(problemPart, sentence(messageOf(error)));
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
}

/** `params.redirectUris.0` belongs to the field `redirectUris`. */
function fieldAt(form: HTMLFormElement, path: string): Field | undefined {
  const name = path.split('.')[1];
  return fieldsOf(form).find((field) => field.name === name);
}

function setProblem(field: Field, message: string | null): void {
  if (message === null) field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
  if (document.getElementById(`${field.id}-problem`) === null) return;
  const place = find(`#${field.id}-problem`, HTMLElement);
  place.textContent = message ?? '';
  place.hidden = message === null;
}

/** The API's messages follow a field's name: "is too easy to guess". */
function sentence(message: string): string {
  const [first = ''] = message;
  const text = first.toUpperCase() + message.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
