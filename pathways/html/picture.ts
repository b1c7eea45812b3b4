import type { Diagram, DrawnArrow, DrawnState } from './diagram.ts';
import { html, type Markup } from './markup.ts';
import type { Heat, Visits } from './visits.ts';

const heats: readonly Heat[] = ['none', 'signed', 'once', 'few', 'some', 'many'];

interface Seen {
  readonly visits: Visits;
  readonly heat: (id: string) => Heat;
}

/** The diagram as SVG: each state and each transition is coloured by how often the suite comes to it. */
export function picture({ width, height, states, arrows }: Diagram, seen: Seen): Markup {
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  return html`<svg id="picture" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="group" aria-label="State diagram">
<defs>${heats.map(
    (heat) =>
      html`<marker id="tip-${heat}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path class="tip ${heat}" d="M0 0 10 5 0 10z"/></marker>`,
  )}</defs>
${states.map((state) => drawState(state, seen))}
${arrows.map((arrow) => drawArrow(arrow, seen))}
</svg>`;
}

function drawState({ id, name, kind, x, y, width, height, depth }: DrawnState, { heat, visits }: Seen): Markup {
  if (kind === 'initial') return html`<circle class="initial" cx="${round(x + 6)}" cy="${round(y + 6)}" r="6"/>`;
  const isBox = kind === 'compound' || kind === 'parallel';
  const label = isBox
    ? { x: x + 12, y: y + 24, anchor: 'start' }
    : { x: x + width / 2, y: y + height / 2 + 5, anchor: 'middle' };
  const inner =
    kind === 'final'
      ? html`<path class="ring" d="M${round(x + 5)} ${round(y + 5)}h${round(width - 10)}v${round(height - 10)}h${round(10 - width)}z"/>`
      : html``;
  return html`<g class="state ${isBox ? 'box' : 'leaf'} ${kind} ${heat(id)}" style="--depth:${depth * 4}%" data-id="${id}" tabindex="0" role="button" aria-label="State ${id}, ${visits.get(id)?.length ?? 0} visits"><title>${id}: ${visits.get(id)?.length ?? 0} visits</title><rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="9"/>${inner}<text x="${round(label.x)}" y="${round(label.y)}" text-anchor="${label.anchor}">${kind === 'history' ? `${name} (history)` : name}</text></g>
`;
}

function drawArrow({ points, lines }: DrawnArrow, { heat, visits }: Seen): Markup {
  const way = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  if (lines.length === 0) return html`<path class="start" d="${way}"/>`;
  const hottest = heats.findLast((one) => lines.some(({ id }) => heat(id) === one)) ?? 'none';
  const arrow = lines.some(({ id }) => heat(id) === 'none') ? 'none' : hottest;
  return html`<g class="arrow ${arrow}" data-ids="${lines.map(({ id }) => id).join('\n')}"><path d="${way}" marker-end="url(#tip-${arrow})"/>${lines.map(
    ({ id, text, x, y }) =>
      html`<g class="transition ${heat(id)}" data-id="${id}" tabindex="0" role="button" aria-label="Transition ${id}, taken ${visits.get(id)?.length ?? 0} times"><title>${id}: taken ${visits.get(id)?.length ?? 0} times</title><text x="${round(x)}" y="${round(y)}">${text}<tspan class="count" dx="4">${visits.get(id)?.length ?? 0}</tspan></text></g>`,
  )}</g>
`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
