type Attributes = Readonly<Record<string, string>>;
type Child = Node | string;

/** An element with attributes and content. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A field below its words. */
export function labeled(words: string, field: HTMLElement): HTMLLabelElement {
  return element('label', {}, element('span', {}, words), field);
}
