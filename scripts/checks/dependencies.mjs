// Fails if a dependency has no line in docs/dependencies.md, or a line there names a missing one.
import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const { dependencies, devDependencies } = JSON.parse(read('package.json'));
const declaredPackages = Object.keys({ ...dependencies, ...devDependencies });
const rows = read('docs/dependencies.md').match(/^\| `.*?(?= \| )/gm) ?? [];
const documentedPackages = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name));

const undocumentedPackages = declaredPackages.filter((name) => !documentedPackages.includes(name));
const obsoletePackages = documentedPackages.filter((name) => !declaredPackages.includes(name));
for (const name of undocumentedPackages) console.error(`${name} has no line in docs/dependencies.md.`);
for (const name of obsoletePackages)
  console.error(`docs/dependencies.md speaks of ${name}, which is not in package.json.`);
if (undocumentedPackages.length + obsoletePackages.length === 0)
  console.log(`${declaredPackages.length} dependencies, each with its reason.`);
process.exitCode = undocumentedPackages.length + obsoletePackages.length === 0 ? 0 : 1;
