import { styleText } from 'node:util';
import { compose, type Server } from './compose.ts';
import { ConfigError, readConfig } from './config.ts';

/** Reads the environment, starts the server and stops it on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const config = readConfig();
  const server = await compose(config);
  stopOnSignals(server);
  try {
    await server.start();
  } catch (error) {
    await server.stop();
    throw error;
  }
  welcome(server);
}

function welcome({ deps }: Server): void {
  const { config } = deps;
  const link = (path: string) => styleText('cyan', `${config.publicUrl}${path}`);
  const lines = [
    '',
    styleText('bold', `Investing Platform API ${deps.version}`),
    `  pages      ${link('/')}`,
    `  GraphQL    ${link('/graphql')}  (POST, and WebSocket)`,
  ];
  if (config.metricsPort !== 0) {
    const at = `http://${config.metricsHost}:${config.metricsPort}/metrics`;
    lines.push(`  metrics    ${styleText('cyan', at)}`);
  }
  if (config.mode === 'development') {
    lines.push(
      `  mails      ${link('/dev/mail')}`,
      `  demo users ${styleText('cyan', `${config.dataDir}/demo.json`)}`,
      '',
      'Try next: sign in with a demo user, create an API credential, and ask for a token:',
      `  curl -u CLIENT_ID:CLIENT_SECRET -d grant_type=client_credentials -d scope=full_access ${config.publicUrl}/oauth/token`,
    );
  }
  lines.push('', styleText('dim', 'Stop with Ctrl-C.'), '');
  process.stdout.write(`${lines.join('\n')}\n`);
}

function stopOnSignals(server: Server): void {
  let isStopping = false;
  const stop = (): void => {
    // The second signal does not wait for anybody.
    if (isStopping) process.exit(130);
    isStopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        server.deps.log.fatal({ err: error }, 'the server did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** A sentence where the operator can help it; else the whole fault. */
function explanation(error: unknown): string {
  if (error instanceof ConfigError) {
    return ['The configuration is wrong:', ...error.problems.map((line) => `  ${line}`)].join('\n');
  }
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Another program has the port: set PORT to a free one.`;
  }
  return error.stack ?? error.message;
}

main().catch((error: unknown) => {
  process.stderr.write(`${explanation(error)}\n`);
  process.exit(1);
});
