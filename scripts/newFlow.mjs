// `npm run new-flow NAME -- [--order] [--form]`: writes a flow that reads, asks for confirmation and makes one call, with its server
// module, texts in four languages, migration and tests. The flow runs and its tests pass as written.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { namesOf, withTranslations, writeFlow } from './newFlow/write.mjs';
import { ensureInstalled, root, runNode, tool } from './setup.mjs';

const usage = `Usage: npm run new-flow NAME -- [--order] [--form], for example npm run new-flow changeRecipient -- --order --form
  --order  each run is about an order, and its page is below that of the order
  --form   a field is filled in before it is confirmed`;
const flag = { type: 'boolean', default: false };

function argumentsOf() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { order: flag, form: flag } });
    if (positionals.length === 1) return { name: positionals[0], kind: values };
  } catch {
    // An option that there is none of: the usage says which there are.
  }
  throw new Error(usage);
}

function writeOrEnd() {
  try {
    const { name, kind } = argumentsOf();
    const names = namesOf(name);
    return { names, kind, written: writeFlow(root, names, kind) };
  } catch (cause) {
    console.error(cause.message);
    process.exit(2);
  }
}

ensureInstalled();
const { names, kind, written } = writeOrEnd();
const { name, path, title } = names;
const address = kind.order ? `order/detail/cn-order-storage/${path}` : path;

function translate() {
  for (const language of ['zh-CN', 'zh-TW', 'ja']) {
    const file = join(root, 'locales', `${language}.po`);
    writeFileSync(file, withTranslations(readFileSync(file, 'utf8'), language, names));
  }
  return 0;
}

const steps = [
  ['its imports, sorted', () => runNode([tool('@biomejs/biome', 'biome'), 'check', '--write', ...written])],
  ['its texts', () => runNode([tool('@lingui/cli', 'lingui'), 'extract', '--clean', '--overwrite'])],
  ['its translations', translate],
  ['the migration of its table', () => runNode(['scripts/migrations.mjs', '--name', names.table])],
  ['its golden files', () => runNode(['scripts/flow.mjs', name, '--accept'])],
];
for (const [what, write] of steps) {
  console.log(`\n── ${what}`);
  if ((await write()) === 0) continue;
  console.error(`\n${name}: ${what} could not be written: see above. What was written before stays.`);
  process.exit(1);
}

console.log(`
${name} is there. What to do next:
  npm run dev, and open http://localhost:5173/mall/${address} as owner@cn.example (the password is in README.md)
  npm test -- ${name}
  the flow:    machines/flows/${name}/machine.ts, then npm run flow ${name} -- --accept
  the calls:   contract/calls/${name}.ts and server/modules/${name}/
  the pages:   src/flows/${name}/${names.Name}Flow.tsx
  the words:   "${title}" is not translated yet: look for it in locales/
  the guide:   "Adding a flow" in CONTRIBUTING.md`);
