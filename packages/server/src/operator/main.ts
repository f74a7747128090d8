import { userInfo } from 'node:os';
import { openObjects } from '../adapters/object-store.ts';
import { ownBankAccounts } from '../config/bank-settings.ts';
import { readConfig } from '../config/config.ts';
import { databaseOptions } from '../config/database-options.ts';
import { openDatabase } from '../db/database.ts';
import { systemClock } from '../kernel/clock.ts';
import { systemRandom } from '../kernel/random.ts';
import { secretBox } from '../kernel/secret-box.ts';
import { askRunningServer } from './ask-running-server.ts';
import type { OperatorDeps, Perform } from './change.ts';
import { type CommandOutcome, runCommand } from './run-command.ts';

/** Opens the database for one command. */
const performHere: Perform = async (run) => {
  const config = readConfig();
  const db = await openDatabase(databaseOptions(config));
  try {
    const secrets = secretBox(config.encryptionKeys, systemRandom);
    const oauth = { issuer: config.publicUrl };
    const objects = openObjects(config, systemRandom);
    const services = { db, clock: systemClock, random: systemRandom, secrets, objects, oauth };
    const bankAccounts = ownBankAccounts(config);
    const operator = userInfo().username;
    const deps: OperatorDeps = { ...services, bankAccounts, operator };
    await run(deps);
  } finally {
    await db.close();
  }
};

/** A server that holds the embedded database carries the command out; else it is done here. */
async function main(args: readonly string[]): Promise<number> {
  const line = { args, folder: process.cwd() };
  const told: CommandOutcome[] = [];
  const here = await runCommand(line, async (run) => {
    const { databaseUrl, dataDir } = readConfig();
    const outcome = databaseUrl === null ? await askRunningServer(dataDir, line) : null;
    if (outcome === null) await performHere(run);
    else told.push(outcome);
  });
  const { printed, problem, exitCode } = told[0] ?? here;
  process.stdout.write(printed);
  process.stderr.write(problem);
  return exitCode;
}

process.exit(await main(process.argv.slice(2)));
