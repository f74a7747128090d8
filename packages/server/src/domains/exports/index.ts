export { closing } from './closing.ts';
export { sendExport } from './jobs/export-file.ts';
export { exportJobs } from './making/forget-export.ts';
export { startExports } from './making/start-exports.ts';
