export { closing } from './closing.ts';
export { contentOf, receiveUpload, uploadJobs, useContent } from './uploads.ts';
