import { refusedPaths } from '../../api/problem.ts';

const UNNAMED = 'This value is wrong.';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a form holds, by the names of its fields. */
export class FormValues {
  readonly #data: FormData;

  constructor(data: FormData) {
    this.#data = data;
  }

  /** The text of a field; empty where there is none. */
  text(name: string): string {
    const value = this.#data.get(name);
    return typeof value === 'string' ? value : '';
  }

  /** As `text`, without spaces at its ends; undefined where nothing is left. */
  given(name: string): string | undefined {
    return this.text(name).trim() || undefined;
  }

  /** As `given`, but null where nothing is left: that empties what is stored. */
  orNull(name: string): string | null {
    return this.given(name) ?? null;
  }

  /** A number as it was typed, without the spaces in it; undefined where there is none. */
  decimal(name: string): string | undefined {
    return this.text(name).replaceAll(/\s/g, '') || undefined;
  }

  /** As `decimal`, but null where there is none. */
  decimalOrNull(name: string): string | null {
    return this.decimal(name) ?? null;
  }

  /** What is chosen of a closed set; its first where it is none of them. */
  oneOf<Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value {
    const text = this.text(name);
    return values.find((value) => value === text) ?? values[0];
  }

  checked(name: string): boolean {
    return this.#data.has(name);
  }

  /** What is chosen of several, in their order. */
  all(name: string): string[] {
    return this.#data.getAll(name).filter((value) => typeof value === 'string');
  }

  /** The lines of a text that are not empty. */
  lines(name: string): string[] {
    const lines = this.text(name).split('\n');
    return lines.map((line) => line.trim()).filter((line) => line !== '');
  }
}

/** What the browser finds wrong, by the names of the fields. */
export function invalidFields(form: HTMLFormElement): ReadonlyMap<string, string> {
  const wrong = fieldsOf(form).filter((field) => !field.validity.valid);
  return new Map(wrong.map((field) => [field.name, field.validationMessage || UNNAMED]));
}

/** What the API found wrong: by the names of the form's fields, and what it has no field for. */
export interface Refused {
  readonly fields: ReadonlyMap<string, string>;
  readonly others: readonly string[];
}

export function refusedBy(form: HTMLFormElement, error: unknown): Refused {
  const labels = labelsOf(form);
  const fields = new Map<string, string>();
  const others: string[] = [];
  for (const [path, text] of refusedPaths(error)) {
    const name = nameOf(path, labels);
    const message = inWordsOf(labels, text);
    if (name === undefined) others.push(message);
    else if (!fields.has(name)) fields.set(name, message);
  }
  return { fields, others };
}

/** Of `people.0.email` the field of that name, else `email`, else `people`. */
function nameOf(path: string, names: ReadonlyMap<string, string>): string | undefined {
  const parts = path.split('.');
  return [path, parts.at(-1) ?? '', parts[0] ?? ''].find((name) => names.has(name));
}

/** What the form calls its fields. */
function labelsOf(form: HTMLFormElement): ReadonlyMap<string, string> {
  return new Map(fieldsOf(form).map((field) => [field.name, labelOf(field)]));
}

/** Without what the label says of whether it may be left empty. */
const labelOf = ({ labels }: Field): string => labels?.[0]?.firstChild?.textContent?.trim() ?? '';

const FIELD_OF_API = /`?\b([a-z]+[A-Z]\w*)\b`?/g;

/** The API names other fields as programs know them: a person knows them by their labels. */
function inWordsOf(labels: ReadonlyMap<string, string>, message: string): string {
  return message.replace(FIELD_OF_API, (whole, name: string) => {
    const label = labels.get(name) ?? '';
    return label === '' ? whole : `“${label}”`;
  });
}

export function focusFirst(form: HTMLFormElement, wrong: ReadonlyMap<string, string>): void {
  const first = fieldsOf(form).find((field) => wrong.has(field.name));
  const folded = first?.closest('details');
  if (folded) folded.open = true;
  first?.focus();
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
}
