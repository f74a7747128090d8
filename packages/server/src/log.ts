import { destination, type Logger, pino } from 'pino';
import type { Config } from './config/config.ts';

/** Lines of JSON, without what database errors quote of people's data. */
export function createLog(config: Config): Logger {
  const quoted = ['detail', 'where', 'query', 'parameters', 'params', 'internalQuery'];
  const paths = quoted.flatMap((key) => [`err.${key}`, `err.cause.${key}`]);
  return pino({ level: config.logLevel, redact: { paths, remove: true } }, destination(1));
}
