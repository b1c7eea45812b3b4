import { cover, extraPathsOf, type Path } from '../../../pathways/cover.ts';
import type { Graph } from '../../../pathways/explore.ts';
import type { Model, Stimulus } from '../../../pathways/model.ts';
import { begin, type Configuration, happen } from '../../../pathways/walk.ts';
import type { Knows } from './knows.ts';
import { contextOf, knowsOf } from './model.ts';
import { pins } from './pins.ts';

/** Something that a suite has to come by beside every declared transition, by name. */
type Aims = (stimulus: Stimulus, knows: Knows, configuration: Configuration) => readonly string[];

/** Each way of each port; each price reviewed by whoever can; and placed, where they can place it. */
const aims: Aims = (stimulus, knows, { snapshot }) => [
  ...(stimulus.kind === 'outcome' ? [stimulus.label] : []),
  ...(snapshot.matches({ reviewing: 'confirming' }) && contextOf(snapshot).quote !== null
    ? [`${knows.account === 'member' ? 'a member' : 'an owner'} reviews ${knows.pin}`]
    : []),
  ...(snapshot.matches('placed') && knows.order === 'placed' ? [`${knows.pin} is placed`] : []),
];

/** What has to be come by, whatever exploring finds: a suite that cannot do it fails rather than shrinks. */
export const wantedOf = ({ outcomes }: Model): ReadonlySet<string> =>
  new Set([
    ...Object.entries(outcomes).flatMap(([port, ends]) => ends.map(({ name }) => `${port}: ${name}`)),
    ...pins
      .filter(({ price }) => price !== null && price.refused === null)
      .flatMap(({ name }) => [`an owner reviews ${name}`, `${name} is placed`]),
    'a member reviews a renewal',
  ]);

export const metBy = (paths: readonly Path[]): ReadonlySet<string> =>
  new Set(
    paths.flatMap(({ steps }) =>
      steps.flatMap(({ stimulus, step }) =>
        aims(stimulus, knowsOf(step.configuration.environment), step.configuration),
      ),
    ),
  );

/**
 * A suite that covers every declared transition, walks the model's own ways, and then goes on by the shortest ways to
 * what is still wanted.
 */
export function suiteFor(graph: Graph): readonly Path[] {
  const paths = [...cover(graph), ...extraPathsOf(graph)];
  const open = new Set([...wantedOf(graph.model)].filter((aim) => !metBy(paths).has(aim)));
  while (open.size > 0) {
    const path = towards(graph, open);
    if (path === null) break;
    for (const aim of metBy([path])) open.delete(aim);
    paths.push(path);
  }
  return paths;
}

/** A path that goes from one open aim to the next, as long as there is a way. */
function towards(graph: Graph, aimed: ReadonlySet<string>): Path | null {
  const open = new Set(aimed);
  const first = begin(graph.observed.machine, graph.model);
  const steps: Path['steps'][number][] = [];
  let { configuration } = first;
  for (;;) {
    const route = nearest(graph, open, configuration);
    if (route === null) return steps.length === 0 ? null : { first, steps };
    for (const stimulus of route) {
      const step = happen(graph.observed.machine, configuration, stimulus, graph.model.environment);
      steps.push({ stimulus, step });
      configuration = step.configuration;
      for (const aim of aims(stimulus, knowsOf(configuration.environment), configuration)) open.delete(aim);
    }
  }
}

function nearest(graph: Graph, open: ReadonlySet<string>, configuration: Configuration): readonly Stimulus[] | null {
  const start = graph.nodeOf(configuration);
  const seen = new Set([start]);
  let level: readonly { readonly key: string; readonly way: readonly Stimulus[] }[] = [{ key: start, way: [] }];
  while (level.length > 0) {
    const onward = level.flatMap(({ key, way }) =>
      (graph.nodes.get(key)?.edges ?? []).map(({ stimulus, step, to }) => ({
        key: to,
        way: [...way, stimulus],
        isWanted: aims(stimulus, knowsOf(step.configuration.environment), step.configuration).some((aim) =>
          open.has(aim),
        ),
      })),
    );
    const found = onward.find(({ isWanted }) => isWanted);
    if (found !== undefined) return found.way;
    level = onward.filter(({ key }) => !seen.has(key) && seen.add(key));
  }
  return null;
}
