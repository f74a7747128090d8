/**
 * Providers with what they publish about themselves: domain, country of registration, countries
 * of licences, name.
 */
const TABLE = `
anchorage.com              US US,SG                Anchorage Digital
binance.com                -  FR,IT,ES,PL,JP,AU,AE Binance
bitbank.cc                 JP JP                   bitbank
bitfinex.com               VG SV,KZ                Bitfinex
bitflyer.com               JP JP,US,LU             bitFlyer
bitget.com                 SC LT,PL,IT             Bitget
bitgo.com                  US US,DE,SG             BitGo
bithumb.com                KR KR                   Bithumb
bitpanda.com               AT AT,DE,FR,IT,ES       Bitpanda
bitso.com                  MX MX,GI                Bitso
bitstamp.net               LU LU,US,SG,GB          Bitstamp
bitvavo.com                NL NL                   Bitvavo
btcmarkets.net             AU AU                   BTC Markets
bybit.com                  AE AE,AT,KZ             Bybit
coinbase.com               US US,IE,DE,SG,AU,CA    Coinbase
coincheck.com              JP JP                   Coincheck
coindcx.com                IN IN                   CoinDCX
coinjar.com                AU AU,GB,IE             CoinJar
coinspot.com.au            AU AU                   CoinSpot
crypto.com                 SG SG,US,MT,KR,AU       Crypto.com
easycrypto.com             NZ NZ,AU                Easy Crypto
etoro.com                  IL CY,GB,AU,US          eToro
gate.io                    KY MT,LT,JP             Gate
gemini.com                 US US,SG,IE,GB,MT       Gemini
independentreserve.com     AU AU,SG                Independent Reserve
kraken.com                 US US,IE,GB,AU,CA       Kraken
kucoin.com                 SC SC                   KuCoin
luno.com                   GB ZA,SG,MY,AU          Luno
mercadobitcoin.com.br      BR BR                   Mercado Bitcoin
moonpay.com                US US,NL,AU,CA          MoonPay
okx.com                    SC MT,AE,SG,AU,US       OKX
paxos.com                  US US,SG,AE             Paxos
revolut.com                GB GB,CY                Revolut
ripple.com                 US US,SG,AE             Ripple
robinhood.com              US US,LT                Robinhood
swyftx.com                 AU AU                   Swyftx
upbit.com                  KR KR,SG,TH,ID          Upbit
uphold.com                 US US,GB,LT             Uphold
zerohash.com               US US,NL,AU             Zero Hash
`;

/** A virtual asset service provider, as the contract shows it. */
export interface Provider {
  /** A W3C decentralized identifier. */
  readonly id: string;
  readonly name: string;
  readonly website: string;
  /** Where it is registered. */
  readonly country: string | null;
  /** Where it is licensed. */
  readonly jurisdictions: readonly string[];
  readonly logoUrl: null;
}

export const providers: readonly Provider[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [domain = '', country = '', licensed = '', ...name] = line.split(/\s+/);
    return {
      id: `did:web:${domain}`,
      name: name.join(' '),
      website: `https://${domain}`,
      country: country === '-' ? null : country,
      jurisdictions: licensed.split(','),
      logoUrl: null,
    };
  });

export interface ProviderSearch {
  readonly ids: readonly string[] | null;
  /** A part of a name or of a website, in either case. */
  readonly query: string | null;
  /** Registered or licensed there. */
  readonly country: string | null;
  readonly limit: number;
}

/** The providers that fit, the best fit first. */
export function searchProviders(search: ProviderSearch): readonly Provider[] {
  const { ids, country, limit } = search;
  const query = search.query?.toLowerCase() ?? null;
  return providers
    .filter(({ id }) => ids === null || ids.includes(id))
    .filter((one) => country === null || isIn(one, country))
    .flatMap((provider) => {
      const rank = query === null ? 0 : rankOf(provider, query);
      return rank === null ? [] : [{ provider, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank || (a.provider.name < b.provider.name ? -1 : 1))
    .slice(0, limit)
    .map(({ provider }) => provider);
}

const isIn = ({ country, jurisdictions }: Provider, wanted: string): boolean =>
  country === wanted || jurisdictions.includes(wanted);

/** A name that begins so, then one that holds it, then a website; null: it does not fit. */
function rankOf({ name, website }: Provider, query: string): number | null {
  const lower = name.toLowerCase();
  if (lower.startsWith(query)) return 0;
  if (lower.includes(query)) return 1;
  return website.includes(query) ? 2 : null;
}

/** Hot wallets that explorers name, by address in lower case, with who keeps them. */
export const keptAddresses: ReadonlyMap<string, string> = new Map([
  ['0x28c6c06298d514db089934071355e5743bf21d60', 'did:web:binance.com'],
  ['0x71660c4005ba85c37ccec55d0c4493e66fe775d3', 'did:web:coinbase.com'],
  ['0x2910543af39aba0cd09dbb2d50200b3e800a63d2', 'did:web:kraken.com'],
  ['34xp4vrocgjym3xr7ycvpfhocnxv4twseo', 'did:web:binance.com'],
]);

/** Addresses on the list of the Office of Foreign Assets Control, in lower case. */
export const sanctionedAddresses: ReadonlySet<string> = new Set([
  '0x098b716b8aaf21512996dc57eb0615e2383e2f96',
  '149w62ry42azbox8fgcmqnsxuzsstkeq8c',
  '1ajzpmsnmpdk2rv9kqnfmurtxinscvro9v',
]);
