import type { Defect } from './defect.ts';

/** What could go wrong in the rendered views and the words of a purchase. */
export const viewDefects: readonly Defect[] = [
  {
    name: 'the button that places the order is never switched off',
    file: 'src/flows/purchase/parts/Summary.tsx',
    find: 'aria-disabled={!action.can}',
    replace: 'aria-disabled={false}',
  },
];
