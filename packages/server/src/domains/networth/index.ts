export { closing } from './closing.ts';
export { debtsOwed } from './debts-owed.ts';
export { seedDemoNetWorth } from './demo/seed-demo-net-worth.ts';
export { ensureRated } from './display-currency.ts';
export { receiveFile, sendFile } from './documents/files.ts';
export { documentJobs } from './documents/forget-file.ts';
export { assetPoints, historyPerson } from './history/asset-history.ts';
export { unlinkAssets } from './liabilities/links.ts';
export { sharedCsv } from './shares/shared-csv.ts';
