import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordOf, rewardRiskRatio, type Score, scoreOf } from './formulas/ideas.ts';
import { type IdeasLife, liveIdeas, type PublishedIdea } from './support/ideas-life.ts';
import { seedsOf } from './support/seeds.ts';

interface RawIdea {
  readonly id: string;
  readonly expert: { readonly slug: string };
  readonly status: string;
  readonly entryPrice: string | null;
  readonly entryFilledAt: string | null;
  readonly targets: readonly { readonly hitAt: string | null }[];
  readonly closePrice: string | null;
  readonly closedAt: string | null;
  readonly resultPercent: string | null;
  readonly outcome: string | null;
  readonly rewardRiskRatio: string;
}

interface RawExpert {
  readonly slug: string;
  readonly openIdeaCount: number;
  readonly closedIdeaCount: number;
  readonly winRatePercent: string | null;
  readonly averageResultPercent: string | null;
}

const IDEA = `id expert { slug } status entryPrice entryFilledAt targets { hitAt } closePrice
  closedAt resultPercent outcome rewardRiskRatio`;
const ALL = `query ($params: GetAllTradeIdeasInput) {
  getAllTradeIdeas(params: $params) { nodes { ${IDEA} } }
}`;
const OPEN = `query ($params: GetTradeIdeasInput) {
  getTradeIdeas(params: $params) { nodes { ${IDEA} } }
}`;
const ENDED = `query ($params: GetClosedTradeIdeasInput) {
  getClosedTradeIdeas(params: $params) { nodes { ${IDEA} } }
}`;
const ONE = `query ($params: GetTradeIdeaInput!) { getTradeIdea(params: $params) { ${IDEA} } }`;
const EXPERTS = `{ fetchExperts {
  nodes { slug openIdeaCount closedIdeaCount winRatePercent averageResultPercent }
} }`;

const WAYS = ['TARGET_HIT GAIN', 'STOPPED_OUT LOSS', 'EXPIRED NOT_ENTERED', 'CANCELED NOT_ENTERED'];

const momentOf = (at: string | null): number | null => (at === null ? null : Date.parse(at));

/** What was answered, in the form of what is recomputed. */
function answered(idea: RawIdea): Score {
  const { status, entryPrice, entryFilledAt, closePrice, closedAt, resultPercent, outcome } = idea;
  return {
    status,
    entryPrice,
    entryFilledAt: momentOf(entryFilledAt),
    hitAt: idea.targets.map(({ hitAt }) => momentOf(hitAt)),
    closePrice,
    closedAt: momentOf(closedAt),
    resultPercent,
    outcome,
  };
}

describe.each(seedsOf('ideas-2'))('the ideas of seed %s', (seed) => {
  let life: IdeasLife;
  const last = new Map<string, Score>();
  const records: { readonly at: string; readonly told: object; readonly own: object }[] = [];

  const readAll = async ({ ask }: IdeasLife): Promise<readonly RawIdea[]> =>
    (await ask<{ nodes: RawIdea[] }>(ALL, { limit: 500 })).nodes;

  async function expected(all: IdeasLife, idea: PublishedIdea): Promise<Score> {
    return scoreOf(idea, await all.minutesFor(idea), all.world.clock.now().getTime());
  }

  /** What an idea's state came to is recomputed in the look that changed it. */
  async function compareChanged(all: IdeasLife): Promise<void> {
    for (const told of await readAll(all)) {
      const before = last.get(told.id);
      const now = answered(told);
      last.set(told.id, now);
      const isChanged = JSON.stringify(now) !== JSON.stringify(before);
      const idea = all.ideas.find(({ id }) => id === told.id);
      if (before === undefined || !isChanged || idea === undefined) continue;
      expect(now, titleOf(idea)).toEqual(await expected(all, idea));
    }
    const { nodes } = await all.ask<{ nodes: RawExpert[] }>(EXPERTS);
    for (const { slug, ...told } of nodes) {
      const own = all.ideas.flatMap(({ id, expert }) =>
        expert === slug ? (last.get(id) ?? []) : [],
      );
      const at = `${slug} at ${all.world.clock.now().toISOString()}`;
      records.push({ at, told, own: recordOf(own) });
    }
  }

  const titleOf = (idea: PublishedIdea): string => `seed ${seed} ${JSON.stringify(idea)}`;

  beforeAll(async () => {
    life = await liveIdeas(seed, compareChanged);
  }, 600_000);
  afterAll(() => life?.world.server.stop());

  test('stand as the minutes of the market tell, and as nobody says', async () => {
    const told = new Map((await readAll(life)).map((idea) => [idea.id, idea]));
    expect(told.size).toBe(life.ideas.length);
    for (const idea of life.ideas) {
      const raw = told.get(idea.id);
      const score = raw === undefined ? null : answered(raw);
      expect(score, titleOf(idea)).toEqual(await expected(life, idea));
      expect(raw?.rewardRiskRatio, titleOf(idea)).toBe(rewardRiskRatio(idea));
      expect(await life.ask(ONE, { id: idea.id })).toEqual(raw);
    }
  });

  test('came out in the ways that there are', () => {
    const ways = new Set([...last.values()].map(({ status, outcome }) => `${status} ${outcome}`));
    expect([...ways]).toEqual(expect.arrayContaining(WAYS));
  });

  test('make the records of their experts, after each look', () => {
    for (const { at, told, own } of records) expect(told, `seed ${seed} ${at}`).toEqual(own);
  });

  test('are listed by how they stand', async () => {
    const all = await readAll(life);
    const lists = [OPEN, ENDED].map((query) =>
      life.ask<{ nodes: RawIdea[] }>(query, { limit: 500 }),
    );
    const [open, ended] = await Promise.all(lists);
    expect(all.map(({ id }) => id)).toEqual(life.ideas.map(({ id }) => id).toReversed());
    expect(open?.nodes).toEqual(all.filter(({ closedAt }) => closedAt === null));
    const closed = all.filter(({ closedAt, status }) => closedAt !== null && status !== 'CANCELED');
    const byEnd = closed.toSorted(
      (one, other) =>
        Date.parse(other.closedAt ?? '') - Date.parse(one.closedAt ?? '') ||
        (other.id > one.id ? 1 : -1),
    );
    expect(ended?.nodes).toEqual(byEnd);
  });
});
