import { styleText } from 'node:util';
import { compose, type Server, type Started } from './compose.ts';
import { readConfig } from './config/config.ts';
import { openCommandDoor } from './operator/command-door.ts';
import { handOverOwnerLink } from './owner-link.ts';
import { startProblem } from './start-problem.ts';

/** What stopping may take beyond `DRAIN_SECONDS`: a database that is silent holds it up. */
const MAX_STOP_SECONDS = 15;

/** Reads the environment, starts the server and stops it on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const config = readConfig();
  const server = await compose(config);
  stopOnSignals(server);
  try {
    const started = await server.start();
    if (config.databaseUrl === null) await openCommandDoor(server.deps);
    welcome(server, started);
    await welcomeOwner(server, started);
    // The start leaves behind more than hours of requests do, and V8 would wait for those.
    await globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  } catch (error) {
    await server.stop();
    throw error;
  }
}

function welcome({ deps }: Server, { servesMetrics }: Started): void {
  const { config } = deps;
  const link = (path: string) => styleText('cyan', `${config.publicUrl}${path}`);
  const lines = [
    '',
    styleText('bold', `Investing Platform API ${deps.version}`),
    `  pages      ${link('/')}`,
    `  reference  ${link('/docs/')}  (made beside the first start, within some minutes)`,
    `  sheets     ${link('/docs/guides/spreadsheets')}`,
    `  GraphQL    ${link('/graphql')}  (POST, and WebSocket)`,
  ];
  if (servesMetrics) {
    const at = `http://${config.metricsHost}:${config.metricsPort}/metrics`;
    lines.push(`  metrics    ${styleText('cyan', at)}`);
  }
  if (config.mode === 'development') {
    lines.push(
      `  mails      ${link('/dev/mail')}`,
      `  demo users ${styleText('cyan', `${config.dataDir}/demo.json`)}`,
      '',
      'Try next, in a second terminal:',
      '  npm run example main-job    signs in, reads net worth, buys bitcoin, streams its price',
      'Or sign in on the pages with a demo user, and make an API credential of your own.',
    );
  }
  lines.push('', styleText('dim', 'Stop with Ctrl-C.'), '');
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function welcomeOwner({ deps }: Server, { ownerLink }: Started): Promise<void> {
  if (ownerLink === null) return;
  const isTerminal = process.stdout.isTTY === true;
  const { dataDir } = deps.config;
  const place = await handOverOwnerLink(ownerLink, { dataDir, isTerminal });
  const lines = [
    styleText('bold', 'This server has nobody yet. Open the account of its owner, on PRIVATE:'),
    `  ${styleText('cyan', place)}`,
    styleText(
      'dim',
      'The link works once, for 24 hours; make-owner-link of the operator makes another.',
    ),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function stopOnSignals(server: Server): void {
  const { log, config } = server.deps;
  let isStopping = false;
  const stop = (): void => {
    // The second signal does not wait for anybody.
    if (isStopping) process.exit(130);
    isStopping = true;
    const longestSeconds = config.drainSeconds + MAX_STOP_SECONDS;
    setTimeout(() => {
      log.fatal(`the server did not stop within ${longestSeconds} seconds`);
      process.exit(1);
    }, longestSeconds * 1_000).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'the server did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${startProblem(error)}\n`);
  process.exit(1);
});
