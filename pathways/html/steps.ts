import type { Path } from '../cover.ts';
import type { DeclaredTransition } from '../declaredTransitions.ts';
import type { Graph } from '../explore.ts';
import { contextChanges } from '../goldenSuite.ts';
import type { Model, Stimulus } from '../model.ts';
import { valueText } from '../valueText.ts';
import { refusedStimuliAt, type Step } from '../walk.ts';
import { eventText, guardDetail } from './labels.ts';
import { html, type Markup } from './markup.ts';
import { anchorOf, type Visit } from './visits.ts';

export const pathList = (graph: Graph, paths: readonly Path[]): Markup =>
  html`${paths.map(({ first, steps }, index) => {
    const path = index + 1;
    const last = steps.at(-1)?.step ?? first;
    return html`<details class="path" data-path="${path}"><summary>Path ${path} <span>${steps.length} ${steps.length === 1 ? 'step' : 'steps'}, ends in ${statesText(last)}</span></summary><ol start="0">
${stepItem(graph, { path, step: 0 }, { stimulus: null, before: null, step: first })}${steps.map(
  ({ stimulus, step }, at) =>
    stepItem(graph, { path, step: at + 1 }, { stimulus, before: steps[at - 1]?.step ?? first, step }),
)}</ol></details>
`;
  })}`;

const statesText = ({ configuration: { snapshot } }: Step): string => valueText(snapshot.value);

interface WalkedStep {
  /** Null for the start of a path. */
  readonly stimulus: Stimulus | null;
  readonly before: Step | null;
  readonly step: Step;
}

function stepItem(graph: Graph, visit: Visit, happening: WalkedStep): Markup {
  const { stimulus, step } = happening;
  const anchor = anchorOf(visit);
  return html`<li id="${anchor}"><div class="line"><button type="button" data-path="${visit.path}" data-step="${visit.step}" tabindex="${visit.step === 0 ? 0 : -1}"><span class="what">${stimulus?.label ?? 'begins'}</span> <span class="to">${statesText(step)}</span></button><a class="link" href="#${anchor}" aria-label="Link to path ${visit.path}, step ${visit.step}">#</a></div>
${details(graph, happening)}</li>
`;
}

function details(graph: Graph, { stimulus, before, step }: WalkedStep): Markup {
  const { model, observed } = graph;
  const changes = contextChanges(before?.configuration.snapshot.context ?? {}, step.configuration.snapshot.context);
  const refused = refusedStimuliAt(model, step.configuration).map(({ label }) => label);
  return html`<dl class="details">${[
    part('Payload', stimulus === null ? [] : payloadOf(stimulus)),
    part(
      'Guards',
      step.taken.flatMap((id) => guardsOf(id, observed.declared)),
    ),
    part(
      'New in the context',
      changes.map(([way, value]) => valueItem(way, value)),
    ),
    part(
      'Asks',
      step.requests.map((request) => requestItem(model, request)),
    ),
    part(
      'Refused here',
      refused.length === 0 ? [] : [folded(`${refused.length} of what a person may try`, refused.join(', '))],
    ),
  ]}</dl>`;
}

const part = (name: string, items: readonly Markup[]): Markup =>
  items.length === 0 ? html`` : html`<div><dt>${name}</dt>${items.map((item) => html`<dd>${item}</dd>`)}</div>`;

function payloadOf({ event }: Stimulus): readonly Markup[] {
  const payload = Object.entries(event).filter(([name]) => name !== 'type' && name !== 'actorId');
  return payload.map(([name, value]) => valueItem(name, value));
}

function guardsOf(id: string, declared: readonly DeclaredTransition[]): readonly Markup[] {
  const taken = declared.find((one) => one.id === id);
  if (taken === undefined) return [];
  const alternatives = declared.filter(({ source, event }) => source === taken.source && event === taken.event);
  return alternatives
    .slice(0, alternatives.indexOf(taken) + 1)
    .filter(({ definition }) => definition.guard !== undefined)
    .map((one) => html`<b>${guardDetail(one)}</b> ${one === taken ? 'holds' : 'refuses'}, for ${eventText(one.event)}`);
}

function requestItem({ outcomes }: Model, { port, input }: Step['requests'][number]): Markup {
  const ends = (outcomes[port] ?? []).map(({ name }) => name);
  return html`<b>${port}</b>${input === null ? html`` : html` with ${jsonText(input)}`}<div class="dim">can end in: ${ends.join(', ') || 'nothing'}</div>`;
}

const valueItem = (name: string, value: unknown): Markup => html`<b>${name}</b> ${jsonText(value)}`;

/** In characters: longer values are folded. */
const maxInlineLength = 80;

function jsonText(value: unknown): Markup {
  const text = textOf(value);
  return text.length <= maxInlineLength
    ? html`<code>${text}</code>`
    : folded(`${text.slice(0, maxInlineLength)}…`, text);
}

const textOf = (value: unknown): string =>
  JSON.stringify(value instanceof Error ? { ...value, message: value.message } : value) ?? 'nothing';

/** In characters: a hundred complete stores would make the page slow. */
const maxUnfoldedLength = 4000;

function folded(summary: string, text: string): Markup {
  const more = text.length - maxUnfoldedLength;
  const shown = more > 0 ? `${text.slice(0, maxUnfoldedLength)}… (${more} more letters)` : text;
  return html`<details class="whole"><summary>${summary}</summary><code>${shown}</code></details>`;
}
