import type { TaxIdType } from '../generated/operations.ts';

/** A country as the contract shows it. */
export interface CountryFacts {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** The English short name. */
  readonly name: string;
  /** With its plus sign (ITU-T recommendation E.164). */
  readonly callingCode: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The usual one first. */
  readonly taxIdTypes: readonly TaxIdType[];
  readonly canOpenAccount: boolean;
  /** Plain decimal; null where no tax treaty with the United States lowers it. */
  readonly w8benTreatyRatePercent: string | null;
}

/** Code, calling code, currency and name, from ISO 3166-1, E.164 and ISO 4217. */
const TABLE = `
AD 376 EUR Andorra
AE 971 AED United Arab Emirates
AF 93 AFN Afghanistan
AG 1268 XCD Antigua and Barbuda
AI 1264 XCD Anguilla
AL 355 ALL Albania
AM 374 AMD Armenia
AO 244 AOA Angola
AQ 672 USD Antarctica
AR 54 ARS Argentina
AS 1684 USD American Samoa
AT 43 EUR Austria
AU 61 AUD Australia
AW 297 AWG Aruba
AX 358 EUR Åland Islands
AZ 994 AZN Azerbaijan
BA 387 BAM Bosnia and Herzegovina
BB 1246 BBD Barbados
BD 880 BDT Bangladesh
BE 32 EUR Belgium
BF 226 XOF Burkina Faso
BG 359 EUR Bulgaria
BH 973 BHD Bahrain
BI 257 BIF Burundi
BJ 229 XOF Benin
BL 590 EUR Saint Barthélemy
BM 1441 BMD Bermuda
BN 673 BND Brunei Darussalam
BO 591 BOB Bolivia
BQ 599 USD Bonaire, Sint Eustatius and Saba
BR 55 BRL Brazil
BS 1242 BSD Bahamas
BT 975 BTN Bhutan
BV 47 NOK Bouvet Island
BW 267 BWP Botswana
BY 375 BYN Belarus
BZ 501 BZD Belize
CA 1 CAD Canada
CC 61 AUD Cocos (Keeling) Islands
CD 243 CDF Congo, Democratic Republic of the
CF 236 XAF Central African Republic
CG 242 XAF Congo
CH 41 CHF Switzerland
CI 225 XOF Côte d'Ivoire
CK 682 NZD Cook Islands
CL 56 CLP Chile
CM 237 XAF Cameroon
CN 86 CNY China
CO 57 COP Colombia
CR 506 CRC Costa Rica
CU 53 CUP Cuba
CV 238 CVE Cabo Verde
CW 599 XCG Curaçao
CX 61 AUD Christmas Island
CY 357 EUR Cyprus
CZ 420 CZK Czechia
DE 49 EUR Germany
DJ 253 DJF Djibouti
DK 45 DKK Denmark
DM 1767 XCD Dominica
DO 1809 DOP Dominican Republic
DZ 213 DZD Algeria
EC 593 USD Ecuador
EE 372 EUR Estonia
EG 20 EGP Egypt
EH 212 MAD Western Sahara
ER 291 ERN Eritrea
ES 34 EUR Spain
ET 251 ETB Ethiopia
FI 358 EUR Finland
FJ 679 FJD Fiji
FK 500 FKP Falkland Islands
FM 691 USD Micronesia
FO 298 DKK Faroe Islands
FR 33 EUR France
GA 241 XAF Gabon
GB 44 GBP United Kingdom
GD 1473 XCD Grenada
GE 995 GEL Georgia
GF 594 EUR French Guiana
GG 44 GBP Guernsey
GH 233 GHS Ghana
GI 350 GIP Gibraltar
GL 299 DKK Greenland
GM 220 GMD Gambia
GN 224 GNF Guinea
GP 590 EUR Guadeloupe
GQ 240 XAF Equatorial Guinea
GR 30 EUR Greece
GS 500 GBP South Georgia and the South Sandwich Islands
GT 502 GTQ Guatemala
GU 1671 USD Guam
GW 245 XOF Guinea-Bissau
GY 592 GYD Guyana
HK 852 HKD Hong Kong
HM 672 AUD Heard Island and McDonald Islands
HN 504 HNL Honduras
HR 385 EUR Croatia
HT 509 HTG Haiti
HU 36 HUF Hungary
ID 62 IDR Indonesia
IE 353 EUR Ireland
IL 972 ILS Israel
IM 44 GBP Isle of Man
IN 91 INR India
IO 246 USD British Indian Ocean Territory
IQ 964 IQD Iraq
IR 98 IRR Iran
IS 354 ISK Iceland
IT 39 EUR Italy
JE 44 GBP Jersey
JM 1876 JMD Jamaica
JO 962 JOD Jordan
JP 81 JPY Japan
KE 254 KES Kenya
KG 996 KGS Kyrgyzstan
KH 855 KHR Cambodia
KI 686 AUD Kiribati
KM 269 KMF Comoros
KN 1869 XCD Saint Kitts and Nevis
KP 850 KPW Korea, Democratic People's Republic of
KR 82 KRW Korea, Republic of
KW 965 KWD Kuwait
KY 1345 KYD Cayman Islands
KZ 7 KZT Kazakhstan
LA 856 LAK Lao People's Democratic Republic
LB 961 LBP Lebanon
LC 1758 XCD Saint Lucia
LI 423 CHF Liechtenstein
LK 94 LKR Sri Lanka
LR 231 LRD Liberia
LS 266 LSL Lesotho
LT 370 EUR Lithuania
LU 352 EUR Luxembourg
LV 371 EUR Latvia
LY 218 LYD Libya
MA 212 MAD Morocco
MC 377 EUR Monaco
MD 373 MDL Moldova
ME 382 EUR Montenegro
MF 590 EUR Saint Martin (French part)
MG 261 MGA Madagascar
MH 692 USD Marshall Islands
MK 389 MKD North Macedonia
ML 223 XOF Mali
MM 95 MMK Myanmar
MN 976 MNT Mongolia
MO 853 MOP Macao
MP 1670 USD Northern Mariana Islands
MQ 596 EUR Martinique
MR 222 MRU Mauritania
MS 1664 XCD Montserrat
MT 356 EUR Malta
MU 230 MUR Mauritius
MV 960 MVR Maldives
MW 265 MWK Malawi
MX 52 MXN Mexico
MY 60 MYR Malaysia
MZ 258 MZN Mozambique
NA 264 NAD Namibia
NC 687 XPF New Caledonia
NE 227 XOF Niger
NF 672 AUD Norfolk Island
NG 234 NGN Nigeria
NI 505 NIO Nicaragua
NL 31 EUR Netherlands
NO 47 NOK Norway
NP 977 NPR Nepal
NR 674 AUD Nauru
NU 683 NZD Niue
NZ 64 NZD New Zealand
OM 968 OMR Oman
PA 507 PAB Panama
PE 51 PEN Peru
PF 689 XPF French Polynesia
PG 675 PGK Papua New Guinea
PH 63 PHP Philippines
PK 92 PKR Pakistan
PL 48 PLN Poland
PM 508 EUR Saint Pierre and Miquelon
PN 64 NZD Pitcairn
PR 1787 USD Puerto Rico
PS 970 ILS Palestine, State of
PT 351 EUR Portugal
PW 680 USD Palau
PY 595 PYG Paraguay
QA 974 QAR Qatar
RE 262 EUR Réunion
RO 40 RON Romania
RS 381 RSD Serbia
RU 7 RUB Russian Federation
RW 250 RWF Rwanda
SA 966 SAR Saudi Arabia
SB 677 SBD Solomon Islands
SC 248 SCR Seychelles
SD 249 SDG Sudan
SE 46 SEK Sweden
SG 65 SGD Singapore
SH 290 SHP Saint Helena, Ascension and Tristan da Cunha
SI 386 EUR Slovenia
SJ 47 NOK Svalbard and Jan Mayen
SK 421 EUR Slovakia
SL 232 SLE Sierra Leone
SM 378 EUR San Marino
SN 221 XOF Senegal
SO 252 SOS Somalia
SR 597 SRD Suriname
SS 211 SSP South Sudan
ST 239 STN Sao Tome and Principe
SV 503 USD El Salvador
SX 1721 XCG Sint Maarten (Dutch part)
SY 963 SYP Syrian Arab Republic
SZ 268 SZL Eswatini
TC 1649 USD Turks and Caicos Islands
TD 235 XAF Chad
TF 262 EUR French Southern Territories
TG 228 XOF Togo
TH 66 THB Thailand
TJ 992 TJS Tajikistan
TK 690 NZD Tokelau
TL 670 USD Timor-Leste
TM 993 TMT Turkmenistan
TN 216 TND Tunisia
TO 676 TOP Tonga
TR 90 TRY Türkiye
TT 1868 TTD Trinidad and Tobago
TV 688 AUD Tuvalu
TW 886 TWD Taiwan
TZ 255 TZS Tanzania
UA 380 UAH Ukraine
UG 256 UGX Uganda
UM 1 USD United States Minor Outlying Islands
US 1 USD United States
UY 598 UYU Uruguay
UZ 998 UZS Uzbekistan
VA 379 EUR Holy See
VC 1784 XCD Saint Vincent and the Grenadines
VE 58 VES Venezuela
VG 1284 USD Virgin Islands, British
VI 1340 USD Virgin Islands, U.S.
VN 84 VND Viet Nam
VU 678 VUV Vanuatu
WF 681 XPF Wallis and Futuna
WS 685 WST Samoa
YE 967 YER Yemen
YT 262 EUR Mayotte
ZA 27 ZAR South Africa
ZM 260 ZMW Zambia
ZW 263 ZWG Zimbabwe
`;

/** Countries whose residents the platform takes. */
const OPEN_TO = new Set(['AU', 'GB', 'NZ']);

/**
 * Percent of portfolio dividends that the United States withhold from individuals under their tax
 * treaties: IRS Table 1, "Tax Rates on Income Other Than Personal Service Income", dividends paid by
 * U.S. corporations in general, with Chile since 2024 and without Hungary and Russia, whose treaties
 * ended or were suspended then. The treaties with Greece, Pakistan, Trinidad and Tobago and the
 * successors of the Soviet Union lower nothing there: that table has 30 for them, which is what is
 * withheld without a treaty. To be checked with a tax adviser before money depends on it.
 */
const TREATY_RATES: Readonly<Record<string, string>> = {
  ...rates('10', 'BG CN JP MX RO'),
  ...rates(
    '15',
    'AT AU BB BD BE CA CH CL CY CZ DE DK EE EG ES FI FR GB ID IE IS IT JM KR KZ LK LT LU LV MA MT ' +
      'NL NO NZ PL PT SE SI SK TH UA VE ZA',
  ),
  ...rates('20', 'TN TR'),
  ...rates('25', 'IL IN PH'),
};

function rates(rate: string, codes: string): Record<string, string> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, rate]));
}

const TAX_ID_TYPES: Readonly<Record<string, readonly TaxIdType[]>> = {
  AR: ['ARG_AR_CUIT'],
  AU: ['AUS_TFN', 'AUS_ABN'],
  BO: ['BOL_NIT'],
  BR: ['BRA_CPF'],
  CL: ['CHL_RUT'],
  CO: ['COL_NIT'],
  CR: ['CRI_NITE'],
  DE: ['DEU_TAX_ID'],
  DO: ['DOM_RNC'],
  EC: ['ECU_RUC'],
  FR: ['FRA_SPI'],
  GB: ['GBR_UTR', 'GBR_NINO'],
  GT: ['GTM_NIT'],
  HN: ['HND_RTN'],
  HU: ['HUN_TIN'],
  ID: ['IDN_KTP'],
  IL: ['ISR_TAX_ID'],
  IN: ['IND_PAN'],
  IT: ['ITA_TAX_ID'],
  JP: ['JPN_TAX_ID'],
  MX: ['MEX_RFC'],
  NI: ['NIC_RUC'],
  NL: ['NLD_TIN'],
  NZ: ['NZL_IRD'],
  PA: ['PAN_RUC'],
  PE: ['PER_RUC'],
  PY: ['PRY_RUC'],
  SE: ['SWE_TAX_ID'],
  SG: ['SGP_NRIC', 'SGP_FIN', 'SGP_ASGD', 'SGP_ITR'],
  SV: ['SLV_NIT'],
  US: ['USA_SSN', 'USA_ITIN'],
  UY: ['URY_RUT'],
  VE: ['VEN_RIF'],
};
const ELSEWHERE: readonly TaxIdType[] = ['NATIONAL_ID', 'OTHER_GOV_ID'];

/** All countries of ISO 3166-1, by name. */
export const countries: readonly CountryFacts[] = Object.freeze(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [code = '', calling = '', currency = '', ...name] = line.split(' ');
      return Object.freeze({
        code,
        name: name.join(' '),
        callingCode: `+${calling}`,
        currency,
        taxIdTypes: TAX_ID_TYPES[code] ?? ELSEWHERE,
        canOpenAccount: OPEN_TO.has(code),
        w8benTreatyRatePercent: TREATY_RATES[code] ?? null,
      });
    })
    .sort((left, right) => (plain(left.name) < plain(right.name) ? -1 : 1)),
);

function plain(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '');
}
