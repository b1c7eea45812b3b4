// Builds the pages into dist/, with compressed copies, if their sources have changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from './compress.mjs';
import { ensureInstalled, root, runNode, tool } from './setup.mjs';

const sources = ['contract', 'machines', 'src', 'locales', 'public', 'index.html', 'package-lock.json'];
const settings = [
  'vite.config.ts',
  'scripts/messageParts.mjs',
  'scripts/commonChunk.mjs',
  'scripts/pageTable.mjs',
  'scripts/compress.mjs',
  'lingui.config.ts',
  'postcss.config.js',
  'tsconfig.json',
];
const dist = join(root, 'dist');
const stamp = join(dist, '.sources');

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function sourcesHash() {
  const hash = createHash('sha256');
  const files = [...sources, ...settings].flatMap((name) => filesIn(join(root, name)));
  for (const file of files.filter((name) => !/[.]test[.]tsx?$/.test(name))) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Returns the exit code. */
export async function build() {
  const hash = sourcesHash();
  const code = await runNode([tool('vite'), 'build', '--logLevel', 'warn']);
  if (code !== 0) return code;
  const texts = filesIn(dist).filter((name) => /[.](js|css|html|svg|json|txt|webmanifest)$/.test(name));
  await Promise.all(texts.map(compress));
  writeFileSync(stamp, hash);
  return 0;
}

/** Skips the build if dist/ was made from exactly these sources. Exits the process on failure. */
export async function ensureBuilt() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash()) return;
  console.log('Building the pages.');
  if ((await build()) === 0) return;
  console.error('The pages could not be built: see above.');
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  process.exitCode = await build();
}
