// `npm run migrations`: writes the migration from the newest snapshot to the current tables (`-- --name WORDS` names
// it). drizzle-kit compares with the newest snapshot only, so the older ones are removed.
import { readdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root, runNode, tool } from './setup.mjs';

const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    schema: { type: 'string', default: 'server/**/tables.ts' },
    out: { type: 'string', default: 'server/db/migrations' },
  },
});

ensureInstalled();
// drizzle-kit accepts the folder only relative to its working directory.
const outFolder = relative(root, resolve(root, values.out));
const nameOption = values.name === undefined ? [] : ['--name', values.name];
const options = ['--dialect', 'postgresql', '--schema', values.schema, '--out', outFolder, ...nameOption];
process.exitCode = await runNode([tool('drizzle-kit'), 'generate', ...options]);

const meta = join(root, outFolder, 'meta');
const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
for (const older of snapshots.toSorted().slice(0, -1)) rmSync(join(meta, older));
