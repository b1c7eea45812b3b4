// Fails if package-lock.json lacks an optional package for another platform: `npm ci` would then fail on any platform.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));

function finds(folder, name) {
  if (`${folder}${folder === '' ? '' : '/'}node_modules/${name}` in packages) return true;
  if (folder === '') return false;
  const above = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1));
  return finds(above, name);
}

const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies).flatMap((name) => (finds(folder, name) ? [] : [`${name}, for ${folder}`])),
);
for (const each of missing) console.error(`package-lock.json lacks ${each}. See “A package” in CONTRIBUTING.md.`);
if (missing.length === 0) console.log(`${Object.keys(packages).length - 1} packages, those of other platforms too.`);
process.exitCode = missing.length === 0 ? 0 : 1;
