export { appsScript, appsScriptManifest } from './google.ts';
