// Fails if docs/settings.md differs from the schemas of the settings. `--write` (`npm run settings`) writes it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { settingsPage } from '../../server/settings/page.ts';

const file = fileURLToPath(new URL('../../docs/settings.md', import.meta.url));

function firstDifference(saved, wanted) {
  const [before, after] = [saved, wanted].map((text) => text.split('\n'));
  const at = after.findIndex((line, index) => line !== before[index]);
  const line = at === -1 ? after.length : at;
  return `line ${line + 1}\n  has:    ${before[line] ?? ''}\n  should: ${after[line] ?? ''}`;
}

const generatedPage = settingsPage();
if (process.argv.includes('--write')) writeFileSync(file, generatedPage);
const committedPage = existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : '';
if (committedPage === generatedPage) {
  console.log('docs/settings.md is up to date.');
} else {
  console.error(
    `docs/settings.md is out of date: ${firstDifference(committedPage, generatedPage)}\nWrite it with npm run settings.`,
  );
  process.exitCode = 1;
}
