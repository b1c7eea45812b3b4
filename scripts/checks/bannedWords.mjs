// Fails if a comment, a test title, a document or a commit subject uses a word that readers of this project had to learn.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Each with what to write in its place. */
const bannedWords = [
  [/\b(?:told|tells?)\b/gi, 'show, notify, report, return'],
  [/\bwhoever\b/gi, 'the caller, the user, anyone who'],
  [/\bsomebody\b/gi, 'a user, another user, a client'],
  [/\bnobody\b/gi, 'no user, no caller, no one'],
  [/\banew\b/gi, 'again'],
  [/\bin sight\b/gi, 'visible'],
  [/\bbecomes? of\b/gi, 'the outcome of'],
  [/\bstands\b(?! for\b)/gi, 'is; the status, the phase'],
  [/\bheard\b/gi, 'received'],
];

/** Commits from this moment on are checked: older ones cannot be changed any more. */
const subjectsSince = '2026-11-28T22:00:00Z';
const subject = /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|test)(?:\([\w-]+\))?!?: \S/;

const isScript = (file) => /[.](?:tsx?|mjs|cjs|js)$/.test(file);
const isCss = (file) => file.endsWith('.css');
/** Documents that are generated from schemas, and the template of a flow, whose places are not yet code. */
const isLeftOut = (file) => file === 'docs/settings.md' || file.startsWith('scripts/newFlow/template/');

const lineOf = (text, index) => text.slice(0, index).split('\n').length;

/** The name of the function that a call leads to: `it` of `it.each([…])('…')`. */
function calledName(node) {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'MemberExpression') return calledName(node.object);
  if (node?.type === 'CallExpression') return calledName(node.callee);
  return node?.type === 'TaggedTemplateExpression' ? calledName(node.tag) : null;
}

function* nodesIn(value) {
  if (value === null || typeof value !== 'object') return;
  if (typeof value.type === 'string') yield value;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

/** The texts of a source that people read as prose: its comments, and the titles of its tests. */
export function proseOf(file, text) {
  if (isCss(file)) return [...text.matchAll(/\/\*.*?\*\//gs)].map((found) => ({ at: found.index, text: found[0] }));
  if (!isScript(file)) return [{ at: 0, text }];
  const { comments, program } = parseSync(file, text);
  const titles = /[.]test[.]/.test(file)
    ? [...nodesIn(program)]
        .filter((node) => node.type === 'CallExpression' && ['it', 'test', 'describe'].includes(calledName(node)))
        .map(({ arguments: [title] }) => title)
        .filter((title) => title?.type === 'Literal' || title?.type === 'TemplateLiteral')
    : [];
  const withinQuotes = titles.map(({ start, end }) => ({ start: start + 1, end: end - 1 }));
  return [...comments, ...withinQuotes].map(({ start, end }) => ({ at: start, text: text.slice(start, end) }));
}

/** The refused words in a text: where each is, and what to write instead. Code in backticks is no prose. */
export function bannedWordsIn(text) {
  const prose = text.replaceAll(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));
  return bannedWords.flatMap(([word, instead]) =>
    [...prose.matchAll(word)].map((found) => ({ at: found.index, word: found[0], instead })),
  );
}

export function problemsOfSubject(words) {
  const form = subject.test(words)
    ? []
    : ['begin with feat, fix, docs, test, refactor, perf, build, ci or chore, and a scope'];
  return [...form, ...bannedWordsIn(words).map(({ word, instead }) => `“${word}”: write ${instead}`)];
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });

function problemsInFiles() {
  const files = git('ls-files', '-z')
    .split('\0')
    .filter((file) => (isScript(file) || isCss(file) || file.endsWith('.md')) && !isLeftOut(file));
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return proseOf(file, source).flatMap(({ at, text }) =>
      bannedWordsIn(text).map(
        ({ at: within, word, instead }) => `${file}:${lineOf(source, at + within)}: “${word}”: write ${instead}`,
      ),
    );
  });
}

const problemsInSubjects = () =>
  git('log', '--no-merges', `--since=${subjectsSince}`, '--format=%h %s')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [commit, ...words] = line.split(' ');
      return problemsOfSubject(words.join(' ')).map((problem) => `commit ${commit}: ${problem}`);
    });

function run() {
  if (!existsSync(join(root, '.git'))) {
    console.log('This is no git repository: no words were checked.');
    return 0;
  }
  const problems = [...problemsInFiles(), ...problemsInSubjects()];
  for (const problem of problems) console.error(problem);
  const allPlain = 'Comments, titles, documents and commits use plain words.';
  console.log(
    problems.length === 0 ? allPlain : `${problems.length} problems: see docs/decisions/0122-plain-words.md.`,
  );
  return problems.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = run();
