import { purchaseExamples } from './machines/flows/purchase/examples/index.ts';
import { purchaseFlow } from './machines/flows/purchase/flow.ts';
import { purchaseMachine } from './machines/flows/purchase/machine.ts';
import { exampleModel } from './machines/kit/exampleModel.ts';
import { structureHash } from './machines/kit/structure.ts';
import type { PathwaysConfig } from './pathways/config.ts';

/** What `npm run paths -- <flow>` and `npm run replay -- <code or file>` work on. */
export default {
  models: {
    purchase: {
      machine: purchaseMachine,
      input: { draft_id: 'draft-1', key: 'key-of-the-draft', order_type: null, typed: null },
      ...exampleModel(purchaseExamples),
    },
  },
  subjects: {
    [purchaseFlow.id]: {
      machine: purchaseMachine,
      version: purchaseFlow.version,
      structure: structureHash(purchaseMachine),
    },
  },
  traceStore: 'server/desk/fetchTrace.ts',
} satisfies PathwaysConfig;
