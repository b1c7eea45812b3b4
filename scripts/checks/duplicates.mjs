// Fails if a package that must exist once, because it has state or identity, is installed twice.
import { readFileSync } from 'node:fs';

const singleCopyPackages = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'react-hook-form',
  'xstate',
  '@xstate/react',
  'zod',
  'ky',
  'hono',
  'drizzle-orm',
  'pg',
  '@lingui/core',
  '@lingui/react',
  '@mantine/core',
  '@mantine/hooks',
  '@electric-sql/pglite',
];

const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
const copies = (name) => Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`));

const duplicatedPackages = singleCopyPackages
  .map((name) => [name, copies(name)])
  .filter(([, paths]) => paths.length !== 1);
for (const [name, paths] of duplicatedPackages) {
  console.error(
    `${name}: ${paths.map((path) => `${packages[path].version} in ${path}`).join(', ') || 'not installed'}`,
  );
}
if (duplicatedPackages.length === 0) console.log(`${singleCopyPackages.length} packages, one copy each.`);
process.exitCode = duplicatedPackages.length === 0 ? 0 : 1;
