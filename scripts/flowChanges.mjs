import { diffArrays } from 'diff';

/** Per kind. */
const maxPerKind = 20;

/** Compares two versions of a flow's golden files, given as texts by path in the flow's folder. Returns sentences. */
export function changesOf(before, after) {
  return [
    ...changesOfPaths('path', pathsOf(before.get('suite.json')), pathsOf(after.get('suite.json'))),
    ...changesOfSteps(stepsOf(before.get('suite.json')), stepsOf(after.get('suite.json'))),
    ...changesOfPaths('path over examples', examplesOf(before), examplesOf(after)),
    ...changesOfPlaces(placesOf(before), placesOf(after)),
    ...changesOfRoutes(before.get('places/paths.txt'), after.get('places/paths.txt')),
  ];
}

const read = (text) => (text === undefined ? [] : JSON.parse(text));
const pathsOf = (text) => (read(text).paths ?? []).map((steps) => steps.slice(1).map(({ happens }) => happens));
const examplesOf = (files) => read(files.get('examplePaths.json'));

function changesOfPaths(what, before, after) {
  const known = new Set(before.map((path) => path.join('\n')));
  const left = new Set(after.map((path) => path.join('\n')));
  const named = (path) => `${countText(path.length, 'step')}, ending with “${path.at(-1)}”`;
  return limitSentences([
    ...after.filter((path) => !known.has(path.join('\n'))).map((path) => `A ${what} is new: ${named(path)}.`),
    ...before.filter((path) => !left.has(path.join('\n'))).map((path) => `A ${what} is gone: ${named(path)}.`),
  ]);
}

/** By all labels up to the step. */
function stepsOf(text) {
  const steps = new Map();
  const { paths = [], accepted = {} } = read(text);
  for (const path of paths) {
    const way = [];
    for (const step of path) {
      way.push(step.happens);
      steps.set(way.join('\n'), { ...step, accepts: accepted[step.accepts ?? step.leadsTo] });
    }
  }
  return steps;
}

const aspects = {
  leadsTo: 'leads to another state',
  takes: 'takes other transitions',
  changes: 'changes other values',
  asks: 'asks other things of ports',
  accepts: 'accepts other events afterwards',
  tags: 'has other tags',
  ends: 'ends otherwise',
};

function changesOfSteps(before, after) {
  const found = new Map();
  for (const [way, step] of after) {
    const was = before.get(way);
    if (was === undefined) continue;
    for (const [aspect, words] of Object.entries(aspects)) {
      if (JSON.stringify(was[aspect]) === JSON.stringify(step[aspect])) continue;
      const sentence =
        aspect === 'leadsTo'
          ? `“${step.happens ?? 'the beginning'}” leads to ${step.leadsTo}, which was ${was.leadsTo}`
          : `“${step.happens ?? 'the beginning'}” in ${step.leadsTo} ${words}`;
      found.set(sentence, (found.get(sentence) ?? 0) + 1);
    }
  }
  return limitSentences([...found].map(([sentence, count]) => `${sentence} (${countText(count, 'step')}).`));
}

function placesOf(files) {
  const texts = [...files].filter(([name]) => name.startsWith('places/') && name !== 'places/paths.txt');
  const sections = texts.flatMap(([, text]) => text.split(/^== /m).slice(1));
  return new Map(
    sections.map((section) => {
      const [name, ...lines] = section.trimEnd().split('\n');
      return [name, lines];
    }),
  );
}

function changesOfPlaces(before, after) {
  const news = [...after.keys()].filter((name) => !before.has(name)).map((name) => `A place is new: ${name}.`);
  const gone = [...before.keys()].filter((name) => !after.has(name)).map((name) => `A place is gone: ${name}.`);
  const pairs = new Map();
  for (const [name, lines] of after) {
    for (const pair of before.has(name) ? changedLines(before.get(name), lines) : [])
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return [
    ...limitSentences([...news, ...gone]),
    ...limitSentences([...pairs].map(([pair, count]) => `In ${countText(count, 'place')}: ${pair}`)),
  ];
}

const withoutDiffMark = (line) => line.replace(/^[-+ ]?\s*(- )?/, '');

function changedLines(before, after) {
  const parts = diffArrays(before, after);
  return parts.flatMap(({ added, removed, value }, index) => {
    const next = parts[index + 1];
    if (removed && next?.added) return zip(value, next.value);
    if (removed) return value.map((line) => `gone: ${withoutDiffMark(line)}`);
    const isPaired = parts[index - 1]?.removed;
    return added && !isPaired ? value.map((line) => `new: ${withoutDiffMark(line)}`) : [];
  });
}

const zip = (gone, come) =>
  Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => {
    const [was, is] = [gone[index], come[index]];
    if (was === undefined) return `new: ${withoutDiffMark(is)}`;
    return is === undefined ? `gone: ${withoutDiffMark(was)}` : `${withoutDiffMark(was)}  →  ${withoutDiffMark(is)}`;
  });

function changesOfRoutes(before = '', after = '') {
  const routes = (text) => {
    const steps = new Map();
    for (const path of text.trimEnd().split('\n\n')) {
      const way = [];
      for (const line of path.split('\n')) {
        const [happens, place] = line.split(' -> ');
        way.push(happens);
        steps.set(way.join('\n'), { happens, place });
      }
    }
    return steps;
  };
  const known = routes(before);
  const sentences = new Map();
  for (const [way, { happens, place }] of routes(after)) {
    const was = known.get(way)?.place;
    if (was === undefined || was === place) continue;
    const sentence = `“${happens}” shows ${place}, which was ${was}`;
    sentences.set(sentence, (sentences.get(sentence) ?? 0) + 1);
  }
  return limitSentences([...sentences].map(([sentence, count]) => `${sentence} (${countText(count, 'step')}).`));
}

const countText = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function limitSentences(sentences) {
  if (sentences.length <= maxPerKind) return sentences;
  return [
    ...sentences.slice(0, maxPerKind),
    `… and ${sentences.length - maxPerKind} more of this kind: see the files.`,
  ];
}
