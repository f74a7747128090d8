import { sourceOf } from './client.ts';
import { type ConnectionChoice, connectionOf } from './connection.ts';
import { checkedScopes } from './sign-in/scopes.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** What may be chosen about the server's tools. */
export interface McpChoice extends ConnectionChoice {
  /** Scopes of the tokens, separated by spaces. */
  readonly scopes: string;
  /** Whether only tools that read are there. */
  readonly readonly?: true;
}

const NOBODY =
  'mcp needs a sign-in (investing login), INVESTING_CLIENT_ID and INVESTING_CLIENT_SECRET, or --demo.';
const MAX_IN_FLIGHT = 8;
const INTERNAL_ERROR = -32_603;
const PARSE_ERROR = -32_700;
const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';

type Message = Readonly<Record<string, unknown>>;
type Send = (message: Message) => Promise<readonly Message[]>;

/**
 * Serves the tools of the API to an assistant that starts programs: each line of the standard input
 * is a message of the Model Context Protocol, which goes to the server, and each answer is a line.
 * The tools and what they may do are the server's.
 *
 * @returns the exit code, once the input has ended
 * @throws {UsageError} where there is no credential
 */
export async function serveMcp(choice: McpChoice, terminal: Terminal): Promise<number> {
  const connection = await connectionOf(choice, terminal);
  if (connection.caller === null) {
    throw new UsageError(NOBODY);
  }
  const { baseUrl } = connection;
  const source = await sourceOf(connection, checkedScopes(choice.scopes));
  const path = choice.readonly === true ? '/mcp/readonly' : '/mcp';
  const send = sender(new URL(path, baseUrl), source, terminal.interrupted);
  const write = (message: Message) => terminal.write(`${JSON.stringify(message)}\n`);
  const inFlight = new Set<Promise<void>>();
  for await (const line of terminal.lines()) {
    if (line.trim() === '') continue;
    const working = answerLine(send, line, write).finally(() => inFlight.delete(working));
    inFlight.add(working);
    if (inFlight.size >= MAX_IN_FLIGHT) await Promise.race(inFlight);
  }
  await Promise.all(inFlight);
  return 0;
}

/** Never rejects: what fails is told the assistant under the message's id. */
async function answerLine(send: Send, line: string, write: (message: Message) => void) {
  const message = parsed(line);
  if (message === null) {
    write(failure(null, PARSE_ERROR, 'This line is no JSON object.'));
    return;
  }
  try {
    for (const answer of await send(message)) write(answer);
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    if (message.id !== undefined) write(failure(message.id, INTERNAL_ERROR, told));
  }
}

interface Source {
  token(signal?: AbortSignal): Promise<{ readonly value: string }>;
  invalidate(value: string): void;
}

function sender(address: URL, source: Source, signal: AbortSignal): Send {
  let version: string | undefined;
  const post = async (message: Message): Promise<Response> => {
    const { value } = await source.token(signal);
    const headers = { ...headersOf(message, version), Authorization: `Bearer ${value}` };
    const body = JSON.stringify(message);
    const response = await fetch(address, { method: 'POST', headers, body, signal });
    if (response.status === 401) source.invalidate(value);
    return response;
  };
  return async (message) => {
    const first = await post(message);
    const response = first.status === 401 ? await post(message) : first;
    const answers = messagesIn(await response.text()).map(
      (answer): Message =>
        answer.id === null && message.id !== undefined ? { ...answer, id: message.id } : answer,
    );
    if (message.method === 'initialize') {
      const agreed = Object(answers[0]?.result).protocolVersion;
      version = typeof agreed === 'string' ? agreed : undefined;
    }
    if (answers.length === 0 && !response.ok)
      throw new Error(`The API answered ${response.status}`);
    return answers;
  };
}

/** What the protocol wants in headers too, so that proxies need not read bodies. */
function headersOf(
  { method, params }: Message,
  agreed: string | undefined,
): Record<string, string> {
  const { name, uri, _meta } = Object(params);
  const own: unknown = Object(_meta)[VERSION_KEY];
  const version = typeof own === 'string' ? own : agreed;
  const about: unknown = name ?? uri;
  return {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    ...(version === undefined ? {} : { 'MCP-Protocol-Version': version }),
    ...(typeof method === 'string' ? { 'Mcp-Method': method } : {}),
    ...(typeof about === 'string' && /^[\x20-\x7e]*$/.test(about) ? { 'Mcp-Name': about } : {}),
  };
}

/** The messages of an answer: one as JSON, or events. */
function messagesIn(text: string): readonly Message[] {
  if (text.trim() === '') return [];
  const whole = parsed(text);
  if (whole !== null) return [whole];
  const lines = text.split('\n').filter((line) => line.startsWith('data:'));
  const events = lines.map((line) => parsed(line.slice('data:'.length)));
  return events.filter((event) => event !== null);
}

function parsed(text: string): Message | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : null;
  } catch {
    return null;
  }
}

function failure(id: unknown, code: number, message: string): Message {
  return { jsonrpc: '2.0', id, error: { code, message } };
}
