import { createContext, runInContext } from 'node:vm';

/** Excel's side of an add-in: one runtime for all cells, with a browser's `fetch`. */
export interface FakeExcel {
  readonly requests: { readonly url: string; readonly body: string }[];
  /** Keeps a credential, as the pane does. */
  connect(credential: { readonly clientId: string; readonly clientSecret: string }): void;
  /** What a cell shows. Arguments that are ranges come as rows, as Excel hands them in. */
  call(name: string, ...args: unknown[]): Promise<unknown[][]>;
}

/** What `functions.json` says of a function. */
interface Described {
  readonly id: string;
  readonly parameters: readonly object[];
}

/** The add-in that a server hands out, as if it came from another address where one is given. */
export async function excelOf(url: string, from = url): Promise<FakeExcel> {
  const at = async (name: string) => fetch(`${url}/spreadsheets/${name}`);
  const { functions } = await (await at('functions.json')).json();
  const script = await (await at('functions.js')).text();
  return fakeExcel(script.replaceAll(url, from), functions);
}

function fakeExcel(script: string, described: readonly Described[]): FakeExcel {
  const functions = new Map<string, (...args: unknown[]) => Promise<unknown[][]>>();
  const requests: { url: string; body: string }[] = [];
  const storage = new Map<string, string>();
  runInContext(
    script,
    createContext({
      setTimeout,
      URLSearchParams,
      btoa,
      fetch: (url: string, options: RequestInit) => {
        requests.push({ url, body: String(options.body) });
        return fetch(url, options);
      },
      CustomFunctions: {
        associate: (id: string, work: (...args: unknown[]) => Promise<unknown[][]>) =>
          functions.set(id, work),
      },
      OfficeRuntime: {
        storage: {
          getItem: async (key: string) => storage.get(key) ?? null,
          setItem: async (key: string, value: string) => storage.set(key, value),
          removeItem: async (key: string) => storage.delete(key),
        },
      },
    }),
  );
  return {
    requests,
    connect({ clientId, clientSecret }) {
      storage.set('investing.id', clientId).set('investing.secret', clientSecret);
    },
    async call(name, ...args) {
      const work = functions.get(name);
      if (work === undefined) throw new Error(`There is no ${name}`);
      // What is left out comes as null, and how it was called after that.
      const count = described.find(({ id }) => id === name)?.parameters.length ?? 0;
      const given = Array.from({ length: count }, (_, at) => args[at] ?? null);
      const value = await work(...given, { address: 'Sheet1!A1' });
      return JSON.parse(JSON.stringify(value));
    },
  };
}
