import { userInfo } from 'node:os';
import { CommanderError } from 'commander';
import { openObjects } from '../adapters/object-store.ts';
import { ownBankAccounts } from '../config/bank-settings.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { databaseOptions } from '../config/database-options.ts';
import { openDatabase } from '../db/database.ts';
import { systemClock } from '../kernel/clock.ts';
import { systemRandom } from '../kernel/random.ts';
import { secretBox } from '../kernel/secret-box.ts';
import type { OperatorDeps, Perform } from './change.ts';
import { operatorProgram } from './program.ts';

/** Opens the database for one command, runs it and prints what it tells. */
const perform: Perform = async (run) => {
  const config = readConfig();
  const db = await openDatabase(databaseOptions(config));
  try {
    const operator = userInfo().username;
    const secrets = secretBox(config.encryptionKeys, systemRandom);
    const clock = systemClock;
    const oauth = { issuer: config.publicUrl };
    const bankAccounts = ownBankAccounts(config);
    const objects = openObjects(config, systemRandom);
    const services = { db, clock, random: systemRandom, secrets, objects, oauth };
    const deps: OperatorDeps = { ...services, bankAccounts, operator };
    process.stdout.write(`${await run(deps)}\n`);
  } finally {
    await db.close();
  }
};

/** 0: done. 1: refused or failed. 2: not a command. */
async function main(args: readonly string[]): Promise<number> {
  try {
    await operatorProgram(perform).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${error instanceof ConfigError ? error.problems.join('\n') : message}\n`);
    return 1;
  }
}

process.exit(await main(process.argv.slice(2)));
