import { errorsOf } from '@investing-platform/docs';
import { catalog, compileConstraints } from '@investing-platform/schema';
import { getVariableValues, Kind, parse, validate } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { blocksOf, pageOf, sectionOf, type WrittenPages, writePages } from './support/pages.ts';

let written: WrittenPages;

beforeAll(async () => {
  written = await writePages();
});

/** The operations of which something does not hold. */
const offenders = (holds: (page: string, name: string) => boolean) =>
  written.reference.operations
    .filter((operation) => !holds(pageOf(written, operation), operation.name))
    .map(({ name }) => name);

describe('the reference', () => {
  test('has exactly one page for each operation', () => {
    const names = [...written.pages.keys()]
      .filter((path) => path.startsWith('operations/') && !path.endsWith('/index'))
      .filter((path) => path !== 'operations/index')
      .map((path) => path.split('/').at(-1));
    expect(names.sort()).toEqual(Object.keys(catalog).sort());
  });

  test('documents every type of the public schema in one place', () => {
    const { typeGroups, addresses, schema } = written.reference;
    const shown = typeGroups.flatMap(({ types }) => types.map(({ name }) => name));
    expect(new Set(shown).size).toBe(shown.length);
    const roots = ['Query', 'Mutation', 'Subscription'];
    const ofDirectives = ['Scope', 'ConstraintFormat'];
    const builtIn = ['ID', 'String', 'Int', 'Float', 'Boolean'];
    const missing = Object.keys(schema.getTypeMap())
      .filter((name) => ![...roots, ...ofDirectives, ...builtIn].includes(name))
      .filter((name) => !name.startsWith('__') && !addresses.has(name));
    expect(missing).toEqual([]);
  });
});

describe('every page of an operation', () => {
  test('names its scope', () => {
    const scopeOf = (name: string) => {
      const { access, scope } = catalog[name as keyof typeof catalog];
      return access === 'ANONYMOUS' ? 'none: no token is needed' : `\`${scope}\``;
    };
    expect(
      offenders((page, name) => sectionOf(page, 'Access').includes(`- **Scope** ${scopeOf(name)}`)),
    ).toEqual([]);
  });

  test('names its errors', () => {
    const { operations } = written.reference;
    const silent = operations.flatMap((operation) => {
      const section = sectionOf(pageOf(written, operation), 'Errors');
      const codes = errorsOf(operation);
      expect(codes.length).toBeGreaterThan(0);
      return codes
        .filter((code) => !section.includes(`- [\`${code}\`](/guides/errors#${code})`))
        .map((code) => `${operation.name}: ${code}`);
    });
    expect(silent).toEqual([]);
  });

  test.each(['Access', 'Signature', 'Input', 'Result', 'Effects', 'Example', 'Code'])(
    'has a section %s',
    (heading) => {
      expect(offenders((page) => sectionOf(page, heading).trim() !== '')).toEqual([]);
    },
  );

  test('shows a request that the schema accepts', () => {
    const { operations, schema } = written.reference;
    const constraints = compileConstraints(schema);
    const faults = operations.flatMap((operation) => {
      const example = sectionOf(pageOf(written, operation), 'Example');
      const [text = ''] = blocksOf(example, 'graphql');
      const document = parse(text);
      const definition = document.definitions.find(
        ({ kind }) => kind === Kind.OPERATION_DEFINITION,
      );
      const takesInput = operation.field.args.length > 0;
      const [variables = '{}'] = takesInput ? blocksOf(example, 'json') : [];
      const given = JSON.parse(variables) as { params?: unknown };
      const definitions =
        definition?.kind === Kind.OPERATION_DEFINITION ? definition.variableDefinitions : [];
      const { errors = [], coerced } = getVariableValues(schema, definitions ?? [], given);
      const outside =
        coerced?.params === undefined
          ? []
          : (constraints.get(`${operation.type}.${operation.name}`)?.(coerced.params) ?? []);
      return [...validate(schema, document), ...errors, ...outside].map(
        ({ message }) => `${operation.name}: ${message}`,
      );
    });
    expect(faults).toEqual([]);
  });

  test('shows no answer but one that the platform gave without an error', () => {
    const faults = [...written.exchanges]
      .filter(([, { answer }]) => answer !== null)
      .filter(([name, { answer }]) => Object.keys(answer?.data ?? {}).join() !== name)
      .map(([name]) => name);
    expect(faults).toEqual([]);
  });

  test('shows an answer to every operation', () => {
    const unanswered = [...written.exchanges].filter(([, { answer }]) => answer === null);
    expect(unanswered.map(([name]) => name)).toEqual([]);
  });
});
