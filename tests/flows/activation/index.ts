import { activationFlow } from '#machines/flows/activation/flow.ts';
import { activationModel } from '#machines/flows/activation/model.ts';
import type { ActivationEvent } from '#machines/flows/activation/types.ts';
import type { LeafState } from '#src/flows/activation/view.ts';
import { anyOf, button, field, heading, text } from '../../flowkit/locators.ts';
import {
  type EventsOnPage,
  type LocatorOf,
  pressGesture,
  receiptEventGestures,
  type TestedFlow,
} from '../../flowkit/testedFlow.ts';
import { activationDefects } from './defects.ts';

/** The control that chooses a document: its field, or a button once the other document is out for signing. */
const documents = {
  contract: anyOf(field('Contract'), button('Sign the contract instead')),
  payment_by_others: anyOf(field('Proof of payment by others'), button('Sign the proof of payment by others instead')),
} as const;

const names: ReadonlyMap<string, string> = new Map([
  ['member-1', 'Owner'],
  ['member-2', 'Colleague'],
]);

const memberOption =
  (member_id: string): LocatorOf =>
  ({ page, nameOf }) =>
    page.getByRole('radio', { name: nameOf?.(member_id) ?? member_id });

const events: EventsOnPage<ActivationEvent> = {
  'document.choose': {
    gesture: (reader, { document }) => documents[document](reader).click(),
    control: 'belongs to what is on offer',
  },
  'signing.begin': pressGesture(anyOf(button('Continue to signing'), button('Get a new code'))),
  'signing.check': pressGesture(button('Check signature')),
  'member.choose': {
    gesture: (reader, { member_id }) => memberOption(member_id)(reader).check(),
    control: 'belongs to what is on offer',
  },
  'order.activate': pressGesture(button('Activate now')),
  'activation.check': pressGesture(anyOf(button('Check again'), button('Try again'))),
  ...receiptEventGestures,
};

const stateLocators: Readonly<Record<LeafState, LocatorOf>> = {
  reading: heading('Activate order'),
  routing: heading('Activate order'),
  loadFailed: text('We couldn’t load the order.'),
  notFound: heading('No order found for this link'),
  'watching.missing': anyOf(heading('This order can’t be activated yet'), heading('This order can’t be activated')),
  'watching.lapsed': heading('This signing code has expired'),
  'watching.signing': heading('Get the document signed'),
  'watching.ready': heading('Activate order'),
  beginning: heading('Preparing document'),
  checking: heading('Checking signature'),
  activating: heading('Activating order'),
  checkingOutcome: heading('We can’t confirm the activation yet'),
  activated: heading('Order activated'),
  finished: heading('Activate order'),
};

export const activation: TestedFlow = {
  name: 'activation',
  folder: import.meta.dirname,
  model: activationModel,
  events,
  stateLocators,
  nameOf: (id) => names.get(id) ?? id,
  flow: activationFlow,
  unsaid: [
    {
      at: /^activation\.(?:order\.(?:status: expired|payment_status: \w+)|invoice_status: (?:issued|mailed))$/,
      why: 'the server says in its reasons what follows from it for the activation',
    },
  ],
  traces: {
    secrets: [
      'Example',
      'Owner',
      'Colleague',
      'client.example',
      'key-of',
      'order-1',
      'member-1',
      'task-1',
      'file-1',
      'revision-1',
      'sign.example',
      'MF-2026',
      '1280000',
      '250000',
      'licence has expired',
    ],
  },
  page: { address: '/mall/order/detail/cn-order-storage/activate', email: 'owner@cn.example', hasHeader: true },
  defects: activationDefects,
};
