import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { entries, failureOf, testClient } from '../test/clients.ts';
import { data, failure, fakeFetch, type Reply } from '../test/fake-fetch.ts';
import { type Operation, PaginationError, type TypedNode } from './index.ts';

const user = { id: 'u-1', name: 'Ada', email: 'ada@example.com' };
const good = data({ fetchCurrentUser: user });

describe.each(entries)('%s', (_name, create) => {
  describe('a method', () => {
    test('posts its document with the Bearer token and gives the value of its field', async () => {
      const fake = fakeFetch(good);
      const { client } = testClient(create, fake);
      expect(await client.fetchCurrentUser()).toEqual(user);
      const [request] = fake.requests;
      expect(request?.url).toBe('https://api.example.com/graphql');
      expect(request?.init.method).toBe('POST');
      expect(request?.headers.get('authorization')).toBe('Bearer token-1');
      expect(request?.headers.get('content-type')).toBe('application/json');
      expect(request?.headers.get('accept')).toContain('application/graphql-response+json');
      expect(request?.body.query).toBe('query FetchCurrentUser{fetchCurrentUser{id name email}}');
    });

    test('takes its input as the one argument `params`', async () => {
      const fake = fakeFetch(data({ searchBar: [] }));
      const { client } = testClient(create, fake);
      await client.searchBar({ query: 'apple', limit: 3 });
      expect(fake.requests[0]?.body.variables).toEqual({ params: { query: 'apple', limit: 3 } });
    });

    test('without a token source sends no authorization', async () => {
      const fake = fakeFetch(data({ healthCheck: { status: 'OK' } }));
      const { client } = testClient(create, fake, { auth: undefined });
      await client.healthCheck();
      expect(fake.requests[0]?.headers.has('authorization')).toBe(false);
    });
  });

  describe('`request`', () => {
    test('runs an own document and gives its data whole', async () => {
      const fake = fakeFetch(data({ me: { id: 'u-1' } }));
      const { client } = testClient(create, fake);
      const document = 'query Me { me: fetchCurrentUser { id } }';
      const own: Operation<{ me: { id: string } }, Record<string, never>> = document;
      expect((await client.request(own)).me.id).toBe('u-1');
    });
  });

  describe('`query`', () => {
    test('sends what a library parsed, with its types', async () => {
      const fake = fakeFetch(data({ own: { name: 'Apple' } }));
      const { client } = testClient(create, fake);
      const document: TypedNode<{ own: { name: string } }, { id: string }> = parse(
        'query Own($id: ID!) { own: fetchAssetByAssetId(params: { assetId: $id }) { name } }',
      );
      expect((await client.query(document, { id: 'a-1' })).own.name).toBe('Apple');
      expect(fake.requests[0]?.body).toEqual({
        query: 'query Own($id:ID!){own:fetchAssetByAssetId(params:{assetId:$id}){name}}',
        variables: { id: 'a-1' },
      });
    });

    test.each(['mutation { deleteCard(params: { id: "c" }) { id } }', 'subscription { a }'])(
      'sends nothing that is no query: %s',
      async (document) => {
        const fake = fakeFetch(data({}));
        const { client } = testClient(create, fake);
        await expect(client.query(parse(document))).rejects.toThrow(
          /^This document is a \w+, not a/,
        );
        expect(fake.requests).toEqual([]);
      },
    );
  });

  test('`request` takes a document of a code generator in string mode', async () => {
    class TypedDocumentString<Data, Variables> extends String {
      __apiType?: (variables: Variables) => Data;
    }
    const fake = fakeFetch(data({ searchBar: [] }));
    const { client } = testClient(create, fake);
    const text = 'query Q($q: String!) { searchBar(params: { query: $q }) { id } }';
    const document = new TypedDocumentString<{ searchBar: unknown[] }, { q: string }>(text);
    expect((await client.request(document, { q: 'apple' })).searchBar).toEqual([]);
    expect(fake.requests[0]?.body).toEqual({ query: text, variables: { q: 'apple' } });
  });

  describe('a list', () => {
    const page = (ids: string[], nextCursor: string | null) =>
      data({ getOrders: { nodes: ids.map((id) => ({ id })), nextCursor } });

    test('is one page to await', async () => {
      const { client } = testClient(create, fakeFetch(page(['o-1'], 'c-1')));
      expect(await client.getOrders()).toMatchObject({ nextCursor: 'c-1' });
    });

    test('is every row to `for await`, with the input kept from page to page', async () => {
      const fake = fakeFetch(page(['o-1', 'o-2'], 'c-1'), page([], 'c-2'), page(['o-3'], null));
      const { client } = testClient(create, fake);
      const ids: string[] = [];
      for await (const { id } of client.getOrders({ group: 'OPEN' })) ids.push(id);
      expect(ids).toEqual(['o-1', 'o-2', 'o-3']);
      expect(fake.requests.map(({ body }) => body.variables?.params)).toEqual([
        { group: 'OPEN' },
        { group: 'OPEN', cursor: 'c-1' },
        { group: 'OPEN', cursor: 'c-2' },
      ]);
    });

    test('reads no further than its reader', async () => {
      const fake = fakeFetch(page(['o-1'], 'c-1'));
      const { client } = testClient(create, fake);
      for await (const { id } of client.getOrders()) {
        expect(id).toBe('o-1');
        break;
      }
      expect(fake.requests).toHaveLength(1);
    });

    test.each([1, 2, 3, 5])(
      'ends with an error where %d cursors come in a circle',
      async (size) => {
        let reads = 0;
        const circle: Reply = (request) => {
          reads += 1;
          return page(['o'], `c-${reads % size}`)(request);
        };
        const { client } = testClient(create, fakeFetch(circle));
        const readAll = async () => {
          for await (const row of client.getOrders()) expect(row.id).toBe('o');
        };
        expect(await failureOf(readAll())).toBeInstanceOf(PaginationError);
        expect(reads).toBeLessThan(4 * size + 3);
      },
    );

    test('that fails is rejected once, where it is read', async () => {
      const { client } = testClient(create, fakeFetch(failure('FORBIDDEN')));
      const rows = client.getOrders()[Symbol.asyncIterator]();
      expect(await failureOf(rows.next())).toMatchObject({ code: 'FORBIDDEN' });
    });
  });
});
