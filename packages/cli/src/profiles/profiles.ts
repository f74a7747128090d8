import { randomUUID } from 'node:crypto';
import { chmod, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { profilesFolder } from './folder.ts';
import { locked } from './lock.ts';

/** A token that a person allowed in a browser. */
export interface KeptToken {
  readonly value: string;
  readonly expiresAtMs: number | null;
  readonly scopes: readonly string[];
}

/** Who calls which API: by a credential with its secret, or by a token from a browser. */
export interface Profile {
  readonly baseUrl: string;
  /** Of the credential, or of this program as it is registered with the server. */
  readonly clientId: string;
  readonly clientSecret: string | null;
  readonly token: KeptToken | null;
}

/** All that is kept. */
export interface Kept {
  /** The profile that is used where none is named. */
  readonly standard: string | null;
  readonly profiles: Readonly<Record<string, Profile>>;
}

export const FIRST_PROFILE = 'default';
const MAX_PROFILES = 100;
const NAME = /^[A-Za-z0-9][\w.-]{0,63}$/;
const NOTHING: Kept = { standard: null, profiles: {} };

type Place = Pick<Terminal, 'env' | 'platform'>;

/** The file of the profiles; null where there is no home for it. */
function profilesFile(place: Place): string | null {
  const folder = profilesFolder(place);
  return folder === null ? null : join(folder, 'profiles.json');
}

/**
 * What is kept; nothing where there is no file.
 *
 * @throws {UsageError} where the file is none that this program wrote
 */
export async function readProfiles(place: Place): Promise<Kept> {
  const path = profilesFile(place);
  if (path === null) return NOTHING;
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (Object(error).code === 'ENOENT') return NOTHING;
    throw new UsageError(`Cannot read ${path}: ${Object(error).code}.`);
  }
  const kept = keptIn(text);
  if (kept === null) throw new UsageError(`${path} is damaged: remove it and sign in again.`);
  return kept;
}

/** The profile of this name, or the standard one. */
export function profileNamed(kept: Kept, name: string): Profile | undefined {
  return Object.hasOwn(kept.profiles, name) ? kept.profiles[name] : undefined;
}

/** @throws {UsageError} on a name that no profile can have */
export function checkedName(name: string): string {
  if (NAME.test(name) && name !== '__proto__') return name;
  throw new UsageError('A profile is named by up to 64 letters, digits, dots, dashes and _.');
}

/** Keeps a profile, from now on the one that is used where none is named. */
export function keepProfile(place: Place, name: string, profile: Profile): Promise<string> {
  return changeProfiles(place, ({ profiles }) => {
    const changed = { ...profiles, [name]: profile };
    if (Object.keys(changed).length > MAX_PROFILES) {
      throw new UsageError(`There are ${MAX_PROFILES} profiles: investing logout removes one.`);
    }
    return { standard: name, profiles: changed };
  });
}

/** Forgets profiles; the first that is left becomes the standard one where theirs went. */
export async function forgetProfiles(place: Place, names: readonly string[]): Promise<void> {
  await changeProfiles(place, ({ standard, profiles }) => {
    const left = Object.entries(profiles).filter(([name]) => !names.includes(name));
    const isLeft = left.some(([name]) => name === standard);
    const next = isLeft ? standard : (left[0]?.[0] ?? null);
    return { standard: next, profiles: Object.fromEntries(left) };
  });
}

/** Makes a profile the one that is used where none is named. */
export async function chooseProfile(place: Place, name: string): Promise<void> {
  await changeProfiles(place, ({ profiles }) => ({ standard: name, profiles }));
}

/**
 * Changes what is kept: one command at a time, so that none undoes what another keeps.
 *
 * @returns where it is kept
 */
async function changeProfiles(place: Place, change: (kept: Kept) => Kept): Promise<string> {
  const folder = profilesFolder(place);
  if (folder === null) {
    throw new UsageError('There is no place to keep it in: set HOME, or XDG_CONFIG_HOME.');
  }
  const path = join(folder, 'profiles.json');
  const release = await locked(join(folder, '.profiles.lock')).catch((error: unknown) => {
    throw new UsageError(`Cannot write ${path}: ${Object(error).code}.`);
  });
  try {
    await writeProfiles(folder, path, change(await readProfiles(place)));
    return path;
  } finally {
    await release();
  }
}

/** Whole or not at all, and for its owner's eyes alone. */
async function writeProfiles(folder: string, path: string, kept: Kept): Promise<void> {
  const draft = join(folder, `.${randomUUID()}`);
  try {
    await writeFile(draft, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    await chmod(draft, 0o600);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw new UsageError(`Cannot write ${path}: ${Object(error).code}.`);
  }
}

function keptIn(text: string): Kept | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const { standard, profiles } = Object(value);
  if (typeof profiles !== 'object' || profiles === null) return null;
  if (standard !== null && typeof standard !== 'string') return null;
  return Object.values(profiles).every(isProfile) ? { standard, profiles } : null;
}

function isProfile(value: unknown): value is Profile {
  const { baseUrl, clientId, clientSecret, token } = Object(value);
  const isWhole = typeof baseUrl === 'string' && typeof clientId === 'string';
  const hasSecret = typeof clientSecret === 'string';
  return isWhole && (hasSecret || clientSecret === null) && (hasSecret || isToken(token));
}

function isToken(value: unknown): boolean {
  const { value: text, expiresAtMs, scopes } = Object(value);
  const isMoment = expiresAtMs === null || typeof expiresAtMs === 'number';
  return typeof text === 'string' && isMoment && Array.isArray(scopes);
}
