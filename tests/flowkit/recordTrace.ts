import { type AnyActor, createActor } from 'xstate';
import { maxTraceLength } from '#contract/calls/trace.ts';
import type { Flow } from '#machines/kit/flow.ts';
import type { Model, Stimulus } from '#pathways/model.ts';
import { readTrace, type Trace } from '#pathways/trace/format.ts';
import { Recorder } from '#pathways/trace/record.ts';
import type { Allowlist } from '#pathways/trace/redaction.ts';
import { type Replayed, replay } from '#pathways/trace/replay.ts';
import { traceSettingsOf } from '#src/runs/traceSettings.ts';
import { HeldPorts, holdAll } from '#tests/machines/heldPorts.ts';
import config from '../../pathways.config.ts';
import { applyStimulus } from '../machines/heldPorts.ts';

/** A clock that advances by 250 ms with each reading. */
const movingClock = () => {
  let at = Date.parse('2026-11-21T10:00:00Z');
  return () => {
    at += 250;
    return new Date(at);
  };
};

const models: Readonly<Record<string, Model>> = config.models;

function modelOf(flow: string): Model {
  const model = models[flow];
  if (model === undefined) throw new Error(`${flow} has no model`);
  return model;
}

export const clientPageContext = { language: 'ja', time_zone: 'Asia/Tokyo' } as const;

/** Runs a sequence of stimuli on a flow's machine and records it. Calls `look` after each. */
export async function recordTrace(
  flow: Flow,
  way: readonly Stimulus[],
  allowlist: Allowlist = flow.allowlist,
  look: (recorder: Recorder, happened: Stimulus) => void = () => {},
): Promise<{ readonly recorder: Recorder; readonly actor: AnyActor }> {
  const ports = new HeldPorts();
  const recorder = new Recorder(traceSettingsOf({ ...flow, allowlist }), movingClock(), () => clientPageContext);
  const actor: AnyActor = createActor(holdAll(flow.machine, ports), {
    input: modelOf(flow.id).input,
    inspect: recorder.inspect,
  }).start();
  for (const stimulus of way) {
    await applyStimulus(actor, ports, stimulus);
    look(recorder, stimulus);
  }
  return { recorder, actor };
}

export function replayTrace(text: string): Replayed {
  const read = readTrace(text);
  if (read.kind === 'unreadable') throw new Error(read.problem);
  const answer = replay(config.subjects, read.trace);
  if (answer.kind === 'refused') throw new Error(answer.reason);
  return answer.replayed;
}

/** Throws if nothing was recorded. */
export function traceOf(recorder: Recorder): { readonly trace: Trace; readonly text: string } {
  const given = recorder.take(maxTraceLength);
  if (given === null) throw new Error('nothing was recorded');
  return given;
}
