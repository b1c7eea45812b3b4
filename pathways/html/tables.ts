import type { Path } from '../cover.ts';
import type { Graph } from '../explore.ts';
import { isSigned, obligationsOf } from '../obligations.ts';
import { refusedAt } from '../probe.ts';
import { valueText } from '../valueText.ts';
import type { Configuration } from '../walk.ts';
import { eventText, guardText } from './labels.ts';
import { html, type Markup } from './markup.ts';
import type { Visit, Visits } from './visits.ts';

/** Every declared transition: where from, by what, where to, and how often it is taken. */
export function transitionTable({ observed, model }: Graph, visits: Visits): Markup {
  const rows = observed.declared.map((one) => {
    const found = visits.get(one.id) ?? [];
    return html`<tr id="${one.id}" class="${found.length === 0 && !isSigned(model, one.id) ? 'uncovered' : ''}"><td>${one.source}</td><td>${eventText(one.event)}</td><td>${guardText(one)}</td><td>${one.targets.join(', ') || 'stays'}</td><td class="number">${found.length}</td><td>${model.unreachable?.[one.id] ?? visitLinks(found)}</td></tr>
`;
  });
  return html`<table><caption>Declared transitions</caption><thead><tr><th scope="col">From</th><th scope="col">When</th><th scope="col">Guard</th><th scope="col">To</th><th scope="col" class="number">Taken</th><th scope="col">Where</th></tr></thead><tbody>${rows}</tbody></table>`;
}

/** Guards with both of their answers, and whether the suite meets each. */
export function guardTable({ observed }: Graph, missing: ReadonlySet<string>): Markup {
  const rows = observed.declared
    .filter(({ definition }) => definition.guard !== undefined)
    .map(
      (one) =>
        html`<tr><td>${one.source}</td><td>${eventText(one.event)}</td><td>${guardText(one)}</td>${answer(missing.has(`${one.id} holds`))}${answer(missing.has(`${one.id} refuses`))}</tr>
`,
    );
  return html`<table><caption>Guards</caption><thead><tr><th scope="col">From</th><th scope="col">When</th><th scope="col">Guard</th><th scope="col">Holds</th><th scope="col">Refuses</th></tr></thead><tbody>${rows}</tbody></table>`;
}

/** The ways in which ports can end, and whether the suite lets each happen. */
export function portTable({ model, observed }: Graph, missing: ReadonlySet<string>): Markup {
  const rows = obligationsOf(model, observed).ports.map((id) => {
    const [port = '', ...end] = id.split(': ');
    return html`<tr><td>${port}</td><td>${end.join(': ')}</td>${answer(missing.has(id))}</tr>
`;
  });
  return html`<table><caption>Ends of ports</caption><thead><tr><th scope="col">Port</th><th scope="col">How it ends</th><th scope="col">Covered</th></tr></thead><tbody>${rows}</tbody></table>`;
}

const answer = (isMissing: boolean): Markup =>
  isMissing ? html`<td class="uncovered">no</td>` : html`<td class="yes">yes</td>`;

/** Every path as a list of steps that can be walked. */
export const pathList = (graph: Graph, paths: readonly Path[]): Markup =>
  html`${paths.map(
    (
      { first, steps },
      index,
    ) => html`<details class="path" data-path="${index + 1}"><summary>Path ${index + 1} <span>${steps.length} ${steps.length === 1 ? 'step' : 'steps'}, ends in ${configurationText(steps.at(-1)?.step.configuration ?? first.configuration)}</span></summary><ol start="0">
${stepItem(graph, { path: index + 1, step: 0 }, 'begins', first.configuration)}${steps.map(({ stimulus, step }, at) =>
  stepItem(graph, { path: index + 1, step: at + 1 }, stimulus.label, step.configuration),
)}</ol></details>
`,
  )}`;

const configurationText = ({ snapshot }: Configuration): string => valueText(snapshot.value);

function stepItem(graph: Graph, visit: Visit, what: string, configuration: Configuration): Markup {
  const refused = refusedAt(graph.model, configuration).map(({ label }) => label);
  const probed =
    refused.length === 0
      ? html``
      : html`<details class="refused"><summary>${refused.length} refused</summary>${refused.join(', ')}</details>`;
  return html`<li id="p${visit.path}s${visit.step}"><button type="button" data-path="${visit.path}" data-step="${visit.step}"><span class="what">${what}</span> <span class="to">${configurationText(configuration)}</span></button>${probed}</li>
`;
}

/** Links to the first steps of many. */
function visitLinks(visits: readonly Visit[]): Markup {
  const most = 4;
  const links = visits.slice(0, most).map(({ path, step }) => html`<a href="#p${path}s${step}">${path}.${step}</a> `);
  return html`${links}${visits.length > most ? html`and ${visits.length - most} more` : html``}`;
}
