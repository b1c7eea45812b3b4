import type { Graph } from '../explore.ts';
import { isAcceptedUnreachable, obligationsOf } from '../obligations.ts';
import { eventText, guardText } from './labels.ts';
import { html, type Markup } from './markup.ts';
import { anchorOf, type Visit, type Visits } from './visits.ts';

export function transitionTable({ observed, model }: Graph, visits: Visits): Markup {
  const rows = observed.declared.map((one) => {
    const found = visits.get(one.id) ?? [];
    return html`<tr id="${one.id}" class="${found.length === 0 && !isAcceptedUnreachable(model, one.id) ? 'uncovered' : ''}"><td>${one.source}</td><td>${eventText(one.event)}</td><td>${guardText(one)}</td><td>${one.targets.join(', ') || 'stays'}</td><td class="number">${found.length}</td><td>${model.unreachable?.[one.id] ?? visitLinks(found)}</td></tr>
`;
  });
  return html`<table><caption>Declared transitions</caption><thead><tr><th scope="col">From</th><th scope="col">When</th><th scope="col">Guard</th><th scope="col">To</th><th scope="col" class="number">Taken</th><th scope="col">Where</th></tr></thead><tbody>${rows}</tbody></table>`;
}

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

function visitLinks(visits: readonly Visit[]): Markup {
  const most = 4;
  const links = visits
    .slice(0, most)
    .map(({ path, step }) => html`<a href="#${anchorOf({ path, step })}">${path}.${step}</a> `);
  return html`${links}${visits.length > most ? html`and ${visits.length - most} more` : html``}`;
}
