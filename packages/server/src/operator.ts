import { readConfig } from './config.ts';
import { databaseOptions } from './database-options.ts';
import { type Database, openDatabase } from './db/database.ts';
import { systemClock } from './kernel/clock.ts';
import { approveDomain, listApprovedDomains, withdrawDomain } from './oauth/index.ts';

interface Command {
  /** What follows the command's name; empty where nothing does. */
  readonly operand: string;
  readonly meaning: string;
  /** @returns what to print */
  readonly run: (db: Database, operand: string) => Promise<string>;
}

const commands = new Map<string, Command>([
  [
    'list-redirect-domains',
    {
      operand: '',
      meaning: 'print the hosts that self-registered apps may return to',
      run: async (db) => {
        const domains = await listApprovedDomains({ db });
        return domains.map(({ domain }) => domain).join('\n') || 'No redirect domain is approved.';
      },
    },
  ],
  [
    'approve-redirect-domain',
    {
      operand: '<host>',
      meaning: 'let apps register that return to this host, such as app.example.com',
      run: async (db, host) => {
        await approveDomain({ db, clock: systemClock }, host);
        return `Approved ${host}.`;
      },
    },
  ],
  [
    'withdraw-redirect-domain',
    {
      operand: '<host>',
      meaning: 'end an approval; apps that registered before stay',
      run: async (db, host) => {
        await withdrawDomain({ db }, host);
        return `Withdrew ${host}.`;
      },
    },
  ],
]);

/** `npm run operator -- <command>`: what only the operator of a server may do. */
async function main([name = '', operand = '', ...rest]: readonly string[]): Promise<number> {
  const command = commands.get(name);
  const isComplete = command !== undefined && (command.operand === '') === (operand === '');
  if (!isComplete || rest.length > 0) {
    process.stderr.write(help());
    return 2;
  }
  const db = await openDatabase(databaseOptions(readConfig()));
  try {
    process.stdout.write(`${await command.run(db, operand)}\n`);
    return 0;
  } finally {
    await db.close();
  }
}

function help(): string {
  const lines = [...commands].map(
    ([name, { operand, meaning }]) => `  ${`${name} ${operand}`.padEnd(32)}  ${meaning}`,
  );
  return `Usage: npm run operator -- <command>

${lines.join('\n')}

It works on the database of DATABASE_URL or DATA_DIR. An embedded database serves one process at a
time: stop the server first.
`;
}

main(process.argv.slice(2)).then(
  (exitCode) => process.exit(exitCode),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
