// One step is current, and the hash of the address names it.
const { paths } = JSON.parse(document.getElementById('data').textContent);
const walk = document.querySelector('.walk');
const [previous, next] = [document.getElementById('previous'), document.getElementById('next')];
const all = paths.flatMap((steps, index) => steps.map((_, step) => ({ path: index + 1, step })));
let at = 0;

const anchorOf = ({ path, step }) => `path-${path}-step-${step}`;
const inAddress = () => all.findIndex((visit) => `#${anchorOf(visit)}` === location.hash);

function show(index) {
  const line = document.getElementById(anchorOf(all[index]));
  for (const element of document.querySelectorAll('li.current')) element.classList.remove('current');
  for (const element of document.querySelectorAll('[aria-current=step]')) element.removeAttribute('aria-current');
  at = index;
  const { path, step } = all[at];
  const button = line.querySelector('button');
  line.classList.add('current');
  for (const other of line.parentElement.querySelectorAll('.line button')) other.tabIndex = -1;
  button.tabIndex = 0;
  button.setAttribute('aria-current', 'step');
  const { what, takes, states } = paths[path - 1][step];
  const leads = line.querySelector('.to').textContent;
  document.getElementById('now').textContent = `Path ${path}, step ${step}: ${what} → ${leads}`;
  previous.disabled = at === 0;
  next.disabled = at === all.length - 1;
  const taken = paths[path - 1].slice(0, step).flatMap((each) => each.takes);
  document.dispatchEvent(new CustomEvent('step', { detail: { takes, taken, states } }));
  return line;
}

function goTo(index) {
  if (index < 0 || index >= all.length) return;
  const line = show(index);
  line.closest('details.path').open = true;
  line.scrollIntoView({ block: 'nearest' });
  history.replaceState(null, '', `#${anchorOf(all[index])}`);
}

const moves = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

walk.addEventListener('click', ({ target }) => {
  const button = target.closest('button[data-step]');
  if (button === null) return;
  const { path, step } = button.dataset;
  goTo(all.findIndex((visit) => visit.path === Number(path) && visit.step === Number(step)));
});
walk.addEventListener('keydown', (event) => {
  const move = moves[event.key];
  if (move === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target.closest('.line button, .now button') === null) return;
  event.preventDefault();
  const wasInList = event.target.closest('li') !== null;
  goTo(at + move);
  if (wasInList) document.querySelector('li.current button').focus({ preventScroll: true });
});
previous.addEventListener('click', () => goTo(at - 1));
next.addEventListener('click', () => goTo(at + 1));
addEventListener('hashchange', () => goTo(inAddress()));

if (inAddress() >= 0) goTo(inAddress());
else show(0);
