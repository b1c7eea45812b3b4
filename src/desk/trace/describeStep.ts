import { msg } from '@lingui/core/macro';
import type { AnyEventObject } from 'xstate';
import { faultOf } from '#machines/kit/fault.ts';
import { acceptedEventTypes } from '#pathways/trace/acceptedEvents.ts';
import type { TraceEntry } from '#pathways/trace/format.ts';
import type { ReplayedStep } from '#pathways/trace/replay.ts';
import { entryText } from '#pathways/trace/replayText.ts';
import { type AnyStepRows, isEventRow, type Payload, type StepRow } from '../../flowkit/steps/rows.ts';
import { doneMessage, type StepFormatter } from '../../flowkit/steps/stepFormatter.ts';

/** `failed` if the step did not do what the user wanted. */
export interface StepDescription {
  readonly by: StepRow['by'];
  readonly text: string;
  readonly failed: boolean;
}

/** A step without a row appears under its technical name. */
export function describeStep(rows: AnyStepRows, entry: TraceEntry, teller: StepFormatter): StepDescription {
  const [, end, question] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(entry.event.type) ?? [];
  const name = question ?? entry.event.type;
  const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
  if (row === undefined) return { by: 'page', text: entryText(entry), failed: end === 'error' };
  const { text, failed } = end === 'error' ? faultResult(entry, teller) : resultOfRow(row, entry, teller);
  const words = end === 'done' && 'left' in row && isLeft(entry.event.output) ? row.left : row.did;
  return { by: row.by, text: withDetail(teller.say(words), text, teller), failed };
}

/** Whether a part of the page ended early: without output, or only with what was typed so far. */
const isLeft = (output: unknown): boolean => (output ?? null) === null || payloadOf(output).kind === 'left';

interface RowResult {
  readonly text: string | null;
  readonly failed: boolean;
}

const faultResult = ({ event }: TraceEntry, { fault }: StepFormatter): RowResult => ({
  text: fault(faultOf(event.error)),
  failed: true,
});

function resultOfRow(row: StepRow, { event }: TraceEntry, teller: StepFormatter): RowResult {
  if (isEventRow(row)) return { text: 'detail' in row ? row.detail(event, teller) : null, failed: false };
  if (row.by === 'clock' || 'left' in row) return { text: null, failed: false };
  return row.answer?.(payloadOf(event.output), teller) ?? { text: teller.say(doneMessage), failed: false };
}

const payloadOf = (value: unknown): Payload => (typeof value === 'object' && value !== null ? { ...value } : {});

const withDetail = (did: string, text: string | null, { say }: StepFormatter): string =>
  text === null ? did : say(msg`${did}: ${text}`);

export function describeNextSteps(
  rows: AnyStepRows,
  configuration: ReplayedStep['configuration'],
  { say }: Pick<StepFormatter, 'say'>,
): readonly string[] {
  const events = Object.entries(rows).flatMap(([type, row]): readonly AnyEventObject[] => {
    if (!isEventRow(row)) return [];
    return 'tries' in row ? sampleEventsOf(row, configuration) : [{ type }];
  });
  return acceptedEventTypes(configuration, events).flatMap((type) => {
    const row = rows[type];
    return row !== undefined && isEventRow(row) ? [say(row.can)] : [];
  });
}

function sampleEventsOf({ tries }: Extract<StepRow, { tries: unknown }>, { snapshot }: ReplayedStep['configuration']) {
  try {
    return tries(snapshot.context);
  } catch {
    // A trace is untrusted: its context may lack what is read here.
    return [];
  }
}
