import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Defect } from './defect.ts';

/** The product's rooms. Their tests do not count. */
const rooms = ['contract', 'machines', 'pathways', 'server', 'src'];
const isProductFile = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file);

const declarationPattern = /^(?:export )?(?:async )?(?:function|const|let|class) ([\w$]+)/gm;

/** Files by the names that they declare at top level; paths are relative to the folder. */
export function declarationsIn(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = rooms.flatMap((room) =>
    readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  );
  const found = files.filter(isProductFile).flatMap((file) => {
    const names = [...readFileSync(join(folder, file), 'utf8').matchAll(declarationPattern)].map(
      ([, name = '']) => name,
    );
    return names.map((name) => ({ name, file }));
  });
  return new Map([...Map.groupBy(found, ({ name }) => name)].map(([name, all]) => [name, all.map(({ file }) => file)]));
}

/** The file for a defect. Throws if there is none, or if its address is ambiguous. */
export function fileOf(
  { name, in: names, file: end = '' }: Defect,
  declarations: ReturnType<typeof declarationsIn>,
): string {
  const [top = ''] = names.split(' ');
  const files = (declarations.get(top) ?? []).filter((file) => `/${file}`.endsWith(end === '' ? '' : `/${end}`));
  const [file] = files;
  if (file === undefined || files.length > 1)
    throw new Error(`“${name}”: ${top} is declared in ${files.length === 0 ? 'no file' : files.join(', ')}`);
  return file;
}
