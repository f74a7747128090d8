/** What to do where nothing answers, by the code that the system gave. */
const REPAIRS: readonly (readonly [code: RegExp, repair: (address: string) => string])[] = [
  [/^ECONNREFUSED$/, () => 'Nothing listens there: npm start starts a server of your own.'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, () => 'There is no host of this name.'],
  [
    /SSL|^EPROTO$/,
    (address) => `It does not speak https there: try ${address.replace('https:', 'http:')}`,
  ],
  [
    /CERT|SIGNATURE|ALTNAME/,
    () => 'Its certificate is not trusted here: NODE_EXTRA_CA_CERTS names a file with one that is.',
  ],
];

const ELSEWHERE = 'INVESTING_BASE_URL or --base-url names another address.';

/** Says where nothing answered, why, and what to do about it. */
export function noAnswerLines(address: string, code: string): string[] {
  const [, repair] = REPAIRS.find(([pattern]) => pattern.test(code)) ?? [];
  const said = repair?.(address) ?? 'Is the server up, and does the network let it be reached?';
  return [`No answer from ${address}${code === '' ? '' : ` (${code})`}.`, said, ELSEWHERE];
}

/** Says that something else than the API answered. */
export function strangeAnswerLines(address: string, status: number): string[] {
  const isProxy = status >= 500;
  const who = isProxy ? 'A proxy answers there' : 'Another program or page answers there';
  return [
    `Status ${status} from ${address} is no answer of the API.`,
    `${who}${isProxy ? ': is the server behind it up?' : '.'}`,
    ELSEWHERE,
  ];
}
