import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runNode } from '../../../scripts/release/published.ts';
import { type ApiOverMocks, apiOverMocks } from '../../docs/support/api-over-mocks.ts';
import { anotherSite } from '../../support/another-site.ts';
import type { Installed } from '../support/installed.ts';

const TWO_HOURS_MS = 7_200_000;

/** Makes each client that it is told of, and prints what its first call comes to. */
const SCRIPT = `
  import { clientCredentials, createClient, fixedToken } from '@investing-platform/sdk';
  const said = [];
  for (const { baseUrl, token, ...credential } of JSON.parse(process.argv[2])) {
    try {
      const own = { baseUrl, scopes: ['portfolio.read'], ...credential };
      const auth = token ? fixedToken(token) : clientCredentials(own);
      await createClient({ baseUrl, auth, maxAttempts: 1 }).getPositions();
      said.push('answered');
    } catch ({ name, message }) {
      said.push(name + ': ' + message.replace(/, request [^)]+/, ''));
    }
  }
  console.log(JSON.stringify(said));`;

interface Caller {
  readonly clientId?: string;
  readonly clientSecret?: string;
  readonly token?: string;
}

/** What goes wrong first for whoever installs a client: address, cause and repair are named. */
export function firstFailureTests(installed: () => Installed): void {
  describe('a first call', () => {
    let api: ApiOverMocks;
    let site: Awaited<ReturnType<typeof anotherSite>>;
    let places: Places;
    let inSdk: readonly string[];
    let inCommand: readonly string[];
    let callers: Readonly<Record<Who, Caller>>;

    beforeAll(async () => {
      api = await apiOverMocks();
      site = await anotherSite();
      const gone = await anotherSite();
      await gone.close();
      places = { api: api.url, site: site.url, closed: gone.url };
      const { world } = api.mocks;
      const over = { token: world.issueToken() };
      api.mocks.advance(TWO_HOURS_MS);
      const { clientId, clientSecret } = world.person.credential;
      const good = { clientId, clientSecret };
      const free = world.addCredential(world.people.free.user);
      callers = {
        good,
        over,
        free,
        wrong: { clientId, clientSecret: 'not this one' },
        none: { clientId },
      };
      const { project } = installed();
      await writeFile(join(project, 'first-failures.mjs'), SCRIPT);
      const asked = SDK.map(([, baseUrl, caller]) => ({
        ...callers[caller],
        baseUrl: baseUrl(places),
      }));
      inSdk = JSON.parse(await runNode(['first-failures.mjs', JSON.stringify(asked)], project));
      const main = join(project, 'node_modules/@investing-platform/cli/dist/main.js');
      const runs = COMMAND.map(([, baseUrl, caller]) =>
        saidBy(main, baseUrl(places), callers[caller]),
      );
      inCommand = await Promise.all(runs);
    });

    afterAll(async () => {
      await site.close();
      await api.close();
    });

    test.each(SDK.map((row, at) => [row[0], at, row[3]] as const))(
      'of the SDK to %s',
      (_title, at, words) => {
        expect(inSdk[at]).toMatch(matching(words, places));
      },
    );

    test.each(COMMAND.map((row, at) => [row[0], at, row[3]] as const))(
      'of the command to %s',
      (_title, at, words) => {
        expect(inCommand[at]).toMatch(matching(words, places));
      },
    );
  });
}

interface Places {
  readonly api: string;
  readonly site: string;
  /** Where nothing listens. */
  readonly closed: string;
}

type Address = (places: Places) => string;
type Who = 'good' | 'wrong' | 'none' | 'over' | 'free';

const there: Address = ({ api }) => api;

/** By whom, where, and the words of it; `<api>` and `<site>` stand for their addresses. */
const SDK: readonly (readonly [title: string, Address, Who, words: string])[] = [
  ['an address with a slash at its end', ({ api }) => `${api}/`, 'good', 'answered'],
  [
    'where nothing listens',
    ({ closed }) => closed,
    'good',
    'ConnectionError: token: No answer from <closed> (ECONNREFUSED). Is baseUrl right? Is it up?',
  ],
  [
    'a host that is not there',
    () => 'https://nowhere.invalid',
    'good',
    'ConnectionError: token: No answer from https://nowhere.invalid (<code>). Is ' +
      'baseUrl right? Is it up?',
  ],
  [
    'the address of GraphQL',
    ({ api }) => `${api}/graphql`,
    'good',
    'TypeError: baseUrl is without /graphql: <api>',
  ],
  [
    'clear text elsewhere',
    () => 'http://192.0.2.1:4000',
    'good',
    'TypeError: baseUrl must be https://...; http is for localhost or ' +
      'allowInsecureHttp, not http://192.0.2.1:4000',
  ],
  [
    'http by https',
    ({ api }) => api.replace('http:', 'https:'),
    'good',
    'ConnectionError: token: No answer from https://<host> (<code>). Is baseUrl right? Is it up?',
  ],
  [
    'another site',
    ({ site }) => site,
    'good',
    'UnexpectedAnswerError: token: No answer but status 200 from <site>. Is baseUrl right?',
  ],
  [
    'the API with a wrong secret',
    there,
    'wrong',
    'OAuthError: token: Refused from <api>: invalid_client <words>',
  ],
  [
    'the API without a secret, since a variable of the environment is not set',
    there,
    'none',
    'TypeError: clientSecret is missing',
  ],
  [
    'the API with a token that is over',
    there,
    'over',
    'ReauthorizationRequired: Sign in again, or get a token: GetPositions: <words> ' +
      '(UNAUTHENTICATED)',
  ],
  [
    'the API on a plan without the scope',
    there,
    'free',
    'ApiError: GetPositions: token missing the required scope portfolio.read for: ' +
      'getPositions (FORBIDDEN) Is it in the plan?',
  ],
];

const ELSEWHERE = '\nINVESTING_BASE_URL or --base-url names another address.\n';

const COMMAND: typeof SDK = [
  [
    'where nothing listens',
    ({ closed }) => closed,
    'good',
    'No answer from <closed> (ECONNREFUSED).\nNothing listens there: npm start starts ' +
      `a server of your own.${ELSEWHERE}`,
  ],
  [
    'http by https',
    ({ api }) => api.replace('http:', 'https:'),
    'good',
    `No answer from https://<host> (<code>).\nIt does not speak https there: try <api>${ELSEWHERE}`,
  ],
  [
    'another site',
    ({ site }) => site,
    'good',
    'Status 200 from <site> is no answer of the API.\nAnother program or page answers ' +
      `there.${ELSEWHERE}`,
  ],
  [
    'the API with a wrong secret',
    there,
    'wrong',
    'Refused from <api>: invalid_client <words>\nCheck INVESTING_CLIENT_ID and ' +
      'INVESTING_CLIENT_SECRET, or sign in again: investing login\n',
  ],
  [
    'the API on a plan without the scope',
    there,
    'free',
    'getPositions needs the plan Plus or above, and a confirmed e-mail address: this ' +
      'account lacks one of them. <words>',
  ],
];

function matching(words: string, { api, site, closed }: Places): RegExp {
  const whole = words
    .replaceAll('<api>', api)
    .replaceAll('<site>', site)
    .replaceAll('<closed>', closed)
    .replaceAll('<host>', new URL(api).host)
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll('<code>', '[A-Z_]+')
    .replaceAll('<words>', '\\w[\\s\\S]*');
  return new RegExp(`^${whole}$`);
}

/** What the installed command says of its failure. */
function saidBy(main: string, baseUrl: string, caller: Caller): Promise<string> {
  const env = {
    PATH: process.env.PATH,
    INVESTING_BASE_URL: baseUrl,
    INVESTING_CLIENT_ID: caller.clientId,
    INVESTING_CLIENT_SECRET: caller.clientSecret,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [main, 'getPositions'], { env }, (_error, _stdout, stderr) =>
      resolve(stderr),
    );
  });
}
