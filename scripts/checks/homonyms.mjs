// An import does not say which of two things it means, if two files export them under one name. Folders that are built
// alike (those of flows, modules and desks, and the modules of pages) use one name for one role, and what runs in the
// browser never meets what runs on the server.
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const both = ['contract', 'machines'];
const sides = [
  [...both, 'pathways', 'src'],
  [...both, 'server'],
];
const declaration = /^export (?:default )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) ([\w$]+)/gm;

/** The folder whose children are built alike, `page` for what the router loads, or the file itself. */
function familyOf(file) {
  if (/^src\/pages\/|\/page[./]/.test(file)) return 'page';
  return /^(?:machines|src)\/flows\/|^src\/desk\/|^server\/modules\//.exec(file)?.[0] ?? file;
}

/**
 * The names that files of more than one family export.
 * @param {Iterable<[file: string, text: string]>} sources
 */
export function homonymsIn(sources) {
  const exported = [...sources].flatMap(([file, text]) =>
    [...text.matchAll(declaration)].map(([, name]) => ({ name, file })),
  );
  const filesByName = sides.flatMap((rooms) => {
    const ofSide = exported.filter(({ file }) => rooms.includes(file.split('/')[0]));
    return [...Map.groupBy(ofSide, ({ name }) => name)].map(([name, all]) => ({
      name,
      files: all.map(({ file }) => file),
    }));
  });
  const found = filesByName.filter(({ files }) => new Set(files.map(familyOf)).size > 1);
  return [...new Map(found.map((each) => [each.name, { ...each, files: [...new Set(each.files)] }])).values()];
}

function productSources() {
  const files = globSync('{contract,machines,pathways,src,server}/**/*.{ts,tsx}').map((file) =>
    file.replaceAll('\\', '/'),
  );
  const ofProduct = files.filter((file) => !/[.]test[.]tsx?$|^server\/testing\//.test(file));
  return ofProduct.sort().map((file) => [file, readFileSync(file, 'utf8')]);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = homonymsIn(productSources());
  for (const { name, files } of found) console.log(`${name} is exported by ${files.join(' and ')}: rename one of them`);
  console.log(`${found.length} names with two meanings.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
