// Fails if a dependency has no line in docs/dependencies.md, or a line there names a missing one.
import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const { dependencies, devDependencies } = JSON.parse(read('package.json'));
const present = Object.keys({ ...dependencies, ...devDependencies });
const rows = read('docs/dependencies.md').match(/^\| `.*?(?= \| )/gm) ?? [];
const justified = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name));

const missing = present.filter((name) => !justified.includes(name));
const gone = justified.filter((name) => !present.includes(name));
for (const name of missing) console.error(`${name} has no line in docs/dependencies.md.`);
for (const name of gone) console.error(`docs/dependencies.md speaks of ${name}, which is not in package.json.`);
if (missing.length + gone.length === 0) console.log(`${present.length} dependencies, each with its reason.`);
process.exitCode = missing.length + gone.length === 0 ? 0 : 1;
