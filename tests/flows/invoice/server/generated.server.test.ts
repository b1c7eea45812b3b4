import { invoiceFlow } from '#machines/flows/invoice/flow.ts';
import {
  type InvoiceContext,
  type InvoiceFlowEvent,
  type InvoiceMachineInput,
  invoiceUserInput,
} from '#machines/flows/invoice/types.ts';
import { failureByState } from '../../../flowkit/server/pageExpectation.ts';
import { scenariosIn } from '../../../flowkit/server/scenario.ts';
import { leftToForms, leftToReceipts, type ServedFlow, type ServedState } from '../../../flowkit/server/servedFlow.ts';
import { openServedWorld } from '../../../flowkit/server/servedWorld.ts';
import { serverSuite } from '../../../flowkit/server/serverSuite.ts';
import { invoice, isFilledIn } from '../index.ts';
import {
  city,
  type Environment,
  electronicApplication,
  formContentOf,
  initialEnvironment,
  letterKind,
  numberKind,
  numbers,
  paperApplication,
  province,
} from './environment.ts';
import { expectAt, expectEffects } from './expected.ts';
import { probesAt } from './probes.ts';
import { type InvoiceRun, openInvoice, readEffects, subject } from './run.ts';
import { invoiceScenarios, outputOfExample } from './scenarios.ts';

const events: readonly InvoiceFlowEvent[] = [
  { type: 'application.enter', typed: electronicApplication },
  { type: 'application.enter', typed: { ...electronicApplication, taxpayer_id: numbers.struck } },
  { type: 'application.enter', typed: { ...electronicApplication, taxpayer_id: numbers.unchecked } },
  { type: 'application.enter', typed: paperApplication },
  { type: 'area.choose', level: 0, area: province },
  { type: 'area.choose', level: 1, area: city },
  { type: 'areas.retry' },
  { type: 'letter.replace' },
  { type: 'letter.remove' },
  { type: 'application.review', understood: true },
  { type: 'application.review', understood: false },
  { type: 'application.change', field: 'bank' },
  { type: 'application.send' },
  { type: 'invoice.check' },
  { type: 'connection.back' },
  { type: 'flow.resume' },
];

function isEventAllowed({ snapshot, environment }: ServedState<Environment>, event: InvoiceFlowEvent): boolean {
  const context: InvoiceContext = snapshot.context;
  switch (event.type) {
    case 'application.review':
      return event.understood === isFilledIn(context);
    case 'application.enter':
      // An electronic application does not show the areas, so their failed load is invisible.
      return event.typed.kind === 'paper' || !snapshot.matches({ filling: { areas: 'failed' } });
    case 'area.choose':
      // Choosing the current area again changes nothing.
      return context.entered.area[event.level]?.area_id !== event.area?.area_id;
    case 'flow.resume':
      // A run cannot be opened for an order that the user cannot see.
      return environment.stands !== 'gone';
    default:
      return true;
  }
}

/** Values entered before these paths are those of another application: compare which fields exist. */
const toComparable = (entered: unknown): unknown => {
  const { data } = invoiceUserInput.safeParse(entered);
  if (data === undefined) return null;
  const { kind, invoice_type, notice_letter, area, ...texts } = data;
  const filled = Object.entries(texts).filter(([, text]) => text !== '');
  const area_ids = area.map(({ area_id }) => area_id);
  return { kind, invoice_type, area_ids, has_letter: notice_letter !== null, filled: filled.map(([name]) => name) };
};

const servedInvoice: ServedFlow<Environment, InvoiceRun, InvoiceFlowEvent> = {
  tested: invoice,
  flow: invoiceFlow,
  subject,
  input: { key: 'key-of-the-draft', order_id: subject, userInput: null } satisfies InvoiceMachineInput,
  events,
  scenarios: scenariosIn(invoiceScenarios, outputOfExample),
  environment: {
    initial: initialEnvironment,
    allows: isEventAllowed,
    settled: (_environment, { context }) => ({
      form: formContentOf(context),
      number: numberKind(context),
      letter: letterKind(context),
    }),
  },
  leftToOthers: {
    ...leftToForms('invoice.filling'),
    'invoice.notFound flow.resume[0] -> invoice.reading': 'of an order that is not there no run is taken up again',
    ...leftToReceipts('invoice', 'done'),
  },
  open: openInvoice,
  address: `/mall/order/detail/${subject}/invoice`,
  comparable: toComparable,
  tells: failureByState(
    ['loadFailed', 'fault'],
    ['filling.areas.failed', 'fault, asked again'],
    ['filling', 'refusal'],
  ),
  expectAt,
  probesAt,
  effects: readEffects,
  expectEffects,
};

serverSuite(await openServedWorld(), servedInvoice);
