import { afterAll, beforeAll } from 'vitest';
import { againstApiTests } from './parts/against-api.ts';
import { bundleTests } from './parts/bundles.ts';
import { contentTests } from './parts/contents.ts';
import { editorTests } from './parts/editor.ts';
import { firstFailureTests } from './parts/first-failures.ts';
import { mocksTests } from './parts/mocks.ts';
import { runTests } from './parts/runs.ts';
import { streamTests } from './parts/streams.ts';
import { typeTests } from './parts/types.ts';
import { type Installed, installAll } from './support/installed.ts';

/** One installation for all of them: it is most of the work. */
let installed: Installed | undefined;

beforeAll(async () => {
  installed = await installAll();
});

afterAll(() => installed?.dispose());

const ready = (): Installed => {
  if (installed === undefined) throw new Error('the packages are not installed');
  return installed;
};

contentTests(ready);
runTests(ready);
typeTests(ready);
editorTests(ready);
bundleTests(ready);
mocksTests(ready);
firstFailureTests(ready);
againstApiTests(ready);
streamTests(ready);
