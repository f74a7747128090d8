import { decisionOf } from '../catalog/decision.ts';
import { describe } from '../catalog/describe.ts';
import { catalogued, type Found, scopeOf } from '../catalog/operations.ts';
import { documentOf } from '../catalog/own-fields.ts';
import { findOperations, operationsNear } from '../catalog/search.ts';
import type { ObjectSchema } from '../json-schema.ts';
import { failed, failure, gaps, mistake } from './answers.ts';
import { askPerson } from './ask-person.ts';
import { type Arguments, asData, type Said, type Tool } from './tool.ts';

const MAX_TEXT = 20_000;
const OPERATION = { type: 'string', description: 'The name of the operation, from api_search.' };
const PARAMS = { type: 'object', description: 'Its params, as api_describe tells them.' };

const named = ({ operation }: Arguments): Found | undefined =>
  typeof operation === 'string' ? catalogued.get(operation) : undefined;

const objectIn = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;

const object = (properties: Record<string, object>, ...required: string[]): ObjectSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** Why there is nothing to run or to describe, and what to call instead. */
function notFound({ operation }: Arguments): Said {
  const found = named({ operation });
  if (found !== undefined) {
    const isQuery = found.entry.type === 'Query';
    const use = isQuery ? 'only reads: use api_read' : 'changes something: use api_write';
    return mistake(`${found.name} ${use}.`);
  }
  const near = operationsNear(String(operation)).join(', ');
  const advice = near === '' ? '' : ` Perhaps ${near}.`;
  return mistake(`operation must be the name of an operation: find it with api_search.${advice}`);
}

export const apiSearch: Tool = {
  name: 'api_search',
  title: 'Find an operation',
  description: 'Finds operations of the whole API by what they do, where no other tool fits.',
  reads: true,
  input: () =>
    object(
      {
        query: { type: 'string', maxLength: 200, description: 'What is wanted, in plain words.' },
        kind: { type: 'string', enum: ['READ', 'WRITE'] },
      },
      'query',
    ),
  documents: () => [],
  async call(_host, { query, kind }) {
    if (typeof query !== 'string' || query.trim() === '' || query.length > 200) {
      return mistake('query must be a text of 1 to 200 characters.');
    }
    const wanted = kind === 'READ' || kind === 'WRITE' ? kind : undefined;
    const found = findOperations(query, wanted);
    const lines = found.map((one) => {
      const who = one.entry.type === 'Mutation' ? `, ${decisionOf(one.name)}` : '';
      return `- ${one.name} (${one.hints.kind}, ${scopeOf(one) ?? 'any scope'}${who}): ${one.hints.summary}`;
    });
    const text = lines.length === 0 ? 'Nothing fits: try other words.' : lines.join('\n');
    return { text };
  },
};

export const apiDescribe: Tool = {
  name: 'api_describe',
  title: 'Describe an operation',
  description:
    'What an operation takes, answers and refuses. Read it before api_read or api_write.',
  reads: true,
  input: () => object({ operation: OPERATION }, 'operation'),
  documents: () => [],
  async call(host, args) {
    const found = named(args);
    return found === undefined ? notFound(args) : { text: describe(host.schema, found) };
  },
};

export const apiRead: Tool = {
  name: 'api_read',
  title: 'Read anything',
  description: 'Runs any query of the API by its name.',
  reads: true,
  input: () =>
    object(
      {
        operation: OPERATION,
        params: PARAMS,
        fields: {
          type: 'array',
          items: { type: 'string' },
          maxItems: 60,
          description:
            'Only these fields of the answer, such as nodes.symbol. Default: the usual ones.',
        },
      },
      'operation',
    ),
  documents: (args) => {
    const found = named(args);
    return found?.entry.type === 'Query' ? [ownDocument(found, args) ?? found.document] : [];
  },
  async call(host, args) {
    const found = named(args);
    if (found?.entry.type !== 'Query') return notFound(args);
    const document = ownDocument(found, args);
    if (document === null) return mistake('fields must be paths such as nodes.symbol, at most 60.');
    const params = args.params === undefined ? undefined : objectIn(args.params);
    if (params === null) return mistake('params must be an object.');
    const ran = await host.run(document, params === undefined ? {} : { params });
    const errors = failed(ran);
    if (errors !== null) return failure(errors);
    return told(ran.data ?? {}, gaps(ran));
  },
};

function ownDocument(found: Found, { fields }: Arguments): string | null {
  if (fields === undefined) return found.document;
  const isList = Array.isArray(fields) && fields.every((one) => typeof one === 'string');
  if (!isList || fields.length === 0) return null;
  return documentOf(found.document, found.name, fields);
}

export const apiWrite: Tool = {
  name: 'api_write',
  title: 'Change anything',
  description:
    'Asks for any change of the API by its name. Most changes wait until the person has approved ' +
    'them on a page of the application: show the address, then look with get_request.',
  reads: false,
  input: () => object({ operation: OPERATION, params: PARAMS }, 'operation'),
  documents: (args) => {
    const found = named(args);
    return found?.entry.type === 'Mutation' ? [found.document] : [];
  },
  async call(host, args, client) {
    const found = named(args);
    if (found?.entry.type !== 'Mutation') return notFound(args);
    const params = objectIn(args.params ?? {});
    if (params === null) return mistake('params must be an object.');
    const decision = decisionOf(found.name);
    if (decision === 'NEVER') {
      return mistake(
        `${found.name} is never done through an assistant: ${host.origin} is the place.`,
      );
    }
    if (decision === 'ASK') {
      return askPerson(host, { operation: found.name, params }, client);
    }
    const ran = await host.run(found.document, { params });
    return ran.errors === undefined ? told(ran.data ?? {}, '') : failure(ran.errors);
  },
};

function told(data: Readonly<Record<string, unknown>>, missing: string): Said {
  const text = JSON.stringify(data);
  if (text.length <= MAX_TEXT) return { text: asData(text + missing), structured: data };
  return mistake(
    'The answer is too long: ask for fewer fields, a shorter span or a smaller limit.',
  );
}
