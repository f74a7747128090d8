import { agreementTerms, isMandatory } from '@investing-platform/rules/kyc/agreement-terms';
import { plans as plansOnSale, pricesFor } from '@investing-platform/schema/plans';
import type { Realm } from '../contract/realm.ts';
import { link } from '../contract/row.ts';
import { asset, holding } from './catalogue-links.ts';
import { type Experts, seedExperts } from './experts.ts';
import { ideas } from './ideas.ts';
import { news } from './news.ts';
import { partners } from './partners.ts';
import { type Plants, plantsOf } from './plant.ts';

/** What everybody sees: plans, experts, strategies, ideas, news, countries and partners. */
export function seedShared(realm: Realm): void {
  const plants = plantsOf(realm);
  plans(plants);
  const experts = seedExperts(plants);
  strategies(plants, experts);
  ideas(plants, experts);
  news(plants);
  lists(plants);
  partners(plants);
  agreements(plants);
}

/** In New Zealand's currency, as the seeded person pays. */
function plans({ one }: Plants): void {
  for (const plan of plansOnSale) {
    one('SubscriptionPlan', 800, { ...plan, prices: pricesFor(plan, 'NZ') });
  }
}

function strategies({ one, at }: Plants, [dividends, technology, index]: Experts): void {
  const strategy = (given: Readonly<Record<string, unknown>>) =>
    one('Strategy', 500, {
      visibility: 'PUBLIC',
      riskLevel: 'MEDIUM',
      version: 3,
      cashPercent: '0',
      rebalanceRules: [{ trigger: 'DRIFT_ABSOLUTE', driftPercentPoints: '5' }],
      minimumInvestment: { amount: '100', currency: 'USD' },
      requiredTier: 'PLUS',
      assetsUnderStrategy: { amount: '1250000', currency: 'USD' },
      votingEnabled: false,
      publishedAt: at(-480),
      ...given,
    });
  strategy({
    name: 'Steady income',
    slug: 'steady-income',
    description: 'Large companies that have raised their dividends for years.',
    kind: 'THEMATIC',
    expert: link('Expert', dividends.id),
    holdings: [holding('KO', '30'), holding('JPM', '30'), holding('VTI', '35')],
    cashPercent: '5',
    tags: ['dividends', 'income'],
    followers: 812,
    likes: 143,
    votingEnabled: true,
  });
  strategy({
    name: 'Chips and clouds',
    slug: 'chips-and-clouds',
    description: 'The companies that computing runs on.',
    kind: 'EXPERT',
    riskLevel: 'HIGH',
    expert: link('Expert', technology.id),
    holdings: [holding('NVDA', '40'), holding('MSFT', '35'), holding('AMZN', '25')],
    tags: ['technology'],
    followers: 2410,
    likes: 390,
    votingEnabled: true,
  });
  strategy({
    name: 'The whole market',
    slug: 'the-whole-market',
    description: 'One fund of the United States and one of New Zealand.',
    kind: 'INDEX',
    riskLevel: 'LOW',
    expert: link('Expert', index.id),
    holdings: [holding('VTI', '80'), holding('FPH', '20')],
    tags: ['index'],
    followers: 1930,
    likes: 251,
  });
}

function lists({ one }: Plants): void {
  const list = (kind: string, title: string, metric: string, symbols: readonly string[]) =>
    one('DiscoverList', 30, {
      kind,
      title,
      metric,
      items: symbols.map((symbol, at) => ({
        rank: at + 1,
        asset: asset(symbol),
        metricValue: String(9 - at * 1.5),
      })),
    });
  list('GAINERS', 'Up the most today', 'CHANGE_PERCENT', ['NVDA', 'AMZN', 'META']);
  list('LOSERS', 'Down the most today', 'CHANGE_PERCENT', ['TSLA', 'KO', 'JPM']);
  list('MOST_HELD', 'Held by the most people', 'HOLDER_COUNT', ['VOO', 'AAPL', 'BTC']);
  list('THEME', 'New Zealand', 'TURNOVER', ['FPH', 'SPK', 'MFT']);
}

function agreements({ one, at }: Plants): void {
  for (const terms of agreementTerms) {
    one('Agreement', 400, {
      ...terms,
      url: `https://legal.example.com/${terms.type.toLowerCase()}`,
      bodyMarkdown: `# ${terms.title}`,
      mandatory: isMandatory(terms),
      effectiveAt: at(-140),
    });
  }
}
