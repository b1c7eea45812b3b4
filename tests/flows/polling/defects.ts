import type { Defect } from '../../defects/defect.ts';

export const pollingDefects: readonly Defect[] = [
  {
    name: 'it is not told what must not be done before it is known',
    in: 'Polling Notice',
    node: 'unknown',
    becomes: '',
  },
  {
    name: 'it can be asked again while it is being asked',
    in: 'Polling',
    node: '!$1',
    becomes: 'false',
  },
  {
    name: 'asking at once does nothing',
    in: 'Polling',
    node: "$1?.send({ type: 'poll.now' })",
    becomes: 'undefined',
  },
];
