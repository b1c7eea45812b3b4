const { visits } = JSON.parse(document.getElementById('data').textContent);
const frame = document.querySelector('.frame');
const drawing = document.getElementById('picture');
const chosen = document.getElementById('chosen');
/** Below this scale the texts of transitions are illegible: only names are drawn, larger. */
const readable = 0.72;
let scale = 1;

const drawn = (id) => [...drawing.querySelectorAll('[data-id]')].filter((element) => element.dataset.id === id);
const arrowsOf = (id) =>
  [...drawing.querySelectorAll('.arrow')].filter((element) => element.dataset.ids.split('\n').includes(id));

function mark(ids, name) {
  for (const element of drawing.querySelectorAll(`.${name}`)) element.classList.remove(name);
  for (const element of ids.flatMap((id) => [...drawn(id), ...arrowsOf(id)])) element.classList.add(name);
}

function zoomTo(wanted) {
  const { width, height } = drawing.viewBox.baseVal;
  const before = scale;
  const middle = { x: frame.scrollLeft + frame.clientWidth / 2, y: frame.scrollTop + frame.clientHeight / 2 };
  scale = Math.min(2.5, Math.max(0.1, wanted));
  drawing.setAttribute('width', String(Math.round(width * scale)));
  drawing.setAttribute('height', String(Math.round(height * scale)));
  drawing.style.setProperty('--scale', String(scale));
  drawing.classList.toggle('far', scale < readable);
  frame.scrollLeft = (middle.x * scale) / before - frame.clientWidth / 2;
  frame.scrollTop = (middle.y * scale) / before - frame.clientHeight / 2;
}

function showAll() {
  const { width, height } = drawing.viewBox.baseVal;
  zoomTo(Math.min(1, (frame.clientWidth - 4) / width, (frame.clientHeight - 4) / height));
}

function bringIntoFrame(element) {
  if (element === undefined) return;
  const box = element.getBoundingClientRect();
  const around = frame.getBoundingClientRect();
  frame.scrollLeft += box.left - around.left - (around.width - box.width) / 2;
  frame.scrollTop += box.top - around.top - Math.max(0, around.height - box.height) / 2;
}

function choose(id) {
  mark([id], 'chosen');
  const found = visits[id] ?? [];
  chosen.textContent = found.length === 0 ? `${id}: the suite never comes here.` : `${id}: `;
  for (const { path, step } of found) {
    const link = document.createElement('a');
    link.href = `#path-${path}-step-${step}`;
    link.textContent = `${path}.${step}`;
    chosen.append(link, ' ');
  }
}

const zooms = {
  in: () => zoomTo(scale * 1.25),
  out: () => zoomTo(scale / 1.25),
  all: showAll,
  read: () => zoomTo(0.95),
};
const zoomKeys = { '+': 'in', '=': 'in', '-': 'out', 0: 'all', 1: 'read' };

for (const button of document.querySelectorAll('[data-zoom]')) {
  button.addEventListener('click', () => zooms[button.dataset.zoom]());
}

frame.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const element = event.target.closest('[data-id]');
  if (element !== null && (event.key === 'Enter' || event.key === ' ')) choose(element.dataset.id);
  else if (zoomKeys[event.key] !== undefined) zooms[zoomKeys[event.key]]();
  else return;
  event.preventDefault();
});

frame.addEventListener(
  'wheel',
  (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomTo(scale * (event.deltaY < 0 ? 1.1 : 1 / 1.1));
  },
  { passive: false },
);

// Only a mouse needs this: the browser scrolls by touch and by wheel.
let drag = null;
let dragged = false;
frame.addEventListener('pointerdown', (event) => {
  dragged = false;
  if (event.pointerType === 'mouse' && event.button === 0) drag = { x: event.clientX, y: event.clientY };
});
addEventListener('pointermove', (event) => {
  if (drag === null) return;
  const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!dragged && Math.hypot(x, y) < 5) return;
  dragged = true;
  frame.scrollLeft -= x;
  frame.scrollTop -= y;
  drag = { x: event.clientX, y: event.clientY };
});
addEventListener('pointerup', () => {
  drag = null;
});
frame.addEventListener('click', ({ target }) => {
  const element = target.closest('[data-id]');
  if (element !== null && !dragged) choose(element.dataset.id);
});

document.addEventListener('step', ({ detail: { takes, taken, states } }) => {
  mark(taken, 'then');
  mark([...takes, ...states], 'now');
  bringIntoFrame(states.flatMap(drawn).at(-1));
});

showAll();
if (scale < readable) zoomTo(0.95);
