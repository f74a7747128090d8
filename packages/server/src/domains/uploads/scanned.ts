import type { Deps } from '../../deps.ts';
import { badInput, refuse } from '../../kernel/errors.ts';
import { ScannerDown } from '../../ports/file-scanner.ts';

export type ScanDeps = Pick<Deps, 'scanner'> & { readonly log: Pick<Deps['log'], 'warn'> };

/** Something harmful was found in a file. */
export class InfectedFile extends Error {
  override readonly name = 'InfectedFile';
}

/**
 * A file on its way to where it is kept, looked into by whom the operator has set for it. What was
 * found is said after the last of it, so that whoever keeps it keeps nothing. Without a scanner
 * files pass as they are; with one, none passes unseen.
 *
 * @throws {InfectedFile} where something was found
 * @throws {PlatformError} PROVIDER_UNAVAILABLE while nobody can look into it
 * @throws what the source throws
 */
export async function* scanned(
  { scanner, log }: ScanDeps,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  if (scanner === null) {
    yield* bytes;
    return;
  }
  const scan = await told(log, () => scanner.begin());
  try {
    for await (const part of bytes) {
      await told(log, () => scan.write(part));
      yield part;
    }
    const found = await told(log, () => scan.end());
    if (found === null) return;
    log.warn({ found }, 'a file was refused: something harmful is in it');
    throw new InfectedFile(`${found} was found in a file`);
  } finally {
    scan.close();
  }
}

async function told<Value>(log: ScanDeps['log'], step: () => Promise<Value>): Promise<Value> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof ScannerDown)) throw error;
    log.warn({ err: error }, 'a file was not taken: it could not be scanned');
    throw refuse('PROVIDER_UNAVAILABLE', 'Files cannot be scanned at the moment: try again later');
  }
}

/**
 * The same of a file in an input, before it is kept.
 *
 * @param path where it stands in the input
 * @throws {PlatformError} BAD_USER_INPUT; PROVIDER_UNAVAILABLE
 */
export async function requireClean(deps: ScanDeps, path: string, bytes: Uint8Array): Promise<void> {
  const source = async function* (): AsyncGenerator<Uint8Array> {
    yield bytes;
  };
  try {
    for await (const _ of scanned(deps, source()));
  } catch (error) {
    if (!(error instanceof InfectedFile)) throw error;
    throw badInput(path, 'has something harmful in it: send it without, or another file');
  }
}
