import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A package that people install from this server. */
export interface OfferedPackage {
  /** As people import it, such as `@investing-platform/sdk`. */
  readonly name: string;
  readonly version: string;
  /** Named by its content, such as `sdk-0.1.0-05d8c33a4d3b531a.tgz`. */
  readonly file: string;
  readonly bytes: number;
  readonly integrity: string;
}

export interface OfferedPackages {
  /** Those of now, or none as long as they are being made. */
  current(): Promise<readonly OfferedPackage[]>;
  /** The path of a file that is or once was offered; null for another name. */
  find(file: string): Promise<string | null>;
}

const FILE = /^(?:sdk|mocks|cli|schema)-\d+\.\d+\.\d+(?:-[\w.]+)?-[0-9a-f]{16}\.tgz$/;
/** Where `npm start`, or whoever built the image, puts them, with an `index.json`. */
const MADE = fileURLToPath(new URL('../../../../../dist/packages', import.meta.url));
/** Some twenty versions of each package: older ones leave the folder. */
const MAX_KEPT = 80;

/**
 * The packages in a folder, which may be made anew at any time. What is offered is also kept, so
 * that an address in somebody's package-lock.json answers after an upgrade, too.
 *
 * @param kept a folder that outlives the server's code
 * @param made where they lie once they are made
 */
export function offeredPackages(kept: string, made: string = MADE): OfferedPackages {
  const index = join(made, 'index.json');
  let known: { readonly madeAtMs: number; readonly packages: readonly OfferedPackage[] } | null =
    null;
  return {
    async current() {
      const madeAtMs = await stat(index).then(
        ({ mtimeMs }) => mtimeMs,
        () => null,
      );
      if (madeAtMs === null) return known?.packages ?? [];
      if (known?.madeAtMs === madeAtMs) return known.packages;
      const { packages }: { packages: OfferedPackage[] } = JSON.parse(
        await readFile(index, 'utf8'),
      );
      known = { madeAtMs, packages };
      // Where nothing can be written, they are served from where they were made.
      await keep(made, kept, packages).catch(() => undefined);
      return packages;
    },
    async find(file) {
      if (!FILE.test(file)) return null;
      for (const folder of [made, kept]) {
        const path = join(folder, file);
        if (await stat(path).catch(() => null)) return path;
      }
      return null;
    },
  };
}

async function keep(
  made: string,
  kept: string,
  packages: readonly OfferedPackage[],
): Promise<void> {
  await mkdir(kept, { recursive: true });
  for (const { file } of packages) {
    const path = join(kept, file);
    if (!FILE.test(file) || (await stat(path).catch(() => null))) continue;
    const unfinished = `${path}.${process.pid}`;
    await copyFile(join(made, file), unfinished, constants.COPYFILE_FICLONE);
    await rename(unfinished, path);
  }
  await dropOldest(kept);
}

async function dropOldest(kept: string): Promise<void> {
  const names = (await readdir(kept)).filter((name) => FILE.test(name));
  if (names.length <= MAX_KEPT) return;
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(kept, name))).mtimeMs })),
  );
  dated.sort((one, other) => other.at - one.at);
  await Promise.all(dated.slice(MAX_KEPT).map(({ name }) => rm(join(kept, name), { force: true })));
}
