type Attributes = Readonly<Record<string, string>>;

/** The element marked `data-part="name"`; every page has all parts that its script names. */
export function part(name: string): HTMLElement {
  return find(`[data-part="${name}"]`, HTMLElement);
}

/** The page's element of a kind. */
export function find<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const element = document.querySelector(selector);
  if (element instanceof kind) return element;
  throw new Error(`the page has no ${selector}`);
}

/** A new element. Texts become text nodes, never markup. */
export function make(
  tag: keyof HTMLElementTagNameMap,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Shows a text in a part, or hides the part where there is none. */
export function say(name: string, text: string | null): void {
  const element = part(name);
  element.textContent = text ?? '';
  element.hidden = text === null;
}

export function show(name: string, visible = true): void {
  part(name).hidden = !visible;
}

/** Shows a heading as the place that the person is at now, also to a screen reader. */
export function moveTo(element: HTMLElement): void {
  element.focus();
}

const DATE_AND_TIME = new Intl.DateTimeFormat(undefined, {
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A moment as the person's own calendar and clock show it. */
export function momentText(instant: string): string {
  return DATE_AND_TIME.format(new Date(instant));
}
