export { closing } from './closing.ts';
export { InfectedFile, requireClean, type ScanDeps, scanned } from './scanned.ts';
export {
  contentOf,
  type FileContent,
  type FileContentInput,
  receiveUpload,
  uploadJobs,
  useContent,
} from './uploads.ts';
