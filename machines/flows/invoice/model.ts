import { exampleModel } from '../../kit/exampleModel.ts';
import { invoiceExamples } from './examples.ts';
import { invoiceMachine } from './machine.ts';

export const invoiceModel = {
  machine: invoiceMachine,
  input: { key: 'key-of-the-draft', order_id: 'order-1', userInput: null },
  ...exampleModel(invoiceExamples),
  extraPaths: [
    [
      'readInvoice: the first one',
      'application.enter (on paper)',
      'loadAreas: provinces',
      'area.choose (the province)',
      'loadAreas: provinces and cities',
      'area.choose (the city)',
      'loadAreas: all of a path',
      'uploadLetter: uploaded',
      'application.review (understood)',
      'application.change (the bank)',
      'application.review (understood)',
      'application.send (confirmed)',
      'sendApplication: sent on paper',
    ],
    // A refusal of the server disappears once another field is entered.
    [
      'readInvoice: with one of another order',
      'application.review (understood)',
      'application.send (confirmed)',
      'sendApplication: not listed',
      'application.enter (a beginning)',
    ],
    // The page shows a notice of the server even when nothing was sent.
    [
      'readInvoice: with one of another order',
      'application.review (understood)',
      'application.send (confirmed)',
      'sendApplication: a notice instead',
      'checkOutcome: nothing yet',
    ],
  ],
};
