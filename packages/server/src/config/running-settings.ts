import { setting } from './setting.ts';
import { list, oneOf, text, whole } from './setting-parsers.ts';

/** What operators see of a running server. */
export const runningSettings = {
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    'trace, debug, info, warn, error, fatal or silent. `debug` tells each request.',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  ),
  slowRequestMs: setting(
    'SLOW_REQUEST_MILLISECONDS',
    '1000',
    'Requests that take longer are logged.',
    whole(1, 600_000),
  ),
  metricsHost: setting('METRICS_HOST', '127.0.0.1', 'Address of the metrics.', text),
  metricsPort: setting(
    'METRICS_PORT',
    '9464',
    'Port of /metrics in Prometheus format; 0 switches it off.',
    whole(0, 65_535),
  ),
  drainSeconds: setting(
    'DRAIN_SECONDS',
    '10',
    'How long a stopping server waits for requests in flight.',
    whole(0, 600),
  ),
  pdfFonts: setting(
    'PDF_FONTS',
    '',
    'TrueType files for characters that Inter lacks, such as Chinese or Arabic ones, comma-separated; the first that has a character counts. Without one a box stands there on paper.',
    list(text),
  ),
} as const;
