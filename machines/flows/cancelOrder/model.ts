import { exampleModel } from '../../kit/exampleModel.ts';
import { cancelOrderExamples } from './examples.ts';
import { cancelOrderMachine } from './machine.ts';

export const cancelOrderModel = {
  machine: cancelOrderMachine,
  input: { key: 'key-of-the-draft', order_id: 'order-1' },
  ...exampleModel(cancelOrderExamples),
  extraPaths: [
    // Reading the order again clears the notice that nothing was cancelled.
    [
      'readOrder: unpaid',
      'order.cancel (confirmed)',
      'cancelOrder: a notice instead',
      'checkOutcome: still unpaid',
      'flow.resume (after a reload)',
      'readOrder: unpaid',
    ],
  ],
};
