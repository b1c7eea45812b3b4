import { describe, expect, it } from 'vitest';
import { assign, createMachine, fromPromise, setup } from 'xstate';
import { findCoveringPaths } from '../cover.ts';
import { declaredTransitionsOf } from '../declaredTransitions.ts';
import { explore } from '../explore.ts';
import { measureCoverage } from '../measure.ts';
import type { Model } from '../model.ts';
import { layOut } from './diagram.ts';
import { transitionText } from './labels.ts';
import { html } from './markup.ts';
import { reportPage } from './page.ts';
import { heatOf, visitsOf } from './visits.ts';

const machine = setup({
  types: { context: {} as { tries: number } },
  actors: { ask: fromPromise(async () => 0) },
  guards: { hasTime: ({ context }) => context.tries < 2, neverTrue: () => false },
  actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
}).createMachine({
  id: 'm',
  context: { tries: 0 },
  initial: 'both',
  on: { reset: '.both' },
  states: {
    both: {
      type: 'parallel',
      states: {
        left: { initial: 'off', states: { off: { on: { flip: 'on' } }, on: {} } },
        right: {
          initial: 'asking',
          states: {
            asking: { invoke: { id: 'ask', src: 'ask', onDone: 'told', onError: 'told' } },
            told: {
              on: { '<script>alert(1)</script>': [{ guard: 'hasTime', actions: 'count' }, { target: '#m.end' }] },
            },
          },
        },
      },
    },
    waiting: { after: { 500: 'end' } },
    back: { type: 'history' },
    end: { type: 'final' },
  },
});
const evil = '<script>alert(1)</script>';
const model: Model = {
  machine,
  input: undefined,
  events: ['reset', 'flip', evil].map((type) => ({ name: 'sent', event: { type } })),
  outcomes: {
    ask: [
      { name: 'well', output: 1 },
      { name: 'badly', error: new Error('no') },
    ],
  },
  unreachable: {
    'm.waiting': 'kept for an older build',
    'm.waiting xstate.after.500.m.waiting[0] -> m.end': 'the same',
  },
};
const graph = explore(model);
const paths = findCoveringPaths(graph);
const coverage = measureCoverage(graph, 'transitions', paths);

it('a transition with a function as its guard shows the label of the guard', () => {
  const guard = Object.assign(() => true, { label: 'paid' });
  const labelled = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { flip: { guard, target: 'b' } } }, b: {} },
  });
  expect(declaredTransitionsOf(labelled).map(transitionText)).toEqual(['flip [paid]']);
});

it('a transition is described by its event, outcome or delay, and its guard', () => {
  const texts = declaredTransitionsOf(machine).map(transitionText);
  expect(texts).toEqual([
    'reset',
    'flip',
    'ask answers',
    'ask fails',
    `${evil} [hasTime]`,
    `${evil} [else]`,
    'after 500 ms',
  ]);
});

describe('diagrams', () => {
  it('a diagram draws every state within the box of its parent, and every transition once', async () => {
    const diagram = await layOut(machine);
    const boxes = new Map(diagram.states.map((state) => [state.id, state]));
    const outside = diagram.states.filter(({ id, x, y, width, height }) => {
      const around = boxes.get(
        id
          .replace(/ initial$/, '.initial')
          .split('.')
          .slice(0, -1)
          .join('.'),
      );
      if (around === undefined) return id !== 'm';
      return (
        x < around.x || y < around.y || x + width > around.x + around.width || y + height > around.y + around.height
      );
    });
    expect(outside).toEqual([]);
    const declared = declaredTransitionsOf(machine);
    const ids = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id).sort();
    expect(ids(diagram.states.flatMap(({ lines }) => lines))).toEqual(ids(declared));
    const leading = declared.filter(({ source, targets }) => targets.some((target) => target !== source));
    expect(diagram.arrows.flatMap((arrow) => arrow.ids).sort()).toEqual(ids(leading));
  });

  it('a diagram box fits the texts of its transitions and marks those that stay in their state', async () => {
    const { states } = await layOut(machine);
    const sticking = states.flatMap(({ x, y, width, height, lines }) =>
      lines.filter((line) => line.y > y + height || line.x + line.text.length * 7 > x + width),
    );
    expect(sticking).toEqual([]);
    const told = states.find(({ id }) => id === 'm.both.right.told');
    expect(told?.lines.map(({ text }) => text)).toEqual([`${evil} [hasTime] ↺`, `${evil} [else]`]);
  });

  it('the diagram of a machine is deterministic', async () => {
    expect(await layOut(machine)).toEqual(await layOut(machine));
  });
});

it('the heat of a state or transition shows how often it is visited, or that it is accepted as unreachable', () => {
  const visits = visitsOf(paths);
  const heats = ['m.both.left.off', 'm.both.left.off flip[0] -> m.both.left.on', 'm.waiting', 'm.nowhere'].map((id) =>
    heatOf(graph, visits, id),
  );
  expect(heats).toEqual(['some', 'once', 'signed', 'none']);
});

describe('report pages', () => {
  const made = { at: '2026-11-22T10:15:00.000Z', commit: 'abc1234' };
  const page = () => reportPage(graph, { flow: 'small', ...coverage, seconds: 1 }, paths, made);

  it('a report page has the coverage, a row for each declared transition and every step of every path', async () => {
    const text = await page();
    expect(text).toContain('<strong>Everything declared is covered.</strong>');
    expect(text.match(/<tr id="/g)?.length).toBe(declaredTransitionsOf(machine).length);
    const steps = paths.reduce((sum, path) => sum + path.steps.length + 1, 0);
    expect(text.match(/<li id="path-\d+-step-\d+">/g)?.length).toBe(steps);
    expect(text).toContain('kept for an older build');
  });

  it('a report page has the time at which it was made, and the commit if it is known', async () => {
    const without = await reportPage(graph, { flow: 'small', ...coverage, seconds: 1 }, paths, {
      ...made,
      commit: null,
    });
    const line = (text: string) => /<p class="dim">Made .*?<\/p>/.exec(text)?.[0].replace(/<[^>]+>/g, '');
    expect([line(await page()), line(without)]).toEqual([
      'Made 2026-11-22 10:15 UTC of commit abc1234.',
      'Made 2026-11-22 10:15 UTC.',
    ]);
  });

  it('a step on a report page shows its payload, guards, context changes and refused events', async () => {
    const text = await page();
    const anchors = paths.flatMap(({ steps }, path) =>
      steps.map((step, index) => ({ ...step, anchor: `path-${path + 1}-step-${index + 1}` })),
    );
    const toldOf = (label: string) => {
      const found = anchors.find(({ stimulus }) => stimulus.label === label);
      const [, item = ''] = new RegExp(`<li id="${found?.anchor}">(.*?)</li>`, 's').exec(text) ?? [];
      const parts = [...item.matchAll(/<dt>(.*?)<\/dt>(.*?)<\/div>/g)];
      return Object.fromEntries(
        parts.map(([, name = '', told = '']) => [name, told.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')]),
      );
    };
    expect([toldOf('ask: well'), toldOf(`${evil} (sent)`)]).toEqual([
      { Payload: '|output| |1|', 'Refused here': '|1 of what a person may try|flip (sent)|' },
      {
        Guards: '|hasTime| holds, for &lt;script&gt;alert(1)&lt;/script&gt;|',
        'New in the context': '|tries| |1|',
        'Refused here': '|1 of what a person may try|flip (sent)|',
      },
    ]);
    const [begins = ''] = /<li id="path-1-step-0">.*?<\/li>/s.exec(text) ?? [];
    expect(begins).toContain('<b>ask</b><div class="dim">can end in: well, badly</div>');
  });

  it('a report page escapes the texts of a machine so that they cannot become markup or script', async () => {
    const text = await page();
    expect(text).not.toContain(evil);
    expect(text.match(/<script/g)?.length).toBe(4);
  });

  it('a report page shows the number and the names of missing transitions', async () => {
    const text = await reportPage(
      graph,
      { flow: 'small', ...coverage, missing: ['m.on flip[0] -> m.off'], seconds: 1 },
      paths,
      made,
    );
    expect(text).toContain('<strong>1 declared thing is not covered.</strong>');
    expect(text).toContain('<li>m.on flip[0] -&gt; m.off</li>');
  });

  it('a report page loads nothing from other addresses', async () => {
    expect(await page()).not.toMatch(/(?:src|href)="(?!#)|@import|url\((?!#)/);
  });
});

it('the html template escapes inserted text and keeps inserted markup', () => {
  expect(html`<b title="${`"'`}">${'<&>'}${[html`<i>${1}</i>`, 'x']}</b>`.text).toBe(
    '<b title="&quot;&#39;">&lt;&amp;&gt;<i>1</i>x</b>',
  );
});
