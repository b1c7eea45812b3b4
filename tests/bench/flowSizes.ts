import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { belongsTo } from '../../scripts/flowTests.mjs';

interface Size {
  readonly files: number;
  readonly lines: number;
}

export type FlowSize = Readonly<Record<'machine' | 'views' | 'tests', Size>>;

/** Rooms with code of flows. Generated and recorded files are JSON and plain text, and do not count. */
const rooms = ['machines', 'src', 'tests'];
const isWritten = (file: string): boolean => /[.](ts|tsx|css)$/.test(file);

function sizeCategory(file: string): keyof FlowSize {
  if (file.startsWith('tests/') || /[.]test[.]tsx?$/.test(file)) return 'tests';
  return file.startsWith('machines/') ? 'machine' : 'views';
}

export function sizeOfFlow(folder: string, flow: string): FlowSize {
  const files = rooms
    .flatMap((room) => readdirSync(join(folder, room), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => isWritten(file) && belongsTo(file, flow));
  const sizeOf = (part: keyof FlowSize): Size => {
    const those = files.filter((file) => sizeCategory(file) === part);
    const lines = those.reduce((sum, file) => sum + linesOf(readFileSync(join(folder, file), 'utf8')), 0);
    return { files: those.length, lines };
  };
  return { machine: sizeOf('machine'), views: sizeOf('views'), tests: sizeOf('tests') };
}

const linesOf = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
