import type { Defect } from '../../defects/defect.ts';

const view = 'src/flowkit/Polling.tsx';

/** What could go wrong where something is looked up until it is known. */
export const pollingDefects: readonly Defect[] = [
  {
    name: 'it is not told what must not be done before it is known',
    file: view,
    find: '        {unknown}\n',
    replace: '',
  },
  {
    name: 'it can be asked again while it is being asked',
    file: view,
    find: 'aria-disabled={!isPausing}',
    replace: 'aria-disabled={false}',
  },
  {
    name: 'asking at once does nothing',
    file: view,
    find: "polling?.send({ type: 'poll.now' })",
    replace: 'undefined',
  },
];
