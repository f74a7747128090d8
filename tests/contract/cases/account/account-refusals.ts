import { saveInvestorPreferences } from '@investing-platform/schema/operations';
import type { Case, Step } from '../../support/case.ts';
import { done, type Refusal, refusal } from '../../support/refusals.ts';

/** The refusals of one operation, with what all of them give. */
const of =
  (operation: string, given: object) =>
  ([params, wrong, words]: readonly [params: object, wrong: string, words: string]): Refusal => [
    operation,
    { ...given, ...params },
    wrong,
    words,
  ];

const url = 'https://push.example.com/send/abc';
const bytes = (count: number): string => Buffer.alloc(count, 4).toString('base64url');
const webPushKeys = { p256dh: bytes(65), auth: bytes(16) };

const ofDevices = (
  [
    [{ provider: 'EXPO' }, 'params.provider', 'must be one of WEB_PUSH, FCM for WEB'],
    [{ token: 'no address at all', webPushKeys }, 'params.token', 'must be the https endpoint'],
    [{}, 'params.webPushKeys', 'are needed for WEB_PUSH'],
    [{ provider: 'FCM', webPushKeys }, 'params.webPushKeys', 'are for WEB_PUSH alone'],
    [
      { webPushKeys: { ...webPushKeys, p256dh: `${bytes(66).slice(0, 87)}+` } },
      'params.webPushKeys.p256dh',
      'must be 65 bytes in base64url',
    ],
    [
      { webPushKeys: { ...webPushKeys, auth: bytes(17) } },
      'params.webPushKeys.auth',
      'must be 16 bytes in base64url',
    ],
    [{ webPushKeys, locale: 'not a tag' }, 'params.locale', 'must be a BCP 47 tag such as en-NZ'],
  ] as const
).map(of('registerDeviceToken', { platform: 'WEB', token: url }));

const currency = 'NZD';
const ofInvestors = (['annualIncome', 'netWorth', 'liquidNetWorth'] as const).flatMap(
  (field): Refusal[] => [
    [
      'saveInvestorPreferences',
      { [field]: { currency } },
      `params.${field}`,
      'needs min, max or both',
    ],
    [
      'saveInvestorPreferences',
      { [field]: { currency, min: '100000', max: '99999.99' } },
      `params.${field}.min`,
      'must not be above max',
    ],
  ],
);

const range = (ends: { readonly min: string; readonly max?: string }): Step => ({
  document: saveInvestorPreferences,
  variables: () => ({ params: { netWorth: { currency, ...ends } } }),
  data: () => ({ saveInvestorPreferences: { netWorth: { max: null, currency, ...ends } } }),
});

const ofSecurity: readonly Refusal[] = [
  ['updateAntiPhishingCode', {}, 'params.code', 'is needed: a phrase, or null to remove it'],
  [
    'updateAntiPhishingCode',
    { code: 'tui/kea' },
    'params.code',
    'must be 4 to 20 letters, digits, spaces and hyphens',
  ],
  [
    'updateMfa',
    { method: 'EMAIL', enabled: true, password: 'any at all' },
    'params.code',
    'is needed: a code of the new factor',
  ],
  [
    'updateMfa',
    { method: 'EMAIL', enabled: false, code: '123456', password: 'any at all' },
    'params.code',
    'is for switching a factor on',
  ],
  ...['021 555 012', '+0215550123', '+64 21 555 012'].map(
    (phone): Refusal => [
      'updateUserAccount',
      { phone, password: 'any at all' },
      'params.phone',
      'must be a number with its country code, such as +6421555012',
    ],
  ),
];

const paper = (base64: string) => ({
  add: [{ type: 'PASSPORT', fileName: 'passport.pdf', content: { base64 } }],
});

const ofChecks: readonly Refusal[] = [
  ...['no address', 'http://app.example.com/done', 'https://me@app.example.com/done'].map(
    (redirectUrl): Refusal => [
      'getIdvToken',
      { redirectUrl },
      'params.redirectUrl',
      'must be an https address',
    ],
  ),
  [
    'updateUserKycFileDocuments',
    paper('JVBERi0x\nLjcK'),
    'params.add.0.content.base64',
    'must be base64, on one line',
  ],
  [
    'updateUserKycFileDocuments',
    paper('AAPL'),
    'params.add.0.content',
    'must be a PDF, PNG, JPEG or HEIC file',
  ],
];

const values = [
  { name: 'apiKey', value: 'SANDBOX-REFUSALS-1' },
  { name: 'apiSecret', value: 'secret' },
];
const credential = { provider: 'CUSTOM', label: 'Sandbox', tradingMode: 'PAPER' };

const ofCredentials = (
  [
    [{}, 'params.values', 'must have apiKey and apiSecret'],
    [{ values: values.slice(0, 1) }, 'params.values', 'must have apiSecret'],
    [
      { values: [...values, { name: 'pin', value: '1234' }] },
      'params.values.2.name',
      'must be one of apiKey, apiSecret',
    ],
    [
      { values: [...values, { name: 'apiKey', value: 'twice' }] },
      'params.values.2.name',
      'must not be given twice',
    ],
  ] as const
).map(of('saveBrokerCredential', credential));

export const accountRefusalCases: readonly Case[] = [
  {
    title: 'a device is reached through a provider of its platform',
    steps: ofDevices.map(refusal),
  },
  {
    title: 'a range has ends, the right way round, and takes the place of the one before',
    steps: [...ofInvestors.map(refusal), range({ min: '1', max: '2' }), range({ min: '1' })],
  },
  { title: 'what protects an account is told whole', steps: ofSecurity.map(refusal) },
  { title: 'papers and pages of an identity check are looked at', steps: ofChecks.map(refusal) },
  {
    title: 'a credential has the values that its broker asks for, and one key stands once',
    steps: [
      ...ofCredentials.map(refusal),
      done('saveBrokerCredential', { ...credential, values }, { id: 'saveBrokerCredential.id' }),
      refusal([
        'saveBrokerCredential',
        { ...credential, values },
        'CONFLICT',
        'Another credential of yours holds the same key',
      ]),
      refusal([
        'saveBrokerCredential',
        ({ id }) => ({ ...credential, id, tradingMode: 'LIVE' }),
        'params.tradingMode',
        'must stay PAPER',
      ]),
      done('saveBrokerCredential', ({ id }) => ({ ...credential, id, label: 'Renamed' })),
    ],
  },
];
