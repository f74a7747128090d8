/** An element of a document, by its name without a prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** What stands in it outside of its children, without spaces around. */
  readonly text: string;
}

/** The document is none that is read, and where. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
}

const MAX_CHARACTERS = 20_000_000;
const MAX_ELEMENTS = 1_000_000;
const MAX_DEPTH = 40;
const NAME = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`;
const ATTRIBUTE = new RegExp(String.raw`\s+(${NAME})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y');
const OPENED = new RegExp(`<(${NAME})`, 'y');
const CLOSED = new RegExp(String.raw`</(${NAME})\s*>`, 'y');
const OPENED_END = /\s*(\/?)>/y;
const DECLARATION = /^\uFEFF?<\?xml\s[^<>]*\?>/;
const COMMENT = /<!--(?:(?!--)[\s\S])*-->/y;
const ENTITY = /&([^;&]{0,12});?/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const MAX_CODE_POINT = 0x10_ff_ff;

interface Open {
  readonly name: string;
  readonly whole: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  readonly texts: string[];
}

/**
 * Reads a document of elements, attributes and text. Document types, entities of a document's own,
 * CDATA and instructions are refused: nothing is fetched, and nothing grows while it is read.
 *
 * @throws {XmlError} naming the line
 */
export function readXml(text: string): XmlElement {
  if (text.length > MAX_CHARACTERS) throw new XmlError(`is above ${MAX_CHARACTERS} characters`);
  const reader = new Reader(text);
  return reader.read();
}

class Reader {
  readonly #text: string;
  #at = 0;
  #elements = 0;
  readonly #open: Open[] = [];
  #root: XmlElement | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  read(): XmlElement {
    this.#at = DECLARATION.exec(this.#text)?.[0].length ?? 0;
    while (this.#at < this.#text.length) this.#step();
    const [left] = this.#open;
    if (left !== undefined) throw this.#fault(`has no end of ${left.whole}`);
    if (this.#root === null) throw this.#fault('has no element');
    return this.#root;
  }

  #step(): void {
    const next = this.#text.indexOf('<', this.#at);
    const until = next === -1 ? this.#text.length : next;
    if (until > this.#at) this.#takeText(this.#text.slice(this.#at, until));
    this.#at = until;
    if (until === this.#text.length || this.#match(COMMENT) !== null) return;
    const closed = this.#match(CLOSED);
    if (closed === null) this.#openElement();
    else this.#close(closed[1] ?? '');
  }

  #takeText(text: string): void {
    const inside = this.#open.at(-1);
    if (inside !== undefined) inside.texts.push(this.#plain(text));
    else if (text.trim() !== '') throw this.#fault('has text outside of its element');
  }

  #openElement(): void {
    const opened = this.#match(OPENED);
    if (opened === null) throw this.#fault('has what is no element: no document type, no CDATA');
    const whole = opened[1] ?? '';
    this.#elements += 1;
    const isOver = this.#elements > MAX_ELEMENTS || this.#open.length >= MAX_DEPTH;
    if (isOver) throw this.#fault('has too many elements, or too deep ones');
    if (this.#root !== null && this.#open.length === 0) throw this.#fault('has two roots');
    const attributes = new Map<string, string>();
    for (let found = this.#match(ATTRIBUTE); found !== null; found = this.#match(ATTRIBUTE)) {
      const [, name = '', double, single] = found;
      if (attributes.has(name)) throw this.#fault(`has ${name} twice`);
      attributes.set(name, this.#plain(double ?? single ?? ''));
    }
    const end = this.#match(OPENED_END);
    if (end === null) throw this.#fault(`has no end of the tag ${whole}`);
    const name = whole.slice(whole.indexOf(':') + 1);
    this.#open.push({ name, whole, attributes, children: [], texts: [] });
    if (end[1] === '/') this.#close(whole);
  }

  #close(whole: string): void {
    const ended = this.#open.pop();
    if (ended?.whole !== whole) throw this.#fault(`ends ${whole}, which is not open`);
    const { name, attributes, children, texts } = ended;
    const element = { name, attributes, children, text: texts.join('').trim() };
    const parent = this.#open.at(-1);
    if (parent === undefined) this.#root = element;
    else parent.children.push(element);
  }

  #plain(text: string): string {
    return text.replace(ENTITY, (whole, name: string) => {
      const known = whole.endsWith(';') ? (ENTITIES[name] ?? codePoint(name)) : undefined;
      if (known === undefined) throw this.#fault(`has the entity ${whole}, which is not read`);
      return known;
    });
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found !== null) this.#at += found[0].length;
    return found;
  }

  #fault(problem: string): XmlError {
    const line = this.#text.slice(0, this.#at).split('\n').length;
    return new XmlError(`line ${line} ${problem}`);
  }
}

function codePoint(name: string): string | undefined {
  const [, hexadecimal, decimal] = /^#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}))$/.exec(name) ?? [];
  if (hexadecimal === undefined && decimal === undefined) return undefined;
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  const isCharacter = code > 0 && code <= MAX_CODE_POINT && (code < 0xd8_00 || code > 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}

/** An element below by its path, such as `Acct/Id/IBAN`; the first where there are several. */
export function at(element: XmlElement | undefined, path: string): XmlElement | undefined {
  return path
    .split('/')
    .reduce<XmlElement | undefined>((found, name) => all(found, name)[0], element);
}

export function all(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

export function textAt(element: XmlElement | undefined, path: string): string | null {
  return at(element, path)?.text || null;
}

/** What an element of a document that we write holds: text, or other elements in their order. */
export type Written = string | readonly Tag[];
export type Tag = readonly [name: string, content: Written, attributes?: Record<string, string>];

/** Writes elements, two spaces deeper each. */
export function writeXml([name, content, attributes = {}]: Tag, indent = ''): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const start = `${indent}<${name}${given.join('')}>`;
  if (typeof content === 'string') return `${start}${escaped(content)}</${name}>\n`;
  const inner = content.map((tag) => writeXml(tag, `${indent}  `)).join('');
  return `${start}\n${inner}${indent}</${name}>\n`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
