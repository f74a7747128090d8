/** What the SDK must know of a document's text to send it. */
export interface DocumentFacts {
  readonly kind: string;
  /** The operation's name, or its first root field's where it has none. */
  readonly name: string | null;
  /** The names of the operation's root fields, aliases resolved; `...` for a fragment. */
  readonly rootFields: readonly string[];
}

const stringsAndComments = /"""(?:\\"""|[\s\S])*?"""|"(?:\\.|[^"\\\n])*"|#.*/g;
const argumentLists = /\((?:[^()]|\([^()]*\))*\)/g;
const aliasesAndDirectives = /\w+\s*:|@\w+/g;

/**
 * Reads kind, name and root fields of a document that holds one operation, without a parser: the
 * server is the judge of whether the text is GraphQL.
 */
export function inspect(document: string): DocumentFacts {
  const text = String(document).replace(stringsAndComments, ' ').replace(argumentLists, ' ');
  let facts: DocumentFacts = { kind: 'query', name: null, rootFields: [] };
  let head = '';
  let body = '';
  let depth = 0;
  for (const part of text.match(/[{}]|[^{}]+/g) ?? []) {
    if (part === '{') depth += 1;
    else if (part === '}') depth -= 1;
    else if (depth === 0) head += part;
    else if (depth === 1) body += `${part} `;
    if (part !== '}' || depth > 0) continue;
    const [kind = 'query', name] = head.replace(aliasesAndDirectives, ' ').match(/\w+/g) ?? [];
    const rootFields = body.replace(aliasesAndDirectives, ' ').match(/\w+|\.{3}/g) ?? [];
    if (kind !== 'fragment') facts = { kind, name: name ?? rootFields[0] ?? null, rootFields };
    head = '';
    body = '';
  }
  return facts;
}

/** All names in a document: of fields, types, variables, fragments and arguments. */
export function namesIn(document: string): string[] {
  return document.replace(stringsAndComments, ' ').match(/\w+/g) ?? [];
}
