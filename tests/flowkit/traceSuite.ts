import { describe, expect, it } from 'vitest';
import type { Stimulus } from '#pathways/model.ts';
import type { Allowlist } from '#pathways/trace/redaction.ts';
import { replay } from '#pathways/trace/replay.ts';
import { beginWalk, stimuliAt, takeStep } from '#pathways/walk.ts';
import config from '../../pathways.config.ts';
import { goldenPaths } from './goldenSuite.ts';
import { recordTrace, replayTrace, traceOf } from './recordTrace.ts';
import type { TestedFlow } from './testedFlow.ts';

type Stimuli = readonly Stimulus[];

function stimuliByLabels({ flow, model }: TestedFlow, labels: readonly string[]): Stimuli {
  let { configuration } = beginWalk(flow.machine, model);
  return labels.map((label) => {
    const stimulus = stimuliAt(model, configuration).find((one) => one.label === label);
    if (stimulus === undefined) throw new Error(`${label} cannot happen here`);
    configuration = takeStep(flow.machine, configuration, stimulus).configuration;
    return stimulus;
  });
}

export function traceSuite(tested: TestedFlow): void {
  const { flow } = tested;
  const { secrets, further = {} } = tested.traces;
  const ways: Readonly<Record<string, Stimuli>> = {
    ...Object.fromEntries(
      goldenPaths(tested).map(({ steps }, index) => [`path ${index + 1}`, steps.map(({ stimulus }) => stimulus)]),
    ),
    ...Object.fromEntries(Object.entries(further).map(([name, labels]) => [name, stimuliByLabels(tested, labels)])),
  };

  describe.each(Object.entries(ways))('the trace of %s', (_name, way) => {
    it('a trace replays to the same states and the same redacted context, at whichever step it ends [SUP-04]', async () => {
      const { recorder, actor } = await recordTrace(flow, way);
      const again = replayTrace(traceOf(recorder).text);
      expect(again.steps.filter(({ same }) => !same).map(({ entry }) => entry.event.type)).toEqual([]);
      expect(again.last.snapshot.value).toEqual(actor.getSnapshot().value);
      expect(await otherwiseReplayed(way, flow.allowlist)).toEqual([]);
    });

    it('a trace contains no user input and no name, amount, key, number or time of the client [SUP-02]', async () => {
      const { recorder } = await recordTrace(flow, way);
      const { text } = traceOf(recorder);
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      const moments = new Set(text.match(/\d{4}-\d{2}-\d{2}T[\d:]+/g));
      // All client moments are redacted to this one; a path without answers contains none.
      moments.delete('2000-01-01T00:00:00');
      expect([...moments]).toEqual(['2026-11-21T10:00:00']);
    });

    it('a shortened trace replays identically from its snapshot', async () => {
      const { recorder } = await recordTrace(flow, way);
      const { text } = traceOf(recorder);
      const shorter = recorder.take(text.length - 1);
      if (shorter === null) throw new Error('not even the last configuration fits');
      expect(shorter.trace.omitted).toBeGreaterThan(0);
      expect(replayTrace(shorter.text).identical).toBe(true);
    });
  });

  it('every field that the allowlist keeps is needed for an identical replay', async () => {
    const needless: string[] = [];
    for (const field of flow.allowlist.read) {
      const fewer = { ...flow.allowlist, read: flow.allowlist.read.filter((one) => one !== field) };
      if (!(await isReplayOtherWith(fewer))) needless.push(field);
    }
    expect(needless).toEqual([]);
  });

  async function isReplayOtherWith(allowlist: Allowlist): Promise<boolean> {
    for (const way of Object.values(ways)) if ((await otherwiseReplayed(way, allowlist)).length > 0) return true;
    return false;
  }

  /** The steps of a path after which a reported trace would replay differently. */
  async function otherwiseReplayed(way: Stimuli, allowlist: Allowlist): Promise<readonly string[]> {
    const otherwise: string[] = [];
    await recordTrace(flow, way, allowlist, (recorder, { label }) => {
      const answer = replay(config.subjects, traceOf(recorder).trace);
      if (answer.kind === 'refused' || !answer.replayed.identical) otherwise.push(label);
    });
    return otherwise;
  }
}
