import { operationHints } from '@investing-platform/schema/hints';
import { instruments } from '@investing-platform/schema/instruments';
import * as documents from '@investing-platform/schema/operations';
import { typeDefs } from '@investing-platform/schema/server';
import {
  manualClock,
  startTestServer,
  type TestAnswer,
  type TestServer,
  type TestUser,
} from '@investing-platform/server/testing';
import { buildSchema, type GraphQLField } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Chance, InputMaker, idsIn } from './support/generated-input.ts';
import { changed, rowReader } from './support/rows-of.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);
const CALLS = Number(process.env.FUZZ_CALLS ?? (process.env.LONG === '1' ? 1_000_000 : 1_200));
/** A run that is bounded in time ends early and says how far it came. */
const MAX_SECONDS = Number(process.env.FUZZ_SECONDS ?? Number.POSITIVE_INFINITY);
/** Whose lists are full, and whose account is closed, is refused for that alone: a new one comes. */
const CALLS_OF_A_LIFE = 2_500;
const HANG_MS = 60_000;
/** Rows may change beside a refused call, by the platform's own work; not each time it is sent. */
const REPLAYS = 3;

const schema = buildSchema(typeDefs);
const fieldsOf = (type: ReturnType<typeof schema.getQueryType>) =>
  Object.values(type?.getFields() ?? {});
const texts: Readonly<Record<string, unknown>> = documents;
const built = (fields: readonly GraphQLField<unknown, unknown>[]) =>
  fields.filter(({ name }) => operationHints[name]?.built === true);
const queries = built(fieldsOf(schema.getQueryType()));
const mutations = built(fieldsOf(schema.getMutationType()));

let server: TestServer;
let person: TestUser;
let authorization: Record<string, string>;
let rowsOf: Awaited<ReturnType<typeof rowReader>>;

beforeAll(async () => {
  const clock = manualClock(new Date('2026-11-20T16:00:00Z'));
  server = await startTestServer({ clock, seed: 'generated' });
  rowsOf = await rowReader(server);
});
afterAll(() => server.stop());

async function beginLife(): Promise<void> {
  person = await server.createUser({ plan: 'PRO' });
  const assets = instruments.filter(({ symbol }) => symbol === 'AAPL' || symbol === 'BTC');
  const positions = assets.map(({ id }) => ({ assetId: id, quantity: '10', price: '150' }));
  await server.openAccount(person, { positions });
  await server.openAccount(person, { tradingMode: 'PAPER', cash: '100000' });
  authorization = { Authorization: `Bearer ${await server.issueToken(person, ['full_access'])}` };
}

interface Call {
  readonly name: string;
  readonly params: unknown;
}

async function send({ name, params }: Call): Promise<TestAnswer> {
  const variables = params === undefined ? {} : { params };
  const answered = server.graphql(authorization, String(texts[name]), variables);
  let timer: NodeJS.Timeout | undefined;
  const hung = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('it hung')), HANG_MS);
  });
  return Promise.race([answered, hung]).finally(() => clearTimeout(timer));
}

/** The tables that a call changes each time that it is refused. */
async function halfWritten(call: Call): Promise<string[]> {
  const found: string[][] = [];
  for (let replay = 0; replay < REPLAYS; replay += 1) {
    const before = await rowsOf(person.id);
    const { body } = await send(call);
    if (body.errors === undefined) return [];
    found.push(changed(before, await rowsOf(person.id)));
  }
  const [first = [], ...others] = found;
  return first.filter((table) => others.every((tables) => tables.includes(table)));
}

test(`${CALLS} calls with generated inputs (FUZZ_SEED=${SEED}) fail clearly or not at all`, async () => {
  const chance = new Chance(SEED);
  const known = instruments.slice(0, 20).map(({ id }) => id);
  const maker = new InputMaker(schema, chance, [...known]);
  const faults: string[] = [];
  const codes = new Map<string, number>();
  // A refused call leaves what there was, so that it need not be read again before the next.
  let rows: ReadonlyMap<string, string> | null = null;
  const answered = new Set<string>();
  const endsAt = Date.now() + MAX_SECONDS * 1_000;
  let at = 0;
  for (; at < CALLS && faults.length < 10 && Date.now() < endsAt; at += 1) {
    if (at % CALLS_OF_A_LIFE === 0) {
      await beginLife();
      maker.ids.splice(0, maker.ids.length, ...known);
      rows = null;
    }
    const field = chance.pick(chance.happens(0.5) ? queries : mutations);
    const argument = field.args.find(({ name }) => name === 'params');
    const params = argument && maker.paramsOf(field.name, argument.type);
    const call = { name: field.name, params };
    const shown = `call ${at}: ${field.name}(${JSON.stringify(params)?.slice(0, 600)})`;
    const isMutation = mutations.includes(field);
    const before = isMutation ? (rows ?? (await rowsOf(person.id))) : null;
    const answer = await send(call).catch((error: unknown) => String(error));
    if (typeof answer === 'string') {
      faults.push(`${shown}: ${answer}`);
      continue;
    }
    const { errors, data } = answer.body;
    if (errors === undefined) answered.add(field.name);
    for (const { extensions } of errors ?? []) {
      codes.set(extensions.code, (codes.get(extensions.code) ?? 0) + 1);
    }
    if (errors?.some(({ extensions }) => extensions.code === 'INTERNAL')) {
      faults.push(`${shown}: INTERNAL`);
    }
    if (isMutation) rows = errors === undefined ? null : await rowsOf(person.id);
    if (before !== null && rows !== null && changed(before, rows).length > 0) {
      const tables = await halfWritten(call);
      if (tables.length > 0) faults.push(`${shown}: refused, and wrote ${tables.join(', ')}`);
      rows = null;
    }
    for (const id of idsIn(data)) if (!maker.ids.includes(id)) maker.ids.push(id);
    if (maker.ids.length > 400) maker.ids.splice(0, 200);
  }
  if (at > 10_000) {
    const told = `${at} calls, ${answered.size} operations answered: ${JSON.stringify([...codes])}`;
    process.stdout.write(`${told}\n`);
  }
  expect(faults).toEqual([]);
  // The inputs reach what they are made for: some are refused for their fields, others run.
  expect(codes.get('BAD_USER_INPUT') ?? 0).toBeGreaterThan(at / 100);
  expect(maker.ids.length).toBeGreaterThan(20);
}, 86_400_000);
