export { restoreBackup } from './restore-backup.ts';
export { type BackupCount, writeBackup } from './write-backup.ts';
