import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type FetchedTrace,
  isArgumentError,
  type PathwaysConfig,
  readPathwaysConfig,
  readTraceStore,
} from './config.ts';
import { acceptedEventTypes } from './trace/acceptedEvents.ts';
import { readTrace, type Trace } from './trace/format.ts';
import { type Replayed, replay } from './trace/replay.ts';
import { entryText, refusalText, replayMermaid, replayText } from './trace/replayText.ts';
import { valueText } from './valueText.ts';

const usage = 'Usage: npm run replay -- <support code or file> [--json | --as mermaid]';

type OutputFormat = 'text' | 'json' | 'mermaid';

function readArguments(): { readonly from: string; readonly form: OutputFormat } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, as: { type: 'string' } },
  });
  const [from, ...rest] = positionals;
  const isForm = values.as === undefined || (values.as === 'mermaid' && !values.json);
  if (from === undefined || rest.length > 0 || !isForm) throw new Error(usage);
  if (values.json) return { from, form: 'json' };
  return { from, form: values.as === undefined ? 'text' : 'mermaid' };
}

async function fetchText(from: string, config: PathwaysConfig): Promise<FetchedTrace> {
  if (statSync(from, { throwIfNoEntry: false })?.isFile())
    return { kind: 'found', code: '', storedAt: '', text: readFileSync(from, 'utf8') };
  const fetchTrace = await readTraceStore(config);
  return fetchTrace(from, process.env);
}

/** Only events without payload. */
function nextAfter({ models }: PathwaysConfig, { flow }: Trace, { last }: Replayed): readonly string[] {
  const plain = (models[flow]?.events ?? []).filter(({ event }) => Object.keys(event).length === 1);
  return acceptedEventTypes(
    last,
    plain.map(({ event }) => event),
  );
}

function asJson(trace: Trace, replayed: Replayed, next: readonly string[], found: { code: string; storedAt: string }) {
  const { flow, version, structure, began, omitted, page } = trace;
  return JSON.stringify({
    flow,
    version,
    structure,
    ...(found.code !== '' && { code: found.code, stored: found.storedAt }),
    began,
    omitted,
    ...(page !== undefined && { page }),
    steps: replayed.steps.map(({ entry, configuration, same }) => ({
      at: entry.at,
      what: entryText(entry),
      event: entry.event,
      to: configuration.snapshot.value,
      states: valueText(configuration.snapshot.value),
      same,
    })),
    end: { value: replayed.last.snapshot.value, context: replayed.last.snapshot.context },
    next,
    identical: replayed.identical,
  });
}

async function run(): Promise<number> {
  const { from, form } = readArguments();
  const config = await readPathwaysConfig();
  const found = await fetchText(from, config);
  if (found.kind === 'failed') throw new Error(found.problem);
  const read = readTrace(found.text);
  if (read.kind === 'unreadable') throw new Error(`This is not a trace: ${read.problem}`);
  const answer = replay(config.subjects, read.trace);
  if (answer.kind === 'refused') throw new Error(refusalText(answer));
  const { replayed } = answer;
  const next = nextAfter(config, read.trace, replayed);
  const forms = {
    text: () => replayText(read.trace, replayed, next),
    json: () => asJson(read.trace, replayed, next, found),
    mermaid: () => replayMermaid(replayed),
  } satisfies Record<OutputFormat, () => string>;
  console.log(forms[form]());
  return replayed.identical ? 0 : 1;
}

run().then(
  (code) => {
    process.exitCode = code;
  },
  (cause: unknown) => {
    console.error(cause instanceof Error ? cause.message : String(cause));
    if (isArgumentError(cause)) console.error(usage);
    process.exitCode = 2;
  },
);
