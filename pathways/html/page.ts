import { readFileSync } from 'node:fs';
import type { Path } from '../cover.ts';
import type { Graph } from '../explore.ts';
import type { CoveredCount } from '../measure.ts';
import type { Report } from '../report.ts';
import { activeNodes } from '../walk.ts';
import { layOut } from './diagram.ts';
import { drawDiagram } from './drawDiagram.ts';
import { html, Markup, scriptData } from './markup.ts';
import { pathList } from './steps.ts';
import { guardTable, portTable, transitionTable } from './tables.ts';
import { heatOf, visitsOf } from './visits.ts';

const readAsset = (name: string): Markup => new Markup(readFileSync(new URL(`./${name}`, import.meta.url), 'utf8'));

/** `at` is ISO 8601; `commit` is null outside git. */
export interface Provenance {
  readonly at: string;
  readonly commit: string | null;
}

/** A single self-contained document. */
export async function reportPage(
  graph: Graph,
  report: Report,
  paths: readonly Path[],
  made: Provenance,
): Promise<string> {
  const visits = visitsOf(paths);
  const missing = new Set(report.missing);
  const diagram = await layOut(graph.observed.machine);
  const drawn = drawDiagram(diagram, { visits, heat: (id) => heatOf(graph, visits, id) });
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Paths of ${report.flow}</title>
<style>${readAsset('page.css')}${readAsset('diagram.css')}${readAsset('steps.css')}</style>
</head>
<body>
<a class="skip" href="#paths">To the paths</a>
<header><h1>Paths of <em>${report.flow}</em></h1>${provenanceText(made)}${verdictParagraph(report)}${figures(report)}</header>
<main>
<div class="walk">
<section class="paths" aria-labelledby="paths"><h2 id="paths">Paths</h2>
<p class="dim">Each step says what happens and where it leads. Choose one, or go from one to the next by the arrow keys.</p>
<div class="search"><label for="search">Search steps, states and events</label><input id="search" type="search" autocomplete="off" spellcheck="false"><output id="found" for="search"></output></div>
${pathList(graph, paths)}</section>
<section class="diagram" aria-labelledby="diagram"><h2 id="diagram">Diagram</h2>
<div class="now"><button type="button" id="previous">Previous</button><p id="now" role="status"></p><button type="button" id="next">Next</button></div>
<div class="frame" tabindex="0" role="region" aria-label="State diagram: scroll or drag it, plus and minus zoom, 0 shows all of it">${drawn}</div>
${tools}
<p id="chosen" role="status">Choose a state or a transition to see where the suite comes to it.</p>
</section>
</div>
<section aria-labelledby="tables"><h2 id="tables">What is declared</h2>
${missingList(report)}${acceptedList(graph)}
<div class="table">${transitionTable(graph, visits)}</div>
<div class="table">${guardTable(graph, missing)}</div>
<div class="table">${portTable(graph, missing)}</div>
</section>
</main>
<script type="application/json" id="data">${scriptData({ paths: paths.map(walkData), visits: Object.fromEntries(visits) })}</script>
${['diagram.js', 'steps.js', 'search.js'].map(
  (name) => html`<script type="module">${readAsset(name)}</script>
`,
)}</body>
</html>
`.text;
}

const provenanceText = ({ at, commit }: Provenance): Markup =>
  html`<p class="dim">Made <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>${commit === null ? '' : html` of commit <code>${commit}</code>`}.</p>`;

function verdictParagraph({ missing, paths, steps, longest, criterion, seconds }: Report): Markup {
  const size = `${paths} paths, ${steps} steps, the longest ${longest}; criterion: ${criterion}; found in ${seconds} s.`;
  return missing.length === 0
    ? html`<p class="verdict good"><strong>Everything declared is covered.</strong> ${size}</p>`
    : html`<p class="verdict bad"><strong>${missing.length} declared ${missing.length === 1 ? 'thing is' : 'things are'} not covered.</strong> ${size}</p>`;
}

const figures = ({ states, transitions, guards, ports, events, pairs }: Report): Markup =>
  html`<dl class="figures">${Object.entries({ states, transitions, guards, ports, events, pairs }).map(([name, share]) => figure(name, share))}</dl>`;

const figure = (name: string, { covered, total }: CoveredCount): Markup =>
  html`<div><dt>${name}</dt><dd><b>${covered}</b> of ${total}<meter min="0" max="${Math.max(1, total)}" value="${covered}">${covered} of ${total}</meter></dd></div>`;

const tools = html`<div class="tools"><ul class="legend" aria-label="Legend: how often the suite comes there"><li class="none">never</li><li class="signed">signed as unreachable</li><li class="once">once</li><li class="few">2 or 3 times</li><li class="some">4 to 9</li><li class="many">10 and more</li></ul><div class="zoom"><button type="button" data-zoom="out" aria-label="Smaller">−</button><button type="button" data-zoom="all">All</button><button type="button" data-zoom="read">Readable</button><button type="button" data-zoom="in" aria-label="Larger">+</button></div></div>`;

const missingList = ({ missing }: Report): Markup =>
  missing.length === 0
    ? html`<p>Nothing declared is missing.</p>`
    : html`<h3>Missing</h3><ul>${missing.map((id) => html`<li>${id}</li>`)}</ul>`;

const acceptedList = ({ model }: Graph): Markup => {
  const signed = Object.entries(model.unreachable ?? {});
  if (signed.length === 0) return html``;
  return html`<h3>Signed as unreachable</h3><ul>${signed.map(([id, reason]) => html`<li>${id}: ${reason}</li>`)}</ul>`;
};

const walkData = ({ first, steps }: Path) =>
  [{ what: 'begins', step: first }, ...steps.map(({ stimulus, step }) => ({ what: stimulus.label, step }))].map(
    ({ what, step }) => ({
      what,
      takes: step.taken,
      states: activeNodes(step.configuration.snapshot).map(({ id }) => id),
    }),
  );
