import { isFirstParty, loadContract } from '../packages/schema/codegen/index.ts';
import { notImplemented } from '../packages/server/src/graphql/not-implemented.ts';
import { matrixText, operationErrors } from './errors/matrix.ts';

/**
 * `npm run status`: how many public operations of each domain are built; with `--errors`, the codes
 * that each of them answers; with `--missing`, the names of those that are not built.
 */
if (process.argv.includes('--errors')) {
  console.log(matrixText(operationErrors()));
  process.exit();
}

const fields = loadContract().fields.filter((field) => !isFirstParty(field));
const missing = new Set(notImplemented);
const domains = Map.groupBy(fields, ({ domain }) => domain);
const rows = [...domains]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([domain, own]) => [
    domain,
    own.filter(({ name }) => !missing.has(name)).length,
    own.length,
  ]);
const built = fields.length - missing.size;

console.log(`${'domain'.padEnd(12)} ${'built'.padStart(5)} ${'missing'.padStart(7)}`);
for (const [domain, done, all] of [...rows, ['all', built, fields.length]] as const) {
  const left = Number(all) - Number(done);
  console.log(
    `${String(domain).padEnd(12)} ${String(done).padStart(5)} ${String(left).padStart(7)}`,
  );
}
if (process.argv.includes('--missing')) console.log(`\n${[...missing].sort().join('\n')}`);
