import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyDefect } from './applyDefect.ts';
import type { Defect } from './defect.ts';
import { notSources } from './sources.ts';

const root = join(import.meta.dirname, '../..');

/** A private copy of the working tree to put defects in. */
export interface Copy {
  readonly folder: string;
  /** Puts a defect in; returns a function that takes it out. */
  readonly put: (defect: Defect, file: string) => () => void;
}

/** Copies the sources without what is in `notSources`, and links the packages. */
export function copySources(folder: string): void {
  for (const name of readdirSync(root)) {
    if (!notSources.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/** Copies the working tree to `.cache/`; the copy is removed when this process ends. */
export function copyTree(): Copy {
  const parent = join(root, '.cache/defects');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'tree-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  copySources(folder);
  return {
    folder,
    put: (defect, file) => {
      const path = join(folder, file);
      const source = readFileSync(path, 'utf8');
      writeFileSync(path, applyDefect(source, file, defect));
      return () => writeFileSync(path, source);
    },
  };
}
