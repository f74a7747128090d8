import { readFileSync, statSync } from 'node:fs';
import {
  addExpert,
  addIdeaUpdate,
  endIdea,
  type NewExpert,
  type NewIdea,
  type NewList,
  publishIdea,
  publishList,
  withdrawList,
} from '../../domains/ideas/index.ts';
import { badInput } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import type { ChangeRequest, OperatorDeps } from '../change.ts';

type Work = ChangeRequest['work'];

const MAX_BYTES = 100_000;
const DIRECTIONS = ['LONG', 'SHORT'] as const;
const HORIZONS = ['INTRADAY', 'DAYS', 'WEEKS', 'MONTHS', 'YEARS'] as const;
const TIERS = ['FREE', 'PLUS', 'PRO', 'PRIVATE'] as const;
const WHOLE = '100';
const PLAIN = /^\d{1,15}(\.\d{1,15})?$/;
/** RFC 3339 with its offset. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Adds an expert, who can publish ideas from then on. */
export function add(deps: OperatorDeps, expert: NewExpert): Work {
  return async (tx) => {
    const { id } = await addExpert(tx, deps, expert);
    return [`expert ${expert.slug}: ${expert.name}, ${id}`];
  };
}

/** Publishes the idea that a file of JSON describes. */
export function publish(deps: OperatorDeps, file: string): Work {
  const idea = readIdea(file);
  return async (tx) => {
    const { id } = await publishIdea(tx, deps, idea);
    return [`idea ${id}: ${idea.direction} ${idea.symbol} by ${idea.expert}, published`];
  };
}

/** Ends an idea as of now; the market tells what it came to. */
export function end(deps: OperatorDeps, id: string): Work {
  requireId(id);
  return async (tx) => {
    const { title } = await endIdea(tx, deps, id);
    return [`idea ${id}: “${title}” ended`];
  };
}

/** Adds what the expert says about an idea since. */
export function comment(deps: OperatorDeps, id: string, text: string): Work {
  requireId(id);
  return async (tx) => {
    const { title } = await addIdeaUpdate(tx, deps, id, text);
    return [`idea ${id}: “${title}” has an update`];
  };
}

/** Publishes a list of assets that share a subject. */
export function publishTheme(deps: OperatorDeps, list: NewList): Work {
  return async (tx) => {
    const { id } = await publishList(tx, deps, list);
    return [`list ${id}: “${list.title}”, ${list.symbols.join(' ')}, at place ${list.place}`];
  };
}

/** Takes a list away; opinions of it stay with those who have them. */
export function withdrawTheme(_deps: OperatorDeps, id: string): Work {
  requireId(id);
  return async (tx) => {
    const { title } = await withdrawList(tx, id);
    return [`list ${id}: “${title}” withdrawn`];
  };
}

function requireId(id: string): void {
  if (!isId(id)) throw badInput('id', 'must be an id of 36 characters');
}

function readIdea(file: string): NewIdea {
  const fields = readObject(file);
  const text = (field: string): string => {
    const value = fields[field];
    if (typeof value !== 'string') throw badInput(field, 'must be there, as a text');
    return value;
  };
  const optional = (field: string): string | null => (fields[field] == null ? null : text(field));
  const oneOf = <const T extends string>(field: string, known: readonly T[]): T => {
    const found = known.find((one) => one === text(field).toUpperCase());
    if (found === undefined) throw badInput(field, `must be one of ${known.join(', ')}`);
    return found;
  };
  const entry = number('entry', fields['entry'] ?? fields['entryLow']);
  return {
    expert: text('expert'),
    symbol: text('symbol'),
    title: text('title'),
    thesis: text('thesis'),
    direction: oneOf('direction', DIRECTIONS),
    horizon: oneOf('horizon', HORIZONS),
    requiredTier: fields['requiredTier'] == null ? 'PLUS' : oneOf('requiredTier', TIERS),
    entryLow: entry,
    entryHigh: fields['entryHigh'] == null ? entry : number('entryHigh', fields['entryHigh']),
    stopLoss: number('stopLoss', fields['stopLoss']),
    targets: targetsOf(fields['targets']),
    confidencePercent: percent(fields['confidencePercent']),
    chartUrl: optional('chartUrl'),
    expiresAt: moment(optional('expiresAt')),
  };
}

function readObject(file: string): Readonly<Record<string, unknown>> {
  if (statSync(file).size > MAX_BYTES) throw badInput('file', `is above ${MAX_BYTES} bytes`);
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return { ...read };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw badInput('file', 'must hold one object of JSON');
}

/** Prices are texts or numbers; a number of JSON is exact up to 15 digits. */
function number(field: string, value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text === 'string' && PLAIN.test(text)) return text;
  throw badInput(field, 'must be a number above 0, such as 120.5');
}

function percent(value: unknown): string | null {
  if (value == null) return null;
  const text = number('confidencePercent', value);
  if (Number(text) <= Number(WHOLE)) return text;
  throw badInput('confidencePercent', 'must be at most 100');
}

/** A price, or prices with their parts, which sum to 100. */
function targetsOf(value: unknown): NewIdea['targets'] {
  const targets = Array.isArray(value) ? value : [{ price: value, allocationPercent: WHOLE }];
  return targets.map((target: unknown, place) => {
    const { price, allocationPercent } = Object(target);
    return {
      price: number(`targets.${place}.price`, price),
      allocationPercent: number(`targets.${place}.allocationPercent`, allocationPercent),
    };
  });
}

function moment(text: string | null): Date | null {
  if (text === null) return null;
  const date = new Date(MOMENT.test(text) ? text : Number.NaN);
  if (!Number.isNaN(date.getTime())) return date;
  throw badInput('expiresAt', 'must be a moment such as 2026-11-20T18:00:00Z');
}
