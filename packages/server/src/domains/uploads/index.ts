export { closing } from './closing.ts';
export {
  contentOf,
  type FileContent,
  type FileContentInput,
  receiveUpload,
  uploadJobs,
  useContent,
} from './uploads.ts';
