import { operationHints } from '@investing-platform/schema/hints';
import { instruments } from '@investing-platform/schema/instruments';
import * as documents from '@investing-platform/schema/operations';
import { typeDefs } from '@investing-platform/schema/server';
import {
  buildSchema,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  Kind,
  parse,
  print,
  visit,
} from 'graphql';
import { Chance, InputMaker, idsIn } from '../../security/support/generated-input.ts';
import type { Answer } from './answer.ts';
import { WORKED_BESIDE } from './known-differences.ts';
import { normalised } from './normalised.ts';
import type { Subject } from './subject.ts';

const schema = buildSchema(typeDefs);
const rootFields = (type: ReturnType<typeof schema.getQueryType>) =>
  Object.values(type?.getFields() ?? {}).filter(
    ({ name }) => name in operationHints && !WORKED_BESIDE.has(name),
  );
const queries = rootFields(schema.getQueryType());
const mutations = rootFields(schema.getMutationType());
const mutating = new Set(mutations.map(({ name }) => name));
const texts = new Map<string, unknown>(Object.entries(documents));
const NOBODYS_ID = '01a1f640-d002-7c5d-8e9f-1a2b3c4d5e6f';
const QUERIES_SHARE = 0.4;
const FITTING_SHARE = 0.9;

/** What came of one call on both. */
export interface Difference {
  readonly operation: string;
  /** Such as `server NOT_FOUND, mocks answer`, or where two answers part. */
  readonly told: string;
  readonly params: unknown;
}

/** Everything that a life showed, and how many calls were answered by both. */
export interface LifeOfBoth {
  readonly calls: number;
  readonly answered: readonly string[];
  readonly differences: readonly Difference[];
}

/** The default document of an operation, which tells the type of each object too. */
function typedDocument(operation: string): string {
  const document = parse(String(texts.get(operation)));
  const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
  return print(
    visit(document, {
      SelectionSet: (node) => ({ ...node, selections: [...node.selections, typename] }),
    }),
  );
}

/** Ids of the server with those of the same objects in the mocks, by type. */
class Pairs {
  readonly #ofMocks = new Map<string, string>();
  readonly #byType = new Map<string, string[]>();

  add(type: string, ofServer: string, ofMocks: string): void {
    this.#ofMocks.set(ofServer, ofMocks);
    const known = this.#byType.get(type) ?? [];
    if (!known.includes(ofServer)) this.#byType.set(type, [...known, ofServer]);
  }

  /** Of objects that a field of an input could name: its name or its operation's holds theirs. */
  named(words: string): readonly string[] {
    const types = [...this.#byType.keys()].filter((type) =>
      words.toLowerCase().includes(type.replace(/^NetWorth|^Tracked/, '').toLowerCase()),
    );
    const longest = types.toSorted((one, other) => other.length - one.length)[0];
    return longest === undefined ? [] : (this.#byType.get(longest) ?? []);
  }

  /** Pairs what stands at the same places of two answers. */
  learn(ofServer: unknown, ofMocks: unknown, type = ''): void {
    if (typeof ofServer !== 'object' || ofServer === null) return;
    if (typeof ofMocks !== 'object' || ofMocks === null) return;
    const [one, other] = [ofServer, ofMocks] as Readonly<Record<string, unknown>>[];
    const own = one?.['__typename'] ?? type;
    for (const [name, value] of Object.entries(ofServer)) {
      const same = other?.[name];
      const [id] = name === 'id' ? idsIn(value) : [];
      if (id !== undefined && typeof same === 'string') this.add(String(own), id, same);
      else this.learn(value, same, String(own));
    }
  }

  /** An input as the mocks know what it names. */
  translated(value: unknown): unknown {
    if (typeof value === 'string') return this.#ofMocks.get(value) ?? value;
    if (Array.isArray(value)) return value.map((one) => this.translated(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, this.translated(one)]),
    );
  }
}

/** Ids in an input become, mostly, those of objects that it could be about. */
function fitted(
  value: unknown,
  type: GraphQLInputType,
  idOf: (name: string) => string | null,
): unknown {
  const named = getNamedType(type);
  if (Array.isArray(value)) return value.map((one) => fitted(one, type, idOf));
  if (!isInputObjectType(named) || typeof value !== 'object' || value === null) return value;
  const fields = named.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const inner = fields[name]?.type;
      if (inner === undefined || one === null) return [name, one];
      if (getNamedType(inner).name !== 'ID') return [name, fitted(one, inner, idOf)];
      const chosen = (old: unknown) => idOf(name) ?? old;
      return [name, Array.isArray(one) ? one.map(chosen) : chosen(one)];
    }),
  );
}

/** Plays one person's calls on both, as the seed decides; ends where what they hold has parted. */
export async function playOnBoth(
  [server, mocks]: readonly [Subject, Subject],
  { seed, calls }: { readonly seed: number; readonly calls: number },
): Promise<LifeOfBoth> {
  const chance = new Chance(seed);
  const pairs = new Pairs();
  for (const { id } of instruments.slice(0, 12)) {
    pairs.add('Asset', id, id);
    pairs.add('Instrument', id, id);
  }
  const casts = await Promise.all([server.newCast(), mocks.newCast()]);
  const [ofServer, ofMocks] = await Promise.all(
    casts.map((cast) => cast.authorizationOf('trader')),
  );
  const [one, other] = casts.map(({ facts }) => facts);
  for (const name of ['liveAccountId', 'paperAccountId'] as const) {
    pairs.add('BrokerAccount', one?.[name] ?? '', other?.[name] ?? '');
  }
  const maker = new InputMaker(schema, chance, [NOBODYS_ID]);
  const [answered, differences] = [new Set<string>(), [] as Difference[]];
  let at = 0;
  for (; at < calls; at += 1) {
    const { name: operation, args } = chance.pick(
      chance.happens(QUERIES_SHARE) ? queries : mutations,
    );
    const argument = args.find(({ name }) => name === 'params');
    const made = argument && maker.paramsOf(operation, argument.type);
    const idOf = (name: string): string | null => {
      const known = pairs.named(name === 'id' || name === 'ids' ? operation : name);
      return known.length > 0 && chance.happens(FITTING_SHARE) ? chance.pick(known) : null;
    };
    const params = argument && withoutKey(fitted(made, argument.type, idOf));
    const query = typedDocument(operation);
    const first = await send(server, ofServer ?? null, { query, params });
    const second = await send(mocks, ofMocks ?? null, { query, params: pairs.translated(params) });
    const told = difference(first, second, [server.baseUrl, mocks.baseUrl]);
    if (told === null && first.body.errors === undefined) {
      answered.add(operation);
      pairs.learn(first.body.data, second.body.data);
    }
    if (told === null) continue;
    differences.push({ operation, told, params });
    // From here on they know of other things.
    if (mutating.has(operation) && refusals(first) !== refusals(second)) break;
  }
  return { calls: at, answered: [...answered], differences };
}

/** With a key the same call twice would be one. */
function withoutKey(params: unknown): unknown {
  const { idempotencyKey: _, ...rest } = Object(params) as Readonly<Record<string, unknown>>;
  return rest;
}

async function send(
  { baseUrl }: Subject,
  authorization: string | null,
  { query, params }: { readonly query: string; readonly params: unknown },
): Promise<Answer> {
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: authorization ?? '' },
    body: JSON.stringify({ query, variables: params === undefined ? {} : { params } }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** The codes that were answered, and the fields that they are about. */
function refusals({ body }: Answer): string {
  const told = (body.errors ?? []).map(({ extensions: { code, fields } }) =>
    [code, ...(fields ?? []).map(({ path }) => path).toSorted()].join(' '),
  );
  return told.join(', ') || 'an answer';
}

function difference(
  ofServer: Answer,
  ofMocks: Answer,
  [server, mocks]: readonly [string, string],
): string | null {
  const [one, other] = [refusals(ofServer), refusals(ofMocks)];
  if (one !== other) return `${one} of the server, ${other} of the mocks`;
  if (ofServer.body.errors !== undefined) return null;
  const plain = (answer: Answer, base: string) =>
    Object(normalised(answer, base, true)) as Readonly<Record<string, unknown>>;
  return parting(plain(ofServer, server)['body'], plain(ofMocks, mocks)['body'], '');
}

/** The first place at which two answers are not the same. */
function parting(one: unknown, other: unknown, path: string): string | null {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    return one === other
      ? null
      : `${path}: ${shown(one)} of the server, ${shown(other)} of the mocks`;
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) {
    return `${path}: ${one.length} of the server, ${other.length} of the mocks`;
  }
  const there = other as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(one)) {
    const found = parting(value, there[name], Array.isArray(one) ? path : `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60);
