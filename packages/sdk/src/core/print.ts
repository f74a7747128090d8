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

/** Everything that a node may have, in the order of GraphQL's grammar. */
function print(node: Node | undefined): string {
  if (!node) return '';
  const { kind, value } = node;
  const name = node.name?.value ?? '';
  const rest = all(node.directives) + print(node.selectionSet);
  const condition = node.typeCondition ? ` on ${print(node.typeCondition)}` : '';
  switch (kind) {
    case 'OperationDefinition':
      return `${node.operation} ${name}${all(node.variableDefinitions, '(', ')')}${rest}`;
    case 'FragmentDefinition':
      return `fragment ${name}${condition}${rest}`;
    case 'InlineFragment':
    case 'FragmentSpread':
      return `...${name}${condition}${rest}`;
    case 'VariableDefinition': {
      const given = node.defaultValue ? `=${print(node.defaultValue)}` : '';
      return `${print(node.variable)}:${print(node.type)}${given}${rest}`;
    }
    case 'Field': {
      const alias = node.alias ? `${node.alias.value}:` : '';
      return alias + name + all(node.arguments, '(', ')') + rest;
    }
    case 'Directive':
      return `@${name}${all(node.arguments, '(', ')')}`;
    case 'Argument':
    case 'ObjectField':
      return `${name}:${print(value as Node)}`;
    case 'Variable':
      return `$${name}`;
    case 'NonNullType':
      return `${print(node.type)}!`;
    case 'ListType':
      return `[${print(node.type)}]`;
    case 'ListValue':
      return `[${all(node.values)}]`;
    case 'ObjectValue':
      return `{${all(node.fields)}}`;
    case 'StringValue':
      return JSON.stringify(value);
    case 'NullValue':
      return 'null';
    case 'Document':
      return all(node.definitions);
    case 'SelectionSet':
      return all(node.selections, '{', '}');
    default:
      // A named type, or a number, a boolean or a value of an enumeration.
      return name || String(value);
  }
}
