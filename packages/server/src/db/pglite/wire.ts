import type { PGlite, protocol } from '@electric-sql/pglite';
import { invariant } from '../../kernel/invariant.ts';
import type { Query, QueryResult, RowShape } from '../session.ts';
import { StatementSkipped } from '../statement.ts';
import { columnsOf, type Row, type RowReader, rowReader } from '../wire/row-reader.ts';
import { byteaText, wireValue } from '../wire/wire-values.ts';

type Serialize = typeof protocol.serialize;
type Described = Parameters<typeof columnsOf>[0][number];
type Messages = Awaited<ReturnType<PGlite['execProtocol']>>['messages'];

/**
 * Speaks PostgreSQL's extended query protocol (manual, chapter 54) to PGlite in one exchange for
 * statements, with texts prepared once. PGlite's own `query` parses every text anew, in five
 * exchanges, and costs five times as much. The caller sees to it that exchanges do not overlap.
 */
export function pgliteWire(pglite: PGlite, serialize: Serialize) {
  const preparedNames = new Set<string>();

  function encode(query: Query, parsing: string[]): Uint8Array[] {
    const name = query.name ?? '';
    const values = query.values.map((value) => {
      const wire = wireValue(value);
      return wire instanceof Uint8Array ? byteaText(wire) : wire;
    });
    const parts = [
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    ];
    if (preparedNames.has(name) || (name !== '' && parsing.includes(name))) return parts;
    parsing.push(name);
    return [serialize.parse({ name, text: query.text }), ...parts];
  }

  async function queries(batch: readonly Query[]): Promise<Outcome[]> {
    const parsing: string[] = [];
    const parts = batch.flatMap((query) => encode(query, parsing));
    const bytes = Buffer.concat([...parts, serialize.sync()]);
    const { messages } = await pglite.execProtocol(bytes, { throwOnError: false });
    // A text stays prepared even where binding its values fails.
    const parsed = messages.filter(({ name }) => name === 'parseComplete').length;
    for (const name of parsing.slice(0, parsed)) if (name !== '') preparedNames.add(name);
    return outcomesOf(messages, batch);
  }

  return {
    async query(query: Query): Promise<QueryResult> {
      const [outcome] = await queries([query]);
      invariant(outcome !== undefined, 'a statement has an outcome');
      if ('error' in outcome) throw outcome.error;
      return outcome.result;
    },
    /** In one exchange: those after one that fails are not run. */
    queries,
    async script(text: string): Promise<void> {
      const { messages } = await pglite.execProtocol(serialize.query(text), {
        throwOnError: false,
      });
      resultOf(messages, 'plain');
    },
  };
}

export type PgliteWire = ReturnType<typeof pgliteWire>;

/** What became of one statement of several. */
export type Outcome = { readonly result: QueryResult } | { readonly error: unknown };

function outcomesOf(messages: Messages, batch: readonly Query[]): Outcome[] {
  const outcomes: Outcome[] = [];
  let own: Messages = [];
  for (const message of messages) {
    own.push(message);
    const isLast = message instanceof Error || ENDS.includes(message.name);
    if (!isLast || outcomes.length === batch.length) continue;
    outcomes.push(outcomeOf(own, batch[outcomes.length]?.shape ?? 'plain'));
    own = [];
  }
  const failed = outcomes.find((outcome) => 'error' in outcome);
  const cause = failed !== undefined && 'error' in failed ? failed.error : undefined;
  while (outcomes.length < batch.length) {
    outcomes.push({ error: new StatementSkipped('an earlier statement failed', { cause }) });
  }
  return outcomes;
}

const ENDS: readonly string[] = ['commandComplete', 'emptyQuery'];

function outcomeOf(messages: Messages, shape: RowShape): Outcome {
  try {
    return { result: resultOf(messages, shape) };
  } catch (error) {
    return { error };
  }
}

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
