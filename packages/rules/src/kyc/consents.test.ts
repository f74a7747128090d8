import { expect, test } from 'vitest';
import type { PlatformError } from '../refusals/platform-error.ts';
import { type Consent, requireConsents } from './consents.ts';

const needed = [
  { type: 'TERMS', version: '2026-01' },
  { type: 'ESIGN', version: '2026-01' },
] as const;
const terms: Consent = {
  type: 'TERMS',
  version: '2026-01',
  accepted: true,
  signerName: 'Mia Tane',
};

/** The fields that are wrong, or the code; empty where all may be signed. */
function refusalOf(...consents: readonly Consent[]): readonly string[] {
  try {
    requireConsents(consents, needed, ['mia', 'Mia Aroha Tane']);
    return [];
  } catch (error) {
    const { code, fields } = error as PlatformError;
    return fields?.map(({ path }) => path.replace('params.agreements.', '')) ?? [code];
  }
}

test.each<[string, readonly Consent[], readonly string[]]>([
  ['what is needed', [terms, { ...terms, type: 'ESIGN' }], []],
  ['the name of the account', [{ ...terms, signerName: 'Mia' }], []],
  ['what is not needed', [{ ...terms, type: 'MARGIN' }], ['0.type']],
  ['the same twice', [terms, terms], ['1.type']],
  ['no consent', [{ ...terms, accepted: false }], ['0.accepted']],
  [
    "somebody else's name",
    [terms, { ...terms, type: 'ESIGN', signerName: 'Eve Mallory' }],
    ['1.signerName'],
  ],
  ['an older version', [{ ...terms, version: '2025-01' }], ['CONFLICT']],
  [
    'all of it wrong at once',
    [{ type: 'CRYPTO', version: '1', accepted: false, signerName: 'Eve Mallory' }],
    ['0.type', '0.accepted', '0.signerName'],
  ],
])('of consents to %s, wrong are %j', (_words, consents, wrong) => {
  expect(refusalOf(...consents)).toEqual(wrong);
});
