import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { nodesOf } from '../../pathways/declaredTransitions.ts';
import { stimulusNamed } from '../../pathways/readGoldenSuite.ts';
import { valueText } from '../../pathways/valueText.ts';
import { activeNodes } from '../../pathways/walk.ts';
import { testedMachines } from '../flows/index.ts';
import { applyStimulus, HeldPorts } from '../machines/heldPorts.ts';
import { components } from './components/index.ts';
import { flows } from './flows.ts';
import { type Place, placesOf } from './places.ts';

const src = join(import.meta.dirname, '../../src');
const exportPattern = /^export (?:function|const) ([A-Z][a-z]\w*)/gm;

const componentsIn = (room: string): readonly string[] =>
  readdirSync(join(src, room))
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(join(src, room, file), 'utf8').matchAll(exportPattern)])
    .map(([, name]) => `${room}/${name}`);

it.each(['ui', 'orders', 'flowkit', 'forms'])(
  'the gallery shows every exported component of src/%s and no other',
  (room) => {
    const shown = Object.keys(components).filter((name) => name.startsWith(`${room}/`));
    expect(shown.toSorted()).toEqual(componentsIn(room).toSorted());
  },
);

it('every flow is in the gallery with at least one place', () => {
  const names = testedMachines.map(({ name }) => name).toSorted();
  expect(Object.keys(flows).toSorted()).toEqual(names);
  expect(names.filter((name) => placesOf(name).length === 0)).toEqual([]);
});

describe.each(testedMachines)('gallery of $name', ({ name, model }) => {
  const ofFlow = placesOf(name);

  const wentTo = async ({ way }: Place): Promise<AnyMachineSnapshot> => {
    const ports = new HeldPorts();
    const opened = flows[name]?.(ports);
    if (opened === undefined) throw new Error(`There is no flow ${name}`);
    for (const label of way) await applyStimulus(opened.actor, ports, stimulusNamed(opened.model, label));
    return opened.actor.getSnapshot();
  };

  it.each(ofFlow)('the path to the gallery place $name leads to that state', async (place) => {
    expect(valueText((await wentTo(place)).value)).toBe(place.name);
  });

  it('every state in which the machine can rest is shown by a gallery place', async () => {
    const shown = (await Promise.all(ofFlow.map(wentTo))).flatMap(activeNodes);
    const rests = nodesOf(model.machine.root).filter(({ type, always }) => type === 'atomic' && always === undefined);
    const ids = new Set(shown.map(({ id }) => id));
    expect(rests.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([]);
  });
});
