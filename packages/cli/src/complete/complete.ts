import type { Operation } from '../contract.ts';
import { operations } from '../contract.ts';
import { type Flag, flagsOf } from '../flags/flags.ts';
import { formats, ownOptions } from '../flags/options.ts';
import { domainNames } from '../help/domains.ts';
import { plain } from '../help/plain.ts';
import { readProfiles } from '../profiles/profiles.ts';
import type { Terminal } from '../terminal.ts';
import { shells } from './shells.ts';

/** A word that may follow, with what it means. */
interface Candidate {
  readonly word: string;
  readonly about: string;
}

const own: readonly Candidate[] = [
  { word: 'login', about: 'sign in' },
  { word: 'logout', about: 'sign out' },
  { word: 'whoami', about: 'who calls, where' },
  { word: 'profiles', about: 'list or choose' },
  { word: 'list', about: 'find operations' },
  { word: 'help', about: 'operations of a group' },
  { word: 'completion', about: 'of a shell' },
  { word: 'mcp', about: 'tools for an assistant' },
];

/** Options of our own commands. */
const ownFlags: Readonly<Record<string, readonly string[]>> = {
  login: ['--profile', '--client-id', '--scopes', '--no-browser', '--base-url', '--help'],
  logout: ['--profile', '--all', '--help'],
  whoami: ['--profile', '--demo', '--base-url', '--format', '--help'],
  profiles: ['--format', '--help'],
  list: ['--format', '--help'],
  mcp: ['--scopes', '--readonly', '--profile', '--demo', '--base-url', '--help'],
};

const MAX_ABOUT = 70;

/**
 * Writes what may follow, one a line, each word with a tab before what it means. A shell that is
 * told nothing offers files.
 *
 * @param words what was typed after the program's name; the last one is still being typed
 */
export async function complete(words: readonly string[], terminal: Terminal): Promise<void> {
  const partial = words.at(-1) ?? '';
  const found = await candidates(words.slice(0, -1), partial, terminal);
  const starts = (word: string) => word.toLowerCase().startsWith(partial.toLowerCase());
  const lines = found
    .filter(({ word }) => starts(word))
    .map(({ word, about }) => `${word}\t${about.slice(0, MAX_ABOUT)}\n`);
  terminal.write(lines.join(''));
}

async function candidates(
  before: readonly string[],
  partial: string,
  terminal: Terminal,
): Promise<readonly Candidate[]> {
  const [name] = before;
  if (name === undefined) return [...own, ...[...operations.values()].map(commandOf)];
  const previous = before.at(-1) ?? '';
  const given = await valuesOf(previous, terminal);
  if (given !== null) return bare(given);
  const operation = operations.get(name);
  if (operation !== undefined) return ofOperation(operation, before, partial);
  if (partial.startsWith('-')) return bare(ownFlags[name] ?? ['--help']);
  if (name === 'help') return [...bare(domainNames), ...[...operations.values()].map(commandOf)];
  if (name === 'completion') return bare(shells);
  return name === 'profiles' ? bare(await profileNames(terminal)) : [];
}

function ofOperation(
  operation: Operation,
  before: readonly string[],
  partial: string,
): readonly Candidate[] {
  const flags = flagsOf(operation.input);
  const [, written, start] = /^(--[^=]+=)(.*)$/.exec(partial) ?? [];
  if (written !== undefined && start !== undefined) {
    const flag = flags.find(({ name }) => `${name}=` === written);
    return bare(flagValues(flag).map((value) => written + value));
  }
  if (!partial.startsWith('-')) {
    const open = openFlag(flags, before);
    const values = flagValues(open);
    if (values.length > 0) return bare(values);
    if (partial !== '' || (open !== undefined && !open.isList)) return [];
  }
  const given = new Set(before);
  const input = flags
    .filter((flag) => flag.isList || !given.has(flag.name))
    .map((flag) => ({ word: flag.name, about: plain(flag.description) }));
  const others = ownOptions(operation).flatMap(({ long, description }) =>
    long && !given.has(long) ? [{ word: long, about: description }] : [],
  );
  return [...input, ...others];
}

/** The flag whose value is being typed: a list takes several words. */
function openFlag(flags: readonly Flag[], before: readonly string[]): Flag | undefined {
  const at = before.findLastIndex((word) => word.startsWith('--'));
  const flag = flags.find(({ name }) => name === before[at]);
  return flag?.isList || at === before.length - 1 ? flag : undefined;
}

function flagValues(flag: Flag | undefined): readonly string[] {
  if (flag === undefined) return [];
  if (flag.kind === 'BOOLEAN') return ['true', 'false'];
  if (flag.values.length > 0) return flag.values;
  // Some fields name their values in words: `LIVE` or `PAPER`.
  const named = /^`[A-Z_]+`(?:,? (?:or )?`[A-Z_]+`)+/.exec(flag.description)?.[0] ?? '';
  return [...named.matchAll(/[A-Z_]+/g)].map(([value]) => value);
}

/** The values of options that every command has; null for other words. */
async function valuesOf(option: string, terminal: Terminal): Promise<readonly string[] | null> {
  if (option === '--format') return formats;
  if (option === '--demo') return ['free', 'plus', 'pro', 'private'];
  return option === '--profile' ? profileNames(terminal) : null;
}

async function profileNames(terminal: Terminal): Promise<readonly string[]> {
  const { profiles } = await readProfiles(terminal).catch(() => ({ profiles: {} }));
  return Object.keys(profiles);
}

function commandOf({ name, hints }: Operation): Candidate {
  return { word: name, about: plain(hints.summary) };
}

function bare(words: readonly string[]): readonly Candidate[] {
  return words.map((word) => ({ word, about: '' }));
}
