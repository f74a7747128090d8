export { excelFunctions, excelManifest, excelMetadata, excelPane } from './excel.ts';
export { appsScript, appsScriptManifest } from './google.ts';
export { icon } from './icon.ts';
export { powerQuery } from './power-query.ts';
