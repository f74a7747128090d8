import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freeze } from '@investing-platform/schema/codegen';
import { publicTypeDefs } from '@investing-platform/schema/public-type-defs';
import { runMain } from '../lib/cli.mjs';
import { root } from '../lib/process.mjs';
import { pendingBump } from './changes.ts';
import { tryAsUser } from './consumer.ts';
import { BASELINES, brokenPromises, CHANGES } from './promises.ts';
import { buildPublished, faultsOf, PUBLISHED, pack, readManifest } from './published.ts';

const TARBALLS = join(root, 'release');

/** Packages that nobody installs by themselves: they take the version, and have no notes. */
const FOLLOWING = [
  ...['docs', 'engine', 'mcp', 'rules', 'spreadsheets', 'web'].map((name) => `packages/${name}`),
  'examples',
  'tests',
];

/**
 * `npm run release -- --dry-run` proves that what would be published works, and keeps nothing.
 * `npm run release` then sets the versions, writes the change logs, freezes the contract and leaves
 * the tarballs in `release/`; committing, tagging and publishing stay with whoever runs it.
 */
await runMain(async () => {
  const dry = process.argv.includes('--dry-run');
  const bump = await pendingBump(CHANGES);
  await checkContract();
  console.log('The contract keeps what was released, or a major version waits.');
  if (!dry) requireNotes(bump);
  const scratch = mkdtempSync(join(tmpdir(), 'investing-platform-release-'));
  try {
    await prove(scratch);
    if (dry) {
      console.log(`Ready. Nothing was kept; the next version is a ${bump ?? 'repetition'}.`);
      return 0;
    }
    // Only now, so that a failure before has taken no note and changed no file.
    setVersions();
    await keep(await buildAll(scratch));
    return 0;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

async function prove(scratch: string): Promise<void> {
  const tarballs = await buildAll(scratch);
  const project = join(scratch, 'empty-project');
  mkdirSync(project);
  console.log('In an empty project:');
  await tryAsUser(project, tarballs, (line) => console.log(`  ${line}`));
}

function requireNotes(bump: string | undefined): void {
  if (bump === undefined) throw new Error('Nothing to release: add a note with npx changeset.');
}

async function checkContract(): Promise<void> {
  const broken = await brokenPromises(new Date().toISOString().slice(0, 10));
  if (broken.length === 0) return;
  throw new Error(
    `These changes break clients of the last release; keep what was promised, or add a note of a ` +
      `major change with npx changeset:\n${broken.join('\n')}`,
  );
}

function setVersions(): void {
  const changeset = join(root, 'node_modules/@changesets/cli/bin.js');
  execFileSync(process.execPath, [changeset, 'version'], { cwd: root, stdio: 'inherit' });
  for (const folder of FOLLOWING) rmSync(join(root, folder, 'CHANGELOG.md'), { force: true });
  writeVersion();
  execFileSync('npm', ['install', '--package-lock-only'], { cwd: root, stdio: 'inherit' });
}

/** The SDK names its version to servers; changesets leave the root's manifest alone. */
function writeVersion(): void {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/sdk/package.json'), 'utf8'));
  const places = {
    'packages/sdk/src/core/version.ts': /(?<=VERSION = ')[^']*/,
    'package.json': /(?<=^ {2}"version": ")[^"]*/m,
  };
  for (const [file, place] of Object.entries(places)) {
    const path = join(root, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(place, version));
  }
}

async function buildAll(target: string): Promise<Record<string, string>> {
  const tarballs: Record<string, string> = {};
  for (const name of PUBLISHED) {
    const built = await buildPublished(name);
    try {
      const faults = await faultsOf(built);
      if (faults.length > 0) throw new Error(`${name}:\n${faults.join('\n')}`);
      tarballs[name] = await pack(built, target);
      console.log(`Built and checked ${basename(tarballs[name])}.`);
    } finally {
      await built.dispose();
    }
  }
  return tarballs;
}

async function keep(tarballs: Readonly<Record<string, string>>): Promise<void> {
  const { version } = await readManifest(join(root, 'packages/sdk'));
  await freeze(BASELINES, { version, sdl: publicTypeDefs });
  rmSync(TARBALLS, { recursive: true, force: true });
  mkdirSync(TARBALLS);
  for (const path of Object.values(tarballs)) cpSync(path, join(TARBALLS, basename(path)));
  console.log(`
${version} is ready in release/. To publish it:
  git add -A && git commit -m "Release ${version}" && git tag v${version}
  for file in release/*.tgz; do npm publish --provenance "$file"; done`);
}
