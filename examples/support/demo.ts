import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Who an example calls as, and where. */
export interface DemoUser {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * `INVESTING_BASE_URL`, `INVESTING_CLIENT_ID` and `INVESTING_CLIENT_SECRET` where they are set. Else
 * the demo user on the plan, from the file that the server writes at its first start: named by the
 * first argument or `DEMO_FILE`, else `demo.json` in `DATA_DIR`. Ends the process with one sentence
 * where there is no such file.
 */
export function demoUser(plan: 'free' | 'plus' | 'pro' | 'private'): DemoUser {
  const { env } = process;
  const { INVESTING_CLIENT_ID: clientId, INVESTING_CLIENT_SECRET: clientSecret } = env;
  const own = env.INVESTING_BASE_URL;
  const named = process.argv[2] ?? env.DEMO_FILE;
  if (named === undefined && clientId && clientSecret) {
    return { baseUrl: own ?? `http://localhost:${env.PORT ?? 4000}`, clientId, clientSecret };
  }
  const path = resolve(named ?? join(env.DATA_DIR ?? '.data', 'demo.json'));
  const { baseUrl, users } = readJson(path) as {
    readonly baseUrl: string;
    readonly users: readonly (Omit<DemoUser, 'baseUrl'> & { readonly plan: string })[];
  };
  const user = users.find((candidate) => candidate.plan === plan);
  if (!user) throw new Error(`${path} has no user on the plan ${plan}.`);
  return { ...user, baseUrl: own ?? baseUrl };
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    console.error(`Cannot read ${path}. Start the server first: npm start`);
    process.exit(1);
  }
}
