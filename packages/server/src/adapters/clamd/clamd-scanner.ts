import { connect, type Socket } from 'node:net';
import { SECOND_MS } from '@investing-platform/schema/durations';
import { type FileScan, type FileScanner, ScannerDown } from '../../ports/file-scanner.ts';

/** Where clamd listens: a port of a host, or the path of a socket. */
export type ClamdAddress =
  | { readonly host: string; readonly port: number }
  | { readonly path: string };

/** How long clamd may take: to answer a call, to take a part, to say what a file is. */
export interface ClamdPatience {
  readonly stepMs: number;
  readonly verdictMs: number;
}

const USUAL: ClamdPatience = { stepMs: 10 * SECOND_MS, verdictMs: 60 * SECOND_MS };
const BEGIN = 'zINSTREAM\0';
const MAX_CHUNK_BYTES = 65_536;
const LENGTH_BYTES = 4;
const MAX_ANSWER_CHARACTERS = 1_000;
const ENDING = '\0';

/**
 * ClamAV's daemon, by its command INSTREAM: parts of a file behind their lengths, and an empty one
 * at the end. Each file has a connection of its own, so that one that breaks is one file's.
 */
export function clamdScanner(address: ClamdAddress, patience = USUAL): FileScanner {
  return {
    async begin() {
      const scan = new ClamdScan(connect(address), patience);
      try {
        await scan.open();
        return scan;
      } catch (error) {
        scan.close();
        throw error;
      }
    },
  };
}

class ClamdScan implements FileScan {
  readonly #socket: Socket;
  readonly #patience: ClamdPatience;
  /** Comes before the file has ended where clamd takes no more of it. */
  readonly #answer: Promise<string>;

  constructor(socket: Socket, patience: ClamdPatience) {
    this.#socket = socket;
    this.#patience = patience;
    this.#answer = answerOf(socket);
    // Whoever waits for it hears of it; nobody may.
    this.#answer.catch(() => undefined);
  }

  async open(): Promise<void> {
    const connected = new Promise<void>((resolve) => this.#socket.once('connect', resolve));
    await this.#within(this.#patience.stepMs, connected);
    await this.#send(Buffer.from(BEGIN));
  }

  async write(bytes: Uint8Array): Promise<void> {
    for (let start = 0; start < bytes.length; start += MAX_CHUNK_BYTES) {
      const chunk = bytes.subarray(start, start + MAX_CHUNK_BYTES);
      await this.#send(Buffer.concat([lengthOf(chunk), chunk]));
    }
  }

  async end(): Promise<string | null> {
    await this.#send(lengthOf(new Uint8Array()));
    const answer = await this.#heard(this.#patience.verdictMs, this.#answer);
    this.close();
    if (answer === 'stream: OK') return null;
    const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
    if (found === undefined) throw new ScannerDown(`clamd answers: ${answer}`);
    return found;
  }

  close(): void {
    this.#socket.destroy();
  }

  async #send(bytes: Uint8Array): Promise<void> {
    const sent = new Promise<void>((resolve) => this.#socket.write(bytes, () => resolve()));
    await this.#within(this.#patience.stepMs, sent);
  }

  /** An answer before the file has ended says that clamd takes no more. */
  async #within(ms: number, step: Promise<void>): Promise<void> {
    const early = await this.#heard(ms, Promise.race([step, this.#answer]));
    if (early !== undefined) throw new ScannerDown(`clamd answers: ${early}`);
  }

  async #heard<Value>(ms: number, answer: Promise<Value>): Promise<Value> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ScannerDown('clamd does not answer')), ms);
    });
    try {
      return await Promise.race([answer, late]);
    } catch (error) {
      this.close();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

function lengthOf(chunk: Uint8Array): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(chunk.length);
  return length;
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      answer += text;
      const end = answer.indexOf(ENDING);
      if (end >= 0) resolve(answer.slice(0, end).trim());
      else if (answer.length > MAX_ANSWER_CHARACTERS) {
        reject(new ScannerDown('clamd answers without an end'));
      }
    });
    socket.on('error', (cause) => reject(new ScannerDown('clamd is not there', { cause })));
    socket.on('close', () => reject(new ScannerDown('clamd hung up')));
  });
}
