import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const FILE = createRequire(import.meta.url).resolve('@investing-platform/schema/contract.graphql');

/**
 * The whole contract as text, first-party part included. Read from a file: of a module that holds
 * it a process would keep five copies, in sources, constants and the cache of compiled code.
 */
export const contractText = (): string => readFileSync(FILE, 'utf8');
