import { exampleModel } from '../../kit/exampleModel.ts';
import { purchaseExtraPaths } from './examples/extraPaths.ts';
import { purchaseExamples } from './examples/index.ts';
import { purchaseMachine } from './machine.ts';

export const purchaseModel = {
  machine: purchaseMachine,
  input: { draft_id: 'draft-1', key: 'key-of-the-draft', order_type: null, userInput: null },
  ...exampleModel(purchaseExamples),
  extraPaths: purchaseExtraPaths,
};
