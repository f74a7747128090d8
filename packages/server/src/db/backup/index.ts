export type { BackupCount, BackupFiles } from './format.ts';
export { restoreBackup } from './restore-backup.ts';
export { writeBackup } from './write-backup.ts';
