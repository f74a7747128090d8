import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** Where a browser comes back to after a sign-in. */
export interface Loopback {
  readonly redirectUri: string;
  /** The address that the browser came back with, once it brings the expected state. */
  readonly came: Promise<string>;
  close(): void;
}

const PATH = '/callback';

/** The address that a server is told: any port of it will do (RFC 8252 section 7.3). */
export const LOOPBACK_ADDRESS = `http://127.0.0.1${PATH}`;

/**
 * Listens on this machine alone, for one browser.
 *
 * @param stateOf the state that the sign-in began with; null before it began
 */
export async function listenForBrowser(stateOf: () => string | null): Promise<Loopback> {
  let arrive: (address: string) => void = () => undefined;
  const came = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const server = createServer(({ method, url = '/' }, response) => {
    const address = new URL(url, LOOPBACK_ADDRESS);
    const isCallback = method === 'GET' && address.pathname === PATH;
    const state = stateOf();
    // Whoever else on this machine finds the port cannot end the sign-in, nor bring a code to it.
    if (!isCallback || state === null || address.searchParams.get('state') !== state) {
      answer(response, 404, 'There is nothing here', 'This address waits for a sign-in.');
      return;
    }
    const isAllowed = address.searchParams.has('code');
    const title = isAllowed ? 'You are signed in' : 'You are not signed in';
    answer(response, 200, title, 'You can close this window and go back to the command line.');
    arrive(address.href);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return {
    redirectUri: `http://127.0.0.1:${port}${PATH}`,
    came,
    close() {
      server.close();
      server.closeIdleConnections();
    },
  };
}

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'Referrer-Policy': 'no-referrer',
  Connection: 'close',
};

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:30rem;margin:20vh auto;padding:0 1rem}' +
  ':root{color-scheme:light dark}';

function answer(response: ServerResponse, status: number, title: string, text: string): void {
  response.writeHead(status, HEADERS);
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>` +
      `<meta name="viewport" content="width=device-width"><style>${STYLE}</style>` +
      `<main><h1>${title}</h1><p>${text}</p></main></html>`,
  );
}
