import type { PGlite, protocol } from '@electric-sql/pglite';
import { columnsOf, type Row, type RowReader, rowReader } from './row-reader.ts';
import type { Query, QueryResult, RowShape } from './session.ts';
import { byteaText, wireValue } from './wire-values.ts';

type Serialize = typeof protocol.serialize;
type Described = Parameters<typeof columnsOf>[0][number];
type Messages = Awaited<ReturnType<PGlite['execProtocol']>>['messages'];

/**
 * Speaks PostgreSQL's extended query protocol (manual, chapter 54) to PGlite in one exchange per
 * statement, with texts prepared once. PGlite's own `query` parses every text anew, in five
 * exchanges, and costs five times as much. The caller sees to it that exchanges do not overlap.
 */
export function pgliteWire(pglite: PGlite, serialize: Serialize) {
  const preparedNames = new Set<string>();

  function encode(query: Query): Uint8Array {
    const name = query.name ?? '';
    const values = query.values.map((value) => {
      const wire = wireValue(value);
      return wire instanceof Uint8Array ? byteaText(wire) : wire;
    });
    const parts = [
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    ];
    if (!preparedNames.has(name)) parts.unshift(serialize.parse({ name, text: query.text }));
    return Buffer.concat(parts);
  }

  return {
    async query(query: Query): Promise<QueryResult> {
      const { messages } = await pglite.execProtocol(encode(query), { throwOnError: false });
      // The text stays prepared even where binding its values fails.
      if (query.name !== undefined && messages.some((message) => message.name === 'parseComplete'))
        preparedNames.add(query.name);
      return resultOf(messages, query.shape ?? 'plain');
    },
    async script(text: string): Promise<void> {
      const { messages } = await pglite.execProtocol(serialize.query(text), {
        throwOnError: false,
      });
      resultOf(messages, 'plain');
    },
  };
}

export type PgliteWire = ReturnType<typeof pgliteWire>;

function resultOf(messages: Messages, shape: RowShape): QueryResult {
  let read: RowReader = rowReader([]);
  let affectedCount = 0;
  const rows: Row[] = [];
  for (const message of messages) {
    if (message instanceof Error) throw message;
    if ('fields' in message && message.name === 'rowDescription') {
      read = rowReader(columnsOf(message.fields as Described[], shape));
    } else if ('fields' in message && message.name === 'dataRow') {
      rows.push(read(message.fields as (string | null)[]));
    } else if ('text' in message && message.name === 'commandComplete') {
      affectedCount = Number(/\d+$/.exec(String(message.text))?.[0] ?? 0);
    }
  }
  return { rows, affectedCount };
}
