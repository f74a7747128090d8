import { serveApollo } from './apollo.ts';
import { serveBare } from './bare.ts';
import { serveMercurius } from './mercurius.ts';
import { serveOursInMemory } from './ours-in-memory.ts';
import { openSource, type Source, type SourceOptions } from './source.ts';
import { serveYoga } from './yoga.ts';

/** What a process of this module serves, as JSON in its first argument. */
export interface ServeOptions {
  readonly server: 'ours' | 'yoga' | 'apollo' | 'mercurius' | 'bare';
  readonly port: number;
  readonly source: SourceOptions;
}

const servers: Record<
  Exclude<ServeOptions['server'], 'ours'>,
  (source: Source, port: number) => Promise<void>
> = { yoga: serveYoga, apollo: serveApollo, mercurius: serveMercurius, bare: serveBare };

const options: ServeOptions = JSON.parse(process.argv[2] ?? '');
const { server, port } = options;
const source = await openSource(options.source);
if (server !== 'ours') {
  await servers[server](source, port);
} else if (options.source.kind === 'memory') {
  await serveOursInMemory(source, port, options.source.token);
} else {
  throw new Error('On PostgreSQL the server itself is measured, not a part of it.');
}
