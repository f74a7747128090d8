export { startNewsStream } from './news-stream.ts';
