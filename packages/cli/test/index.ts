export { scripts } from '../src/complete/shells.ts';
export { displayWidth } from '../src/format/table.ts';
export { run } from '../src/run.ts';
export { type FakeTerminal, type FakeTerminalOptions, fakeTerminal } from './fake-terminal.ts';
export { shellWords } from './shell-words.ts';
export { understood } from './understood.ts';
