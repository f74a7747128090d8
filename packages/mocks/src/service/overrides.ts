import type { FieldOf, OperationName, SubscriptionName, VariablesOf } from './operations.ts';

/** What a mocked operation is called with. */
export interface OverrideCall<Name extends OperationName> {
  readonly operationName: Name;
  /** As the operation's own document has them, `{ params }`, with defaults filled in. */
  readonly variables: VariablesOf<Name>;
}

/** A value, of whose objects fields may be left out. */
export type PartOf<Value> = Value extends readonly (infer Item)[]
  ? readonly PartOf<Item>[]
  : Value extends object
    ? { readonly [Field in keyof Value]?: PartOf<Value[Field]> }
    : Value;

/**
 * Answers in the place of the mocked platform: with the value of the operation's field as the
 * operation's own document selects it, or, for a subscription, its events. What the value leaves
 * out is as the platform shows it. `undefined` lets the platform answer this time. To refuse, throw
 * what `refuse`, `badInput` or `notFound` make.
 */
export type Override<Name extends OperationName> = Name extends SubscriptionName
  ? (call: OverrideCall<Name>) => AsyncIterable<FieldOf<Name>> | undefined
  : (
      call: OverrideCall<Name>,
    ) => PartOf<FieldOf<Name>> | undefined | Promise<PartOf<FieldOf<Name>> | undefined>;

/** The overrides in force, by operation. */
export interface Overrides {
  /** The answer takes it away again. A later one of the same operation goes before. */
  set<Name extends OperationName>(name: Name, override: Override<Name>): () => void;
  /** What an override answers; undefined where there is none, or it lets the platform answer. */
  answer(name: OperationName, params: unknown): Promise<unknown> | undefined;
  clear(): void;
}

type AnyOverride = (call: {
  readonly operationName: OperationName;
  readonly variables: unknown;
}) => unknown;

export function createOverrides(): Overrides {
  const byName = new Map<OperationName, AnyOverride>();
  return {
    set(name, override) {
      const untyped = override as AnyOverride;
      byName.set(name, untyped);
      return () => {
        if (byName.get(name) === untyped) byName.delete(name);
      };
    },
    answer(name, params) {
      const override = byName.get(name);
      if (override === undefined) return undefined;
      return asPromise(() => override({ operationName: name, variables: variablesOf(params) }));
    },
    clear: () => byName.clear(),
  };
}

/** On the way in, scalars have become values of their own kind, such as dates. */
function variablesOf(params: unknown): unknown {
  return params === undefined ? {} : JSON.parse(JSON.stringify({ params }));
}

async function asPromise(work: () => unknown): Promise<unknown> {
  return work();
}
