import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  applyStatement,
  exportAgain,
  exportPayments,
  keepStatement,
  type OwnAccount,
} from '../../domains/funding/index.ts';
import { badInput } from '../../kernel/errors.ts';
import { makeChange, type OperatorDeps } from '../change.ts';

export interface ExportOptions {
  readonly currency: string;
  readonly again?: string | undefined;
  readonly dryRun?: boolean;
}

export const MAX_STATEMENT_BYTES = 20_000_000;
/** Numbers of accounts stand in it. */
const OWNER_ONLY = 0o600;

/**
 * Writes a file of the payments that wait. They count as taken before the file is there: where it
 * is lost, the same one is written again, and none is paid twice.
 */
export async function exportTo(
  deps: OperatorDeps,
  file: string,
  { currency, again, dryRun = false }: ExportOptions,
): Promise<string> {
  if (existsSync(file)) throw badInput('file', 'is there already');
  const made = await makePayments(deps, { currency, again, dryRun, name: basename(file) });
  if (made.text !== '' && !dryRun) {
    writeFileSync(file, made.text, { flag: 'wx', mode: OWNER_ONLY });
  }
  return made.told;
}

interface Making extends ExportOptions {
  /** Of the file, for the audit. */
  readonly name: string;
}

/** A file of payments as text, empty where none waits, and what the audit says of it. */
export async function makePayments(
  deps: OperatorDeps,
  { currency, again, dryRun = false, name }: Making,
): Promise<{ readonly told: string; readonly text: string }> {
  const accounts = ownAccounts(deps);
  const from = accounts.find((account) => account.currency === currency.toUpperCase());
  if (from === undefined) throw badInput('currency', 'has no account in BANK_ACCOUNTS');
  let text = '';
  const told = await makeChange(deps, {
    command: 'export-payments',
    subject: again ?? from.currency,
    dryRun,
    work: async (tx) => {
      const made =
        again === undefined
          ? await exportPayments(tx, deps, from)
          : await exportAgain(tx, deps, accounts, again);
      if (made === null) return [];
      text = made.text;
      return [`${made.messageId}: ${made.count} payments in ${name}`];
    },
  });
  return { told, text };
}

/** Takes a statement in. Where it stopped half way, the same file goes on. */
export async function take(deps: OperatorDeps, file: string, dryRun: boolean): Promise<string> {
  if (statSync(file).size > MAX_STATEMENT_BYTES) {
    throw badInput('file', `is above ${MAX_STATEMENT_BYTES} bytes`);
  }
  const text = readFileSync(file, 'utf8');
  const { told, fileId } = await keep(deps, basename(file), text, dryRun);
  return dryRun ? told : [told, ...(await applyStatement(deps, fileId))].join('\n');
}

/** Writes a statement down, once. */
export async function keep(
  deps: OperatorDeps,
  name: string,
  text: string,
  dryRun = false,
): Promise<{ readonly told: string; readonly fileId: string }> {
  let fileId = '';
  const told = await makeChange(deps, {
    command: 'take-statement',
    subject: name,
    dryRun,
    work: async (tx) => {
      const taken = await keepStatement(tx, deps, ownAccounts(deps), text);
      fileId = taken.fileId;
      return taken.replayed ? [] : [`${taken.messageId}: ${taken.count} movements`];
    },
  });
  return { told, fileId };
}

/** @throws {PlatformError} BAD_USER_INPUT where payments do not go by file */
export function ownAccounts({ bankAccounts = [] }: OperatorDeps): readonly OwnAccount[] {
  if (bankAccounts.length > 0) return bankAccounts;
  throw badInput('BANK_RAIL', 'must be files, with BANK_ACCOUNTS');
}
