import { manualClock, startTestServer } from '@investing-platform/server/testing';
import { type LifeReport, playLife, readyToPlay } from './generated-calls.ts';

/** Which lives a process plays: every `step`-th of `lives`, from its own first one on. */
export interface Share {
  readonly postgresUrl: string;
  readonly seed: number;
  readonly first: number;
  readonly step: number;
  readonly lives: number;
  readonly callsOfLife: number;
  readonly endsAt: number;
}

/** A line of the output: what came of a life, or the call at which the process ended. */
export type Told = { readonly report: LifeReport } | { readonly endedAt: string };

/** Nothing tidies the database up meanwhile: it is emptied after so many lives. */
const LIVES_OF_A_SERVER = 10;

const tell = (told: Told) => process.stdout.write(`${JSON.stringify(told)}\n`);

async function play(share: Share, seeds: readonly number[]): Promise<void> {
  const clock = manualClock(new Date('2026-11-20T16:00:00Z'));
  const { postgresUrl, callsOfLife: calls, endsAt } = share;
  const server = await startTestServer({ clock, seed: 'generated', postgresUrl });
  const played = await readyToPlay(server);
  for (const seed of seeds) {
    if (Date.now() >= endsAt) break;
    const report = await playLife(played, { seed, calls, endsAt }, (shown) => {
      underWay = shown;
    });
    tell({ report });
  }
  underWay = undefined;
  await played.stop();
  await server.stop();
}

let underWay: (() => string) | undefined;
process.once('exit', () => {
  if (underWay !== undefined) tell({ endedAt: underWay() });
});
// It ends with who started it.
process.stdin.resume().once('close', () => {
  underWay = undefined;
  process.exit();
});

const share = JSON.parse(process.argv[2] ?? '') as Share;
const seeds: number[] = [];
for (let life = share.first; life < share.lives; life += share.step) seeds.push(share.seed + life);
while (seeds.length > 0 && Date.now() < share.endsAt) {
  await play(share, seeds.splice(0, LIVES_OF_A_SERVER));
}
process.exit();
