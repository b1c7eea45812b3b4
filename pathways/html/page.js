// The script of the report: chooses states, transitions and steps, and shows each in the diagram.
const { paths, visits } = JSON.parse(document.getElementById('data').textContent);
const frame = document.querySelector('.frame');
const drawing = document.getElementById('picture');
const walk = document.getElementById('walk');
const chosen = document.getElementById('chosen');
let at = null;

const drawn = (id) => [...drawing.querySelectorAll('[data-id]')].filter((element) => element.dataset.id === id);
const clear = (...names) => {
  for (const name of names) for (const element of document.querySelectorAll(`.${name}`)) element.classList.remove(name);
};

function showStep(path, step) {
  const found = paths[path - 1]?.[step];
  if (found === undefined) return;
  at = { path, step };
  clear('now', 'then', 'current');
  for (const id of paths[path - 1].slice(0, step).flatMap(({ takes }) => takes)) mark(id, 'then');
  for (const id of found.takes) mark(id, 'now');
  for (const id of found.states) mark(id, 'now');
  const line = document.getElementById(`p${path}s${step}`);
  line.closest('details.path').open = true;
  line.querySelector('button').classList.add('current');
  walk.hidden = false;
  const leads = line.querySelector('.to').textContent;
  document.getElementById('now').textContent = `Path ${path}, step ${step}: ${found.what} → ${leads}`;
  document.getElementById('previous').disabled = step === 0;
  document.getElementById('next').disabled = step === paths[path - 1].length - 1;
  if (scale < 0.7) zoomTo(0.8);
  bringIntoFrame(found.states.flatMap(drawn).at(-1));
}

function mark(id, name) {
  for (const element of drawn(id)) {
    element.classList.add(name);
    element.closest('.arrow')?.classList.add(name);
  }
}

function bringIntoFrame(element) {
  if (element === undefined) return;
  const box = element.getBoundingClientRect();
  const around = frame.getBoundingClientRect();
  frame.scrollLeft += box.left - around.left - (around.width - box.width) / 2;
  frame.scrollTop += box.top - around.top - Math.max(0, around.height - box.height) / 2;
}

function choose(id) {
  clear('chosen');
  for (const element of drawn(id)) element.classList.add('chosen');
  const found = visits[id] ?? [];
  chosen.textContent = found.length === 0 ? `${id}: the suite never comes here.` : `${id}: `;
  for (const { path, step } of found) {
    const link = document.createElement('button');
    link.type = 'button';
    link.textContent = `${path}.${step}`;
    link.title = `Path ${path}, step ${step}`;
    link.addEventListener('click', () => showStep(path, step));
    chosen.append(link, ' ');
  }
}

let scale = 1;
function zoomTo(wanted) {
  const { width, height } = drawing.viewBox.baseVal;
  scale = Math.min(2, Math.max(0.1, wanted));
  drawing.setAttribute('width', String(Math.round(width * scale)));
  drawing.setAttribute('height', String(Math.round(height * scale)));
}
const toWidth = () => zoomTo((frame.clientWidth - 2) / drawing.viewBox.baseVal.width);
const zooms = { in: () => zoomTo(scale * 1.25), out: () => zoomTo(scale / 1.25), fit: toWidth };

document.addEventListener('click', ({ target }) => {
  const zoom = target.closest('[data-zoom]');
  if (zoom !== null) zooms[zoom.dataset.zoom]();
  const step = target.closest('button[data-step]');
  if (step !== null) showStep(Number(step.dataset.path), Number(step.dataset.step));
  const [, path, number] = /^#p(\d+)s(\d+)$/.exec(target.getAttribute('href') ?? '') ?? [];
  if (path !== undefined) showStep(Number(path), Number(number));
  const element = target.closest('#picture [data-id]');
  if (element !== null) choose(element.dataset.id);
});
document.addEventListener('keydown', (event) => {
  const element = event.target.closest?.('#picture [data-id]');
  if (element && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    choose(element.dataset.id);
  }
  if (at !== null && event.altKey && event.key === 'ArrowRight') showStep(at.path, at.step + 1);
  if (at !== null && event.altKey && event.key === 'ArrowLeft') showStep(at.path, at.step - 1);
});
document.getElementById('previous').addEventListener('click', () => showStep(at.path, at.step - 1));
document.getElementById('next').addEventListener('click', () => showStep(at.path, at.step + 1));
toWidth();
