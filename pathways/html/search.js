const search = document.getElementById('search');
const found = document.getElementById('found');
const lists = [...document.querySelectorAll('details.path')].map((path) => ({
  path,
  title: path.querySelector('summary').textContent.toLowerCase(),
  steps: [...path.querySelectorAll('li')].map((step) => ({
    step,
    text: step.querySelector('.line').textContent.toLowerCase(),
  })),
}));
const countOf = (count, name) => `${count} ${name}${count === 1 ? '' : 's'}`;

search.addEventListener('input', () => {
  const wanted = search.value.trim().toLowerCase();
  let [stepCount, pathCount] = [0, 0];
  for (const { path, title, steps } of lists) {
    const isPath = title.includes(wanted);
    const matching = steps.filter(({ text }) => text.includes(wanted));
    for (const { step, text } of steps) step.hidden = !isPath && !text.includes(wanted);
    path.hidden = !isPath && matching.length === 0;
    path.open = wanted === '' ? path.querySelector('.current') !== null : matching.length > 0;
    stepCount += matching.length;
    pathCount += path.hidden ? 0 : 1;
  }
  found.textContent = wanted === '' ? '' : `${countOf(stepCount, 'step')} in ${countOf(pathCount, 'path')}`;
});
