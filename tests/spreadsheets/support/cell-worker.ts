import { createContext, Script } from 'node:vm';
import { type MessagePort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Answered, CellJob, Ended } from './apps-script.ts';

/** What this worker is given: the script, and the way to the services. */
interface Given {
  readonly script: string;
  readonly jobs: MessagePort;
  readonly services: MessagePort;
  readonly flag: Int32Array;
}

const { script, jobs, services, flag }: Given = workerData;
/** A custom function ends after 30 seconds. */
const MAX_MS = 30_000;

/** Asks a service and waits, as Apps Script knows no other way. */
function call(method: string, ...args: readonly unknown[]): unknown {
  Atomics.store(flag, 0, 0);
  services.postMessage({ method, args });
  Atomics.wait(flag, 0, 0);
  const answered: Answered = receiveMessageOnPort(services)?.message;
  if (answered.error !== undefined) throw new Error(answered.error);
  return answered.value;
}

/** The services that the script may use; there are no timers, no `fetch` and no `URL` beside them. */
function servicesFor(): object {
  const service = (name: string, methods: readonly string[]) =>
    Object.fromEntries(
      methods.map((method) => [method, (...args: unknown[]) => call(`${name}.${method}`, ...args)]),
    );
  const sheet = service('spreadsheet', ['getSpreadsheetTimeZone']);
  return {
    CacheService: {
      getUserCache: () => service('cache', ['get', 'getAll', 'put', 'putAll', 'remove']),
    },
    LockService: { getUserLock: () => service('lock', ['tryLock', 'releaseLock']) },
    PropertiesService: {
      getUserProperties: () =>
        service('properties', [
          'getProperty',
          'getProperties',
          'setProperties',
          'deleteAllProperties',
        ]),
    },
    UrlFetchApp: {
      fetch: (url: string, options: object) => {
        const { status, text, headers } = Object(call('fetch', url, options));
        return {
          getResponseCode: () => status,
          getContentText: () => text,
          getHeaders: () => headers,
        };
      },
    },
    Utilities: {
      DigestAlgorithm: { SHA_256: 'SHA_256' },
      ...service('utilities', [
        'base64Encode',
        'computeDigest',
        'formatDate',
        'parseDate',
        'sleep',
      ]),
    },
    SpreadsheetApp: { getActive: () => sheet },
  };
}

const compiled = new Script(script, { filename: 'Code.gs' });

jobs.on('message', ({ name, args }: CellJob) => {
  const context = createContext(servicesFor(), {
    codeGeneration: { strings: false, wasm: false },
  });
  const ended: Ended = run(context, name, args);
  call('end');
  jobs.postMessage(ended);
});

/** Each cell is an execution of its own: the script from its beginning, then one function. */
function run(context: object, name: string, args: readonly unknown[]): Ended {
  try {
    compiled.runInContext(context, { timeout: MAX_MS });
    const text = JSON.stringify(args);
    const invoked = new Script(`${name}(...${text})`);
    return { value: invoked.runInContext(context, { timeout: MAX_MS }) };
  } catch (error) {
    return { fault: String(Object(error).stack ?? error) };
  }
}
