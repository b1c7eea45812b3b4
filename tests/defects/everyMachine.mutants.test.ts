import { expect, it } from 'vitest';
import { flowsWithSuite, tryMutantsOf } from './goldenSuites.ts';

it.each(flowsWithSuite)(
  'every mutant of %s makes its golden suite fail, unless it is accepted with a reason',
  (flow) => {
    expect(tryMutantsOf(flow).problems).toEqual([]);
  },
);
