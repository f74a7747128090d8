/** A parsed document, whichever library parsed it. */
export interface DocumentNode {
  readonly kind: string;
  readonly definitions: readonly object[];
}

/** What nodes of executable documents may have; each kind has some of it. */
interface Node {
  readonly kind: string;
  readonly operation?: string;
  readonly value?: Node | string | boolean;
  readonly name?: { readonly value: string };
  readonly alias?: { readonly value: string };
  readonly type?: Node;
  readonly variable?: Node;
  readonly defaultValue?: Node;
  readonly typeCondition?: Node;
  readonly selectionSet?: Node;
  readonly definitions?: readonly Node[];
  readonly variableDefinitions?: readonly Node[];
  readonly directives?: readonly Node[];
  readonly arguments?: readonly Node[];
  readonly selections?: readonly Node[];
  readonly values?: readonly Node[];
  readonly fields?: readonly Node[];
}

/**
 * The text of a document: a string as it is, what was parsed printed again. Not from where it was
 * parsed, since that lacks the fragments that were put into it.
 */
export function textOf(document: DocumentNode | { toString(): string }): string {
  return typeof document === 'object' && 'definitions' in document
    ? print(document as Node)
    : String(document);
}

const all = (nodes: readonly Node[] | undefined, open = '', close = ''): string =>
  nodes?.length ? open + nodes.map(print).join(' ') + close : '';

const after = (sign: string, node: Node | undefined): string => (node ? sign + print(node) : '');

/** What stands before a node of a kind. */
const signs: Readonly<Record<string, string>> = {
  FragmentDefinition: 'fragment ',
  FragmentSpread: '...',
  InlineFragment: '...',
  Directive: '@',
  Variable: '$',
};

/** Everything that a node may have, in the order of GraphQL's grammar. */
function print(node: Node | undefined): string {
  if (!node) return '';
  const { kind, value, operation } = node;
  if (kind === 'StringValue') return JSON.stringify(value);
  if (kind === 'NullValue') return 'null';
  if (kind === 'NonNullType') return `${print(node.type)}!`;
  if (kind === 'ListType') return `[${print(node.type)}]`;
  if (kind === 'ListValue') return `[${all(node.values)}]`;
  if (kind === 'ObjectValue') return `{${all(node.fields)}}`;
  return [
    signs[kind],
    operation && `${operation} `,
    node.alias && `${node.alias.value}:`,
    node.name?.value,
    typeof value === 'object' ? after(':', value) : value,
    print(node.variable),
    after(':', node.type),
    after('=', node.defaultValue),
    after(' on ', node.typeCondition),
    all(node.variableDefinitions, '(', ')'),
    all(node.arguments, '(', ')'),
    all(node.directives),
    print(node.selectionSet),
    all(node.selections, '{', '}'),
    all(node.definitions),
  ].join('');
}
