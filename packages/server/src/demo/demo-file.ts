import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** What a person needs to sign in and a program to get a token. */
export interface DemoUser {
  readonly email: string;
  readonly password: string;
  /** Name of the plan in lower case: free, plus, pro or private. */
  readonly plan: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The content of `demo.json`. */
export interface DemoFile {
  readonly baseUrl: string;
  readonly users: readonly DemoUser[];
}

const OWNER_ONLY = 0o600;
const FIELDS = ['email', 'password', 'plan', 'clientId', 'clientSecret'] as const;

export function demoFilePath(dataDir: string): string {
  return join(dataDir, 'demo.json');
}

/** The file's users; none where it is absent or not what was written. */
export async function readDemoUsers(dataDir: string): Promise<readonly DemoUser[]> {
  const text = await readFile(demoFilePath(dataDir), 'utf8').catch(() => '');
  const users = usersOf(parsed(text));
  return Array.isArray(users) ? users.filter(isDemoUser) : [];
}

/** Replaces the file as a whole, so that no reader sees half of it; only its owner may read it. */
export async function writeDemoFile(dataDir: string, content: DemoFile): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const path = demoFilePath(dataDir);
  const draft = `${path}.draft`;
  const file = await open(draft, 'w', OWNER_ONLY);
  try {
    await file.chmod(OWNER_ONLY);
    await file.writeFile(`${JSON.stringify(content, null, 2)}\n`);
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function usersOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'users' in value ? value.users : null;
}

/** Whether a value is all that a person needs. */
export function isDemoUser(value: unknown): value is DemoUser {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return FIELDS.every((field) => typeof fields.get(field) === 'string');
}
