import { join } from 'node:path';
import ts from 'typescript';
import { type ErrorCode, errorCodes } from '../../packages/schema/src/error-codes.ts';
import { type Declaration, SourceGraph } from './source-graph.ts';

/** What a function is handed in place of an import, by the name that it has there. */
const HANDED_IN: ReadonlyMap<string, readonly [file: string, name: string]> = new Map([
  ['cancelOrder', ['packages/server/src/domains/trading/orders/cancel-order.ts', 'cancelOrder']],
]);

export interface OperationSource {
  readonly name: string;
  readonly type: 'Query' | 'Mutation' | 'Subscription';
  readonly domain: string;
}

/**
 * The codes that stand in what an operation's resolver can reach: an upper bound of what it answers,
 * since a code that it handles or never comes by counts too.
 */
export function thrownCodes(root: string): (operation: OperationSource) => ReadonlySet<ErrorCode> {
  const graph = new SourceGraph(root);
  const ownCodes = new Map<ts.Node, Reach>();

  function reachOf(declaration: Declaration): Reach {
    const known = ownCodes.get(declaration.node);
    if (known !== undefined) return known;
    const reach = readReach(graph, root, declaration);
    ownCodes.set(declaration.node, reach);
    return reach;
  }

  return ({ name, type, domain }) => {
    const file = join(root, `packages/server/src/domains/${domain}/resolvers.ts`);
    const start = resolverOf(graph, file, type, name);
    const seen = new Set<ts.Node>();
    const codes = new Set<ErrorCode>();
    const waiting = [start];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next.node)) continue;
      seen.add(next.node);
      const reach = reachOf(next);
      for (const code of reach.codes) codes.add(code);
      waiting.push(...reach.next);
    }
    return codes;
  };
}

interface Reach {
  readonly codes: readonly ErrorCode[];
  readonly next: readonly Declaration[];
}

function readReach(graph: SourceGraph, root: string, { file, node }: Declaration): Reach {
  const codes: ErrorCode[] = [];
  const next: Declaration[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isTypeNode(child)) return;
    if (ts.isStringLiteral(child) && isCode(child.text) && !isCompared(child)) {
      codes.push(child.text);
    }
    if (ts.isPropertyAccessExpression(child)) {
      const member = memberOf(graph, root, file, child);
      if (member !== null) next.push(member);
      visit(child.expression);
      return;
    }
    if (ts.isIdentifier(child) && !isName(child)) {
      const found = graph.resolve(file, child.text);
      if (found !== null) next.push(found);
    }
    child.forEachChild(visit);
  };
  node.forEachChild(visit);
  return { codes, next };
}

function memberOf(
  graph: SourceGraph,
  root: string,
  file: string,
  { expression, name }: ts.PropertyAccessExpression,
): Declaration | null {
  const handedIn = HANDED_IN.get(name.text);
  if (handedIn !== undefined) return graph.resolve(join(root, handedIn[0]), handedIn[1]);
  return ts.isIdentifier(expression) ? graph.resolveMember(file, expression.text, name.text) : null;
}

function isCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorCodes, text);
}

/** A code that is asked for is one that somebody else threw. */
function isCompared({ parent }: ts.Node): boolean {
  return ts.isBinaryExpression(parent) || ts.isCaseClause(parent);
}

/** A name that is declared, not used: of a property, a parameter, a variable. */
function isName(identifier: ts.Identifier): boolean {
  const { parent } = identifier;
  if (ts.isPropertyAssignment(parent)) return parent.name === identifier;
  return ts.isParameter(parent) || (ts.isBindingElement(parent) && !parent.initializer);
}

/** The resolver of one root field, however the domain's map is put together. */
function resolverOf(
  graph: SourceGraph,
  file: string,
  type: OperationSource['type'],
  name: string,
): Declaration {
  const resolvers = graph.resolve(file, 'resolvers');
  const fields = resolvers && memberIn(graph, resolvers, type);
  const resolver = fields && memberIn(graph, fields, name);
  if (!resolver) throw new Error(`${file} has no resolver ${type}.${name}`);
  return resolver;
}

function memberIn(
  graph: SourceGraph,
  { file, node }: Declaration,
  name: string,
): Declaration | null {
  const object = objectIn(node);
  if (object === null) return null;
  for (const property of object.properties) {
    if (ts.isSpreadAssignment(property) && ts.isIdentifier(property.expression)) {
      const spread = graph.resolve(file, property.expression.text);
      const found = spread && memberIn(graph, spread, name);
      if (found) return found;
    } else if (property.name !== undefined && property.name.getText() === name) {
      if (ts.isShorthandPropertyAssignment(property)) return graph.resolve(file, name);
      if (ts.isPropertyAssignment(property) && ts.isIdentifier(property.initializer)) {
        return graph.resolve(file, property.initializer.text);
      }
      return { file, name, node: property };
    }
  }
  return null;
}

/** The object literal of a variable or a property, behind `satisfies` and `as`. */
function objectIn(node: ts.Node): ts.ObjectLiteralExpression | null {
  let value: ts.Node | undefined =
    ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) ? node.initializer : node;
  while (value && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value))) {
    value = value.expression;
  }
  return value && ts.isObjectLiteralExpression(value) ? value : null;
}
