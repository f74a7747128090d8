import { boundedFetch } from '../outbound/bounded-fetch.ts';

const LIMITS = { hosts: ['.yahoo.com'], timeoutMs: 10_000, maxBytes: 8_000_000 };
/** Answers that tell what is wrong; of others the library would print the address. */
const TELLING = new Set([400, 404]);
const OK_UP_TO = 399;

function nothing(): void {
  // The guard logs and counts; the library's own notices are for people at a terminal.
}

/** Yahoo's library is large: it is loaded with the first question. */
export async function openYahoo(send?: typeof fetch) {
  const { default: YahooFinance } = await import('yahoo-finance2');
  const bounded = boundedFetch(LIMITS, send);
  return new YahooFinance({
    versionCheck: false,
    suppressNotices: ['yahooSurvey', 'ripHistorical'],
    validation: { logErrors: false, logOptionsErrors: false },
    logger: { info: nothing, warn: nothing, error: nothing, debug: nothing, dir: nothing },
    async fetch(input, init) {
      const response = await bounded(input, init);
      if (response.status <= OK_UP_TO || TELLING.has(response.status)) return response;
      throw new Error(`Yahoo answered ${response.status}`);
    },
  });
}

export type Yahoo = Awaited<ReturnType<typeof openYahoo>>;
