import { purchaseExamples } from './machines/flows/purchase/examples/index.ts';
import { purchaseMachine } from './machines/flows/purchase/machine.ts';
import { exampleModel } from './machines/kit/exampleModel.ts';
import type { PathwaysConfig } from './pathways/cli.ts';

/** The machines whose paths can be asked for: `npm run paths -- <name>`. */
export default {
  models: {
    purchase: {
      machine: purchaseMachine,
      input: { draft_id: 'draft-1', key: 'key-of-the-draft', order_type: null, typed: null },
      ...exampleModel(purchaseExamples),
    },
  },
} satisfies PathwaysConfig;
