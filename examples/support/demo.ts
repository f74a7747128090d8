import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A user of the demo world, which the server writes to `.data/demo.json` at its first start. */
export interface DemoUser {
  readonly baseUrl: string;
  readonly email: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * The demo user on the plan, from the file named by the first argument, by `DEMO_FILE`, or from
 * `.data/demo.json`. Ends the process with one sentence where there is no such file.
 */
export function demoUser(plan: 'free' | 'plus' | 'pro' | 'private'): DemoUser {
  const path = resolve(process.argv[2] ?? process.env.DEMO_FILE ?? '.data/demo.json');
  const { baseUrl, users } = readJson(path) as {
    readonly baseUrl: string;
    readonly users: readonly (Omit<DemoUser, 'baseUrl'> & { readonly plan: string })[];
  };
  const user = users.find((candidate) => candidate.plan === plan);
  if (!user) throw new Error(`${path} has no user on the plan ${plan}.`);
  return { ...user, baseUrl };
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    console.error(`Cannot read ${path}. Start the server first: npm start`);
    process.exit(1);
  }
}
