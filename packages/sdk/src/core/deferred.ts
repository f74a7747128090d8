/** A promise that is settled from outside: what `Promise.withResolvers` makes from Node 22 on. */
export interface Deferred<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
}

export function deferred<Value>(): Deferred<Value> {
  let resolve!: Deferred<Value>['resolve'];
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
