export type { Exchange } from './examples/exchange.ts';
export { runExamples } from './examples/run-examples.ts';
export { guides } from './guides.ts';
export { errorsOf } from './operation-page.ts';
export { pagesOf } from './pages.ts';
export { type Operation, type Reference, readReference } from './reference.ts';
export { bodyOf } from './samples/samples.ts';
