export { newsOf } from './news-source.ts';
export { startNewsStream } from './news-stream.ts';
