import { type Diagram, type DrawnArrow, type DrawnState, lineHeight } from './diagram.ts';
import { html, type Markup } from './markup.ts';
import type { Heat, Visits } from './visits.ts';

const heats: readonly Heat[] = ['none', 'signed', 'once', 'few', 'some', 'many'];

interface VisitHeat {
  readonly visits: Visits;
  readonly heat: (id: string) => Heat;
}

/** Draws arrows above the boxes that they cross and below the texts of transitions. */
export function drawDiagram({ width, height, states, arrows }: Diagram, seen: VisitHeat): Markup {
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  return html`<svg id="picture" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="group" aria-label="State diagram">
<defs>${heats.map(
    (heat) =>
      html`<marker id="tip-${heat}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path class="tip ${heat}" d="M0 0 10 5 0 10z"/></marker>`,
  )}</defs>
${states.filter(isBox).map((state) => drawState(state, seen))}
${arrows.map((arrow) => drawArrow(arrow, seen))}
${states.map((state) => [isBox(state) ? [] : drawState(state, seen), state.lines.map((line) => drawLine(line, state, seen))])}
</svg>`;
}

const isBox = ({ kind }: DrawnState): boolean => kind === 'compound' || kind === 'parallel';

function drawState(state: DrawnState, { heat, visits }: VisitHeat): Markup {
  const { id, name, kind, x, y, width, height, depth } = state;
  if (kind === 'initial') return html`<circle class="initial" cx="${round(x + 6)}" cy="${round(y + 6)}" r="6"/>`;
  const count = visits.get(id)?.length ?? 0;
  const inner =
    kind === 'final'
      ? html`<path class="ring" d="M${round(x + 5)} ${round(y + 5)}h${round(width - 10)}v${round(height - 10)}h${round(10 - width)}z"/>`
      : html``;
  return html`<g class="state ${isBox(state) ? 'box' : 'leaf'} ${kind} ${heat(id)}" style="--depth:${depth * 4}%" data-id="${id}" tabindex="0" role="button" aria-label="State ${id}, ${count} visits"><title>${id}: ${count} visits</title><rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="9"/>${inner}<text class="name" x="${round(x + 12)}" y="${round(y + 8)}">${kind === 'history' ? `${name} (history)` : name}</text></g>
`;
}

function drawLine(
  { id, text, x, y }: DrawnState['lines'][number],
  state: DrawnState,
  { heat, visits }: VisitHeat,
): Markup {
  const count = visits.get(id)?.length ?? 0;
  return html`<g class="transition ${heat(id)}" data-id="${id}" tabindex="0" role="button" aria-label="Transition ${id}, taken ${count} times"><title>${id}: taken ${count} times</title><rect class="reach" x="${round(state.x + 5)}" y="${round(y - 13)}" width="${round(state.width - 10)}" height="${lineHeight}" rx="4"/><text x="${round(x)}" y="${round(y)}">${text}<tspan class="count" dx="6">${count}</tspan></text></g>
`;
}

function drawArrow({ points, ids }: DrawnArrow, { heat }: VisitHeat): Markup {
  const way = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  if (ids.length === 0) return html`<path class="start" d="${way}"/>`;
  const hottest = heats.findLast((one) => ids.some((id) => heat(id) === one)) ?? 'none';
  const arrow = ids.some((id) => heat(id) === 'none') ? 'none' : hottest;
  return html`<g class="arrow ${arrow}" data-ids="${ids.join('\n')}"><path d="${way}" marker-end="url(#tip-${arrow})"/></g>
`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
