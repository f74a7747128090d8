import { DAY_MS } from '@investing-platform/schema/durations';
import { type GraphQLEnumType, type GraphQLLeafType, isEnumType } from 'graphql';
import type { Random } from '../kernel/random.ts';

/** What a made value depends on. */
export interface Making {
  /** The type that has the field. */
  readonly parent: string;
  readonly field: string;
  readonly random: Random;
  /** The moment that the object is made at. */
  readonly at: Date;
  readonly currency: string;
}

type Make = (making: Making) => unknown;
type Rules = readonly (readonly [RegExp, Make])[];

/** A value that fits the type, and by the field's name also the sense. */
export function leafValue(type: GraphQLLeafType, making: Making): unknown {
  if (isEnumType(type)) return enumValue(type);
  const rules = RULES[type.name];
  if (rules === undefined) throw new TypeError(`No values are known for the scalar ${type.name}`);
  const rule = rules.find(([pattern]) => pattern.test(making.field));
  return rule?.[1](making);
}

/** Whether an optional field is filled in an object that nobody described further. */
export function isUsuallyFilled(field: string): boolean {
  return /(url|summary|author|website|bankName|downloadUrl(ExpiresAt)?|description)$/i.test(field);
}

/** The usual state of things that have states; else the first value. */
const USUAL = [
  'ACTIVE',
  'COMPLETED',
  'AVAILABLE',
  'VERIFIED',
  'APPROVED',
  'CONFIRMED',
  'PUBLISHED',
];

function enumValue(type: GraphQLEnumType): unknown {
  const values = type.getValues().map(({ name }) => name);
  return values.find((name) => USUAL.includes(name)) ?? values[0];
}

const pathOf = ({ parent, field, random }: Making): string =>
  `${parent.toLowerCase()}/${field.replace(/Url$/, '').toLowerCase()}/${random.hex(8)}`;
const later =
  (days: number): Make =>
  ({ at }) =>
    new Date(at.getTime() + days * DAY_MS);
const dayLater =
  (days: number): Make =>
  ({ at }) =>
    new Date(at.getTime() + days * DAY_MS).toISOString().slice(0, 10);
const between =
  (least: number, most: number, places: number): Make =>
  ({ random }) =>
    String(Number((least + random.fraction() * (most - least)).toFixed(places)));
const whole =
  (least: number, most: number): Make =>
  ({ random }) =>
    least + random.below(most - least + 1);
const always =
  (value: unknown): Make =>
  () =>
    value;
const digits = ({ random }: Making, count: number): string =>
  Array.from({ length: count }, () => random.below(10)).join('');
const wordsOf = (name: string): string =>
  name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
const sentence: Make = ({ parent, field }) => {
  const text = `${wordsOf(parent)} ${wordsOf(field)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const STRINGS: Rules = [
  [/^email$/i, always('person@example.com')],
  [/sender/i, always('contracts@broker.example')],
  [/qrCodeDataUrl/, always('data:image/png;base64,iVBORw0KGgo=')],
  [/otpauthUri/, always('otpauth://totp/Example?secret=JBSWY3DPEHPK3PXP')],
  [/url$|website/i, (making) => `https://files.example.com/${pathOf(making)}`],
  [/phone|callingCode/i, always('+6421555012')],
  [/sha256|contract$|txHash/i, ({ random }) => random.hex(64)],
  [/ipAddress|lastUsedIp/, always('203.0.113.7')],
  [/last4/, (making) => digits(making, 4)],
  [/Masked$/, (making) => `•••• ${digits(making, 4)}`],
  [/suffix$/i, ({ random }) => random.text(4)],
  [/slug/, ({ parent, random }) => `${parent.toLowerCase()}-${random.hex(6)}`],
  [/mimeType/, always('application/pdf')],
  [/fileName/, ({ parent, random }) => `${parent.toLowerCase()}-${random.hex(4)}.pdf`],
  [/timeZone/, always('Pacific/Auckland')],
  [/locale/, always('en-NZ')],
  [/version|formRevision/i, always('2026-07')],
  [/financialYearEnd/, always('03-31')],
  [/^(secret|clientSecret|token|publishableKey)$/i, ({ random }) => random.text(32)],
  [/address$/i, ({ random }) => `0x${random.hex(40)}`],
  [/reference/i, ({ random }) => random.hex(8).toUpperCase()],
  [/signerName|accountHolder|accountName|fullName|ownerLabel/, always('Mia Tane')],
  [/givenName/, always('Mia')],
  [/familyName/, always('Tane')],
  [/provider|source/i, always('simulated')],
  [/model/, always('advisor-1')],
  [/symbol|underlying/i, always('AAPL')],
  [/accountNumber/, always('01-0242-0100194-00')],
  [/bankName/, always('Kauri Bank')],
  [/city/, always('Wellington')],
  [/line1/, always('12 Rata Street')],
  [/postalCode/, always('6011')],
  [/./, sentence],
];

const DECIMALS: Rules = [
  [/^(fee|fees|.*Fee|interest|withholdingTax|imputationCredits)$/, always('0')],
  [/ownershipPercent|sellPercent|sharePercent/, always('100')],
  [/percent/i, between(0, 20, 2)],
  [/feeRate|feeFraction/i, always('0.005')],
  [/rate|fraction|sentiment|confidence|score|beta|delta/i, between(0, 1, 4)],
  [/quantity/i, between(1, 20, 4)],
  [/minimum/i, always('1')],
  [/accrued|sweep|swept|paidToDate|balance|available|pending|unsettled/i, always('0')],
  [/./, between(20, 2_000, 2)],
];

const INTS: Rules = [
  [/expiryMonth/, whole(1, 12)],
  [/expiryYear/, whole(2028, 2031)],
  [/progressPercent/, always(0)],
  [/sizeBytes/i, whole(20_000, 400_000)],
  [/latencyMs/, always(1)],
  [/cooldownDays/, always(7)],
  [/days/i, whole(1, 5)],
  [/attempts|version|numerator|denominator|rank|position|priority|sequence/i, always(1)],
  [/multiplier/, always(100)],
  [/confirmations/i, always(3)],
  [/./, always(0)],
];

const MOMENTS: Rules = [
  [
    /^(created|updated|published|started|uploaded|subscribed|liked|signed|received|submitted)At$/,
    later(0),
  ],
  [
    /^(at|asOf|priceAsOf|occurredAt|refreshedAt|lastSeenAt|lastMessageAt|now|periodStart)$/,
    later(0),
  ],
  [/^(startsAt|periodStartsAt|baseValueAsOf|effectiveFrom|effectiveAt)$/, later(0)],
  [/^endsAt$/, later(1 / 24)],
  [/downloadUrlExpiresAt/, later(1 / 24)],
  [/usableAt/, later(1)],
  [/./, later(30)],
];

const DAYS: Rules = [
  [/end|expires|valid|until|next|estimated|target|maturity/i, dayLater(30)],
  [/./, dayLater(0)],
];

const RULES: Readonly<Record<string, Rules>> = {
  ID: [[/./, ({ random }) => madeId(random)]],
  Boolean: [
    [
      /^(enabled|available|active|isActive|complete|backedUp|tradable|push|email|notify|success)$/,
      always(true),
    ],
    [/./, always(false)],
  ],
  String: STRINGS,
  Decimal: DECIMALS,
  Int: INTS,
  DateTime: MOMENTS,
  Date: DAYS,
  CurrencyCode: [[/./, ({ currency }) => currency]],
  CountryCode: [[/./, always('NZ')]],
};

const OPENED_MS = Date.UTC(2025, 9, 17);

/** A UUIDv7 of a moment, or of the day when the mocked platform opened. */
export function madeId(random: Random, at: Date = new Date(OPENED_MS)): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  const variant = '89ab'.charAt(random.below(4));
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${random.hex(3)}`,
    variant + random.hex(3),
    random.hex(12),
  ].join('-');
}
