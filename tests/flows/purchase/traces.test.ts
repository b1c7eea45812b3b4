import { describe, expect, it } from 'vitest';
import { purchaseFlow } from '#machines/flows/purchase/flow.ts';
import type { Stimulus } from '#pathways/model.ts';
import { readTrace } from '#pathways/trace/format.ts';
import { type Replayed, replay } from '#pathways/trace/replay.ts';
import type { Keeps } from '#pathways/trace/veil.ts';
import { begin, happen, stimuliAt } from '#pathways/walk.ts';
import config from '../../../pathways.config.ts';
import { goldenPaths } from '../../flowkit/goldenSuite.ts';
import { purchase } from './index.ts';
import { record, traceOf } from './recorded.ts';

const model = config.models.purchase;

/** What the examples hold of a client, and what its person typed. */
const secrets = [
  'Example',
  'FRIEND',
  'key-of',
  'draft-1',
  'client-1',
  'a-token',
  'MF-2026',
  'quote-',
  '1280000',
  '0000"',
];

type Way = readonly Stimulus[];

/** A way through the machine by the labels of what happens. */
function wayBy(...labels: readonly string[]): Way {
  let { place } = begin(model.machine, model);
  return labels.map((label) => {
    const stimulus = stimuliAt(model, place).find((one) => one.label === label);
    if (stimulus === undefined) throw new Error(`${label} cannot happen here`);
    place = happen(model.machine, place, stimulus).place;
    return stimulus;
  });
}

/** What the suite does not need, but a person may do. */
const further = {
  'additions, services and money for advertising': wayBy(
    'loadStore: a client with a plan',
    'product.choose (own)',
    'addon.set (two)',
    'service.set (one)',
    'prepaid.set (too little)',
    'prepaid.set (complete)',
    'quotePrice: a voucher that is refused',
    'order.review (asked)',
  ),
  'a plan for other years': wayBy(
    'loadStore: a client without a plan',
    'plan.choose (on offer)',
    'years.set (on offer)',
  ),
  'a link to another way to buy while the store is loaded again': wayBy(
    'loadStore: a client with a plan',
    'flow.resume (by a link to renew)',
  ),
  'an order that was looked for and does not exist': wayBy(
    'loadStore: a client without a plan',
    'plan.choose (on offer)',
    'quotePrice: placed elsewhere',
    'findOrder: none',
  ),
};

const ways: Readonly<Record<string, Way>> = {
  ...Object.fromEntries(
    goldenPaths(purchase).map(({ steps }, index) => [`path ${index + 1}`, steps.map(({ stimulus }) => stimulus)]),
  ),
  ...further,
};

function replayed(text: string): Replayed {
  const read = readTrace(text);
  if (read.kind === 'unreadable') throw new Error(read.problem);
  const answer = replay(config.subjects, read.trace);
  if (answer.kind === 'refused') throw new Error(answer.reason);
  return answer.replayed;
}

describe.each(Object.entries(ways))('the trace of %s', (_name, way) => {
  it('is replayed to the same states at each step and to the same veiled context at its end', async () => {
    const { recorder, actor } = await record(way);
    const { text } = traceOf(recorder);
    const again = replayed(text);
    expect(again.steps.filter(({ same }) => !same).map(({ entry }) => entry.event.type)).toEqual([]);
    expect([again.identical, again.last.snapshot.value]).toEqual([true, actor.getSnapshot().value]);
  });

  it('holds nothing that was typed, and no name, amount, key, number or moment of the client', async () => {
    const { recorder } = await record(way);
    const { text } = traceOf(recorder);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    const moments = new Set(text.match(/\d{4}-\d{2}-\d{2}T[\d:]+/g));
    // Those of the client are all veiled as one; a way on which nothing was answered holds none.
    moments.delete('2000-01-01T00:00:00');
    expect([...moments]).toEqual(['2026-11-21T10:00:00']);
  });
});

it.each(Object.entries(ways))(
  'a shortened trace of %s begins with a snapshot and is replayed all the same',
  async (_name, way) => {
    const { recorder } = await record(way);
    const { text } = traceOf(recorder);
    const shorter = recorder.take(text.length - 1);
    if (shorter === null) throw new Error('not even the last place fits');
    expect(shorter.trace.omitted).toBeGreaterThan(0);
    expect(replayed(shorter.text).identical).toBe(true);
  },
);

it('keeps no field that a replay could do without', async () => {
  const needless: string[] = [];
  for (const field of purchaseFlow.keeps.read) {
    const fewer = { ...purchaseFlow.keeps, read: purchaseFlow.keeps.read.filter((one) => one !== field) };
    if (!(await isReplayOtherWith(fewer))) needless.push(field);
  }
  expect(needless).toEqual([]);
});

async function isReplayOtherWith(keeps: Keeps): Promise<boolean> {
  for (const way of Object.values(ways)) {
    const { recorder } = await record(way, keeps);
    const answer = replay(config.subjects, traceOf(recorder).trace);
    if (answer.kind === 'refused' || !answer.replayed.identical) return true;
  }
  return false;
}
