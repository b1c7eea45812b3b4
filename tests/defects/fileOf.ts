import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Defect } from './defect.ts';

/** Where the product is written. Tests beside it are no part of it. */
const rooms = ['contract', 'machines', 'pathways', 'server', 'src'];
const isOfProduct = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file);

const declared = /^(?:export )?(?:async )?(?:function|const|let|class) ([\w$]+)/gm;

/** The files of the product that declare a name at their top, by the name; their paths begin below the folder. */
export function declarationsIn(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = rooms.flatMap((room) =>
    readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  );
  const found = files.filter(isOfProduct).flatMap((file) => {
    const names = [...readFileSync(join(folder, file), 'utf8').matchAll(declared)].map(([, name = '']) => name);
    return names.map((name) => ({ name, file }));
  });
  return new Map([...Map.groupBy(found, ({ name }) => name)].map(([name, all]) => [name, all.map(({ file }) => file)]));
}

/** The file that a defect is put into. Throws where there is none, or where its address may mean several. */
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
