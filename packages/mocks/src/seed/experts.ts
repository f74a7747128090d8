import type { Plants } from './plant.ts';

export type Experts = ReturnType<typeof seedExperts>;

export function seedExperts({ one }: Plants) {
  const expert = (
    name: string,
    title: string,
    bio: string,
    followerCount: number,
    winRatePercent: string,
  ) =>
    one('Expert', 700, {
      name,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      title,
      bio,
      links: ['https://experts.example.com'],
      followerCount,
      strategyCount: 2,
      openIdeaCount: 2,
      closedIdeaCount: 2,
      winRatePercent,
      averageResultPercent: '4.6',
    });
  return [
    expert(
      'Hemi Walker',
      'Dividends and quality',
      'Twenty years of dividend investing in New Zealand.',
      1840,
      '61.5',
    ),
    expert(
      'Grace Lin',
      'Technology',
      'Semiconductors, software and the chains between them.',
      5210,
      '57.1',
    ),
    expert('Tom Fraser', 'Index investing', 'Low cost, broad and boring.', 3977, '54.3'),
  ] as const;
}
