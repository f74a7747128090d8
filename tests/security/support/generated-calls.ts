import { operationHints } from '@investing-platform/schema/hints';
import { instruments } from '@investing-platform/schema/instruments';
import * as documents from '@investing-platform/schema/operations';
import { typeDefs } from '@investing-platform/schema/server';
import type { TestServer, TestUser } from '@investing-platform/server/testing';
import { buildSchema, type GraphQLField } from 'graphql';
import { Chance, InputMaker, idsIn } from './generated-input.ts';
import { type Answered, type KeptConnection, keptConnection } from './kept-connection.ts';
import { type RowWatch, watchRows } from './row-watch.ts';
import { changed, rowReader } from './rows-of.ts';
import { undocumentedCodes } from './undocumented-codes.ts';

const HANG_MS = 60_000;
/** Rows may change beside a refused call, by the platform's own work; not each time it is sent. */
const MAX_REPLAYS = 12;
/** A run that has found so many has something to mend first. */
export const MAX_FAULTS = 10;
const MAX_IDS = 400;

const schema = buildSchema(typeDefs);
const fieldsOf = (type: ReturnType<typeof schema.getQueryType>) =>
  Object.values(type?.getFields() ?? {});
const texts = new Map<string, unknown>(Object.entries(documents));
const built = (fields: readonly GraphQLField<unknown, unknown>[]) =>
  fields.filter(({ name }) => operationHints[name]?.built === true);
const queries = built(fieldsOf(schema.getQueryType()));
const mutations = built(fieldsOf(schema.getMutationType()));
const mutating = new Set(mutations.map(({ name }) => name));
const KNOWN_IDS = instruments.slice(0, 20).map(({ id }) => id);

/** What generated calls are sent to. */
export interface Played {
  readonly server: TestServer;
  readonly watch: RowWatch;
  readonly rowsOf: Awaited<ReturnType<typeof rowReader>>;
  readonly connection: KeptConnection;
  /** To be called before the server is stopped. */
  readonly stop: () => Promise<void>;
}

export async function readyToPlay(server: TestServer): Promise<Played> {
  const connection = keptConnection(server.url);
  const watch = await watchRows(server);
  const stop = async () => {
    connection.close();
    await watch.stop();
  };
  return { server, watch, rowsOf: await rowReader(server), connection, stop };
}

/** What one person sends, as the seed decides. */
export interface Life {
  readonly seed: number;
  readonly calls: number;
  /** Milliseconds since 1970; a life that is not over by then ends early. */
  readonly endsAt: number;
}

/** What came of the calls of a life. */
export interface LifeReport {
  readonly seed: number;
  readonly calls: number;
  /** The operations that were not refused each time. */
  readonly answered: readonly string[];
  /** How often each code was answered. */
  readonly codes: Readonly<Record<string, number>>;
  /** How many ids the answers showed last. */
  readonly ids: number;
  readonly faults: readonly string[];
}

interface Call {
  readonly name: string;
  readonly params: unknown;
}

type Send = (call: Call) => Promise<Answered>;

interface Person {
  readonly user: TestUser;
  readonly send: Send;
}

async function newPerson({ server, connection }: Played): Promise<Person> {
  const user = await server.createUser({ plan: 'PRO' });
  const assets = instruments.filter(({ symbol }) => symbol === 'AAPL' || symbol === 'BTC');
  const positions = assets.map(({ id }) => ({ assetId: id, quantity: '10', price: '150' }));
  await server.openAccount(user, { positions });
  await server.openAccount(user, { tradingMode: 'PAPER', cash: '100000' });
  const authorization = `Bearer ${await server.issueToken(user, ['full_access'])}`;
  const send: Send = ({ name, params }) => {
    const variables = params === undefined ? {} : { params };
    const query = String(texts.get(name));
    return inTime(connection.post({ Authorization: authorization }, { query, variables }));
  };
  return { user, send };
}

function inTime<Answer>(answered: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const hung = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('it hung')), HANG_MS);
  });
  return Promise.race([answered, hung]).finally(() => clearTimeout(timer));
}

/** Those of the tables it touched that a call changes each time that it is refused. */
async function halfWritten(
  played: Played,
  { user, send }: Person,
  call: Call,
  touched: readonly string[],
): Promise<string[]> {
  let found = touched;
  for (let replay = 0; replay < MAX_REPLAYS && found.length > 0; replay += 1) {
    const before = await played.rowsOf(user.id, found);
    const { body } = await send(call);
    if (body.errors === undefined) return [];
    found = changed(before, await played.rowsOf(user.id, found));
  }
  return [...found];
}

/** @param telling is told of each call before it is sent */
export async function playLife(
  played: Played,
  { seed, calls, endsAt }: Life,
  telling: (shown: () => string) => void = () => undefined,
): Promise<LifeReport> {
  const chance = new Chance(seed);
  const maker = new InputMaker(schema, chance, [...KNOWN_IDS]);
  const person = await newPerson(played);
  const { user, send } = person;
  const [faults, answered, codes] = [[] as string[], new Set<string>(), new Map<string, number>()];
  // A refused call leaves nothing, so that it need not be asked about again before the next.
  let isTouched = true;
  let at = 0;
  for (; at < calls && faults.length < MAX_FAULTS && Date.now() < endsAt; at += 1) {
    const field = chance.pick(chance.happens(0.5) ? queries : mutations);
    const argument = field.args.find(({ name }) => name === 'params');
    const params = argument && maker.paramsOf(field.name, argument.type);
    const call = { name: field.name, params };
    const number = at;
    const shown = () =>
      `call ${number} of FUZZ_SEED=${seed}: ${field.name}(${shownParams(params)})`;
    telling(shown);
    const isMutation = mutating.has(field.name);
    if (isMutation && isTouched) await played.watch.touched(user.id);
    const answer = await send(call).catch((error: unknown) => String(error));
    if (typeof answer === 'string') {
      faults.push(`${shown()}: ${answer}`);
      isTouched = true;
      continue;
    }
    const { errors, data } = answer.body;
    if (errors === undefined) answered.add(field.name);
    for (const { extensions } of errors ?? []) {
      codes.set(extensions.code, (codes.get(extensions.code) ?? 0) + 1);
    }
    if (errors?.some(({ extensions }) => extensions.code === 'INTERNAL')) {
      faults.push(`${shown()}: INTERNAL`);
    }
    const undocumented = undocumentedCodes(field.name, errors ?? []);
    if (undocumented.length > 0) {
      faults.push(`${shown()}: answers ${undocumented.join(', ')}, which nothing says of it`);
    }
    if (isMutation) {
      const touched = errors === undefined ? [] : await played.watch.touched(user.id);
      isTouched = errors === undefined || touched.length > 0;
      const tables = touched.length > 0 ? await halfWritten(played, person, call, touched) : [];
      if (tables.length > 0) faults.push(`${shown()}: refused, and wrote ${tables.join(', ')}`);
    }
    for (const id of idsIn(data)) if (!maker.ids.includes(id)) maker.ids.push(id);
    if (maker.ids.length > MAX_IDS) maker.ids.splice(0, MAX_IDS / 2);
  }
  const ids = maker.ids.length;
  const told = { answered: [...answered], codes: Object.fromEntries(codes) };
  return { seed, calls: at, ...told, ids, faults };
}

const shownParams = (params: unknown): string => JSON.stringify(params)?.slice(0, 600) ?? '';
