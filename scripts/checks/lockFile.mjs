// Fails if package-lock.json lacks an optional package for another platform: `npm ci` would then fail on any platform.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));

function canResolve(folder, name) {
  if (`${folder}${folder === '' ? '' : '/'}node_modules/${name}` in packages) return true;
  if (folder === '') return false;
  const above = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1));
  return canResolve(above, name);
}

const missingOptionals = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies).flatMap((name) => (canResolve(folder, name) ? [] : [`${name}, for ${folder}`])),
);
for (const each of missingOptionals)
  console.error(`package-lock.json lacks ${each}. See “A package” in CONTRIBUTING.md.`);
if (missingOptionals.length === 0)
  console.log(`${Object.keys(packages).length - 1} packages, those of other platforms too.`);
process.exitCode = missingOptionals.length === 0 ? 0 : 1;
