import { GraphQLError, type ValueNode } from 'graphql';

/** Reads a value of a document; its refusal tells where in the document the value stands. */
export function located<Value>(parse: (node: ValueNode) => Value): (node: ValueNode) => Value {
  return (node) => {
    try {
      return parse(node);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      throw new GraphQLError(error.message, { nodes: [node] });
    }
  };
}
