// A flow's tests are those in a folder or a file of its name, and its part of the generated suites.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './setup.mjs';

const rooms = ['contract', 'machines', 'pathways', 'src', 'server', 'tests'];
const flowsFolder = 'tests/flows';

/** Includes the parts shared by flows. */
export const flowsWithTests = (folder = root) =>
  readdirSync(join(folder, flowsFolder)).filter((name) => existsSync(join(folder, flowsFolder, name, 'index.ts')));

/** For example `machines/flows/purchase/offerComparison.test.ts` and `src/flows/purchase/ports.test.ts`. */
export const belongsTo = (file, flow) => file.split('/').some((part) => part === flow || part.startsWith(`${flow}.`));

/** `MALLFLOW_FLOWS` limits those that are generated to some flows. */
const isOfAllFlows = (file) => /^(?:machines|tests)\/flows\/[^/]+$/.test(file);

const testFiles = (folder) =>
  rooms
    .filter((room) => existsSync(join(folder, room)))
    .flatMap((room) => readdirSync(join(folder, room), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /[.]test[.]tsx?$/.test(entry.name))
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    );

/** Throws if a flow does not exist. */
export function filesOfFlows(flows, folder = root) {
  const known = flowsWithTests(folder);
  const unknown = flows.filter((flow) => !known.includes(flow));
  if (unknown.length > 0) throw new Error(`There is no flow ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  return testFiles(folder)
    .filter((file) => flows.some((flow) => belongsTo(file, flow) || isOfAllFlows(file)))
    .sort();
}
