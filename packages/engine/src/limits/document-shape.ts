import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import type { Fragments } from '../types.ts';

/** How deep and how wide an operation is, before anything runs. */
export interface OperationShape {
  /** Levels of fields; 1 for root fields alone. Introspection has its own bound in validation. */
  readonly depth: number;
  /** Root fields with fragments spread out; each alias counts. */
  readonly rootFields: number;
}

/**
 * Measures a parsed operation, before it is validated. Every fragment is measured once, so that
 * spreads of spreads cost no more than they are long; one that holds itself counts once.
 */
export function operationShape(
  operation: OperationDefinitionNode,
  fragments: Fragments,
): OperationShape {
  const depths = new Map<string, number>();
  const widths = new Map<string, number>();

  const measureOnce = (
    known: Map<string, number>,
    name: string,
    measure: (selectionSet: SelectionSetNode) => number,
  ): number => {
    const measured = known.get(name);
    if (measured !== undefined) return measured;
    const fragment = fragments[name];
    known.set(name, 0);
    const result = fragment === undefined ? 0 : measure(fragment.selectionSet);
    known.set(name, result);
    return result;
  };

  const depthOf = (selectionSet: SelectionSetNode): number =>
    Math.max(...selectionSet.selections.map(selectionDepth));
  const selectionDepth = (selection: SelectionNode): number => {
    switch (selection.kind) {
      case Kind.FIELD:
        return selection.selectionSet === undefined || isIntrospection(selection)
          ? 1
          : 1 + depthOf(selection.selectionSet);
      case Kind.INLINE_FRAGMENT:
        return depthOf(selection.selectionSet);
      case Kind.FRAGMENT_SPREAD:
        return measureOnce(depths, selection.name.value, depthOf);
    }
  };

  const widthOf = (selectionSet: SelectionSetNode): number =>
    selectionSet.selections.reduce((sum, selection) => sum + selectionWidth(selection), 0);
  const selectionWidth = (selection: SelectionNode): number => {
    switch (selection.kind) {
      case Kind.FIELD:
        return 1;
      case Kind.INLINE_FRAGMENT:
        return widthOf(selection.selectionSet);
      case Kind.FRAGMENT_SPREAD:
        return measureOnce(widths, selection.name.value, widthOf);
    }
  };

  return { depth: depthOf(operation.selectionSet), rootFields: widthOf(operation.selectionSet) };
}

/** What a document repeats, at any depth. */
export interface DocumentRepetition {
  readonly aliases: number;
  /**
   * Pairs of fields with one response name: validation compares each such pair in the worst case,
   * so a short text could keep it busy for long.
   */
  readonly pairs: number;
}

export function documentRepetition(document: DocumentNode): DocumentRepetition {
  const seen = new Map<string, number>();
  let aliases = 0;
  let pairs = 0;
  visit(document, {
    Field({ alias, name }) {
      if (alias !== undefined) aliases += 1;
      const responseName = (alias ?? name).value;
      const before = seen.get(responseName) ?? 0;
      pairs += before;
      seen.set(responseName, before + 1);
    },
  });
  return { aliases, pairs };
}

export function isIntrospection(field: FieldNode): boolean {
  return field.name.value === '__schema' || field.name.value === '__type';
}
