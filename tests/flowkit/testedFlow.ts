import type { Locator } from 'playwright-core';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { FormChecked } from '#machines/kit/fieldFaults.ts';
import type { Flow } from '#machines/kit/flow.ts';
import type { ReceiptLeave, RunEvent } from '#machines/kit/runEvents.ts';
import type { Model } from '../../pathways/model.ts';
import type { Defect } from '../defects/defect.ts';
import type { OnPage } from './onPage.ts';
import type { Reader } from './reader.ts';

export type Locate = (reader: Reader) => Locator;

/** Where the control of an event is found, or why there is none that a state alone could switch off. */
export type Control = Locate | 'belongs to what is on offer' | 'not sent by a person';

/** What a person does for an event, and where. */
export interface EventOnPage<Event extends EventObject> {
  gesture(reader: Reader, event: Event): Promise<void>;
  /** Another way to do the same: other controls, or the keyboard alone. */
  alternative?(reader: Reader, event: Event): Promise<void>;
  /** Where the machine does not accept the event, its control has to be absent or switched off. */
  readonly control: Control;
  /** Why the control is switched on all the same where the event is not accepted. */
  readonly alwaysOn?: string;
}

/** What a person does for each event of a flow: none can be left out. */
export type EventsOnPage<Event extends EventObject> = {
  readonly [Type in Event['type']]: EventOnPage<Extract<Event, { type: Type }>>;
};

/** A machine as its generated suite knows it. Its golden files stand in its folder. */
export interface TestedMachine {
  readonly name: string;
  readonly folder: string;
  readonly model: Model;
  readonly onPage?: OnPage;
  /**
   * Mutants of its machine that no suite can tell from it, by name, each with the reason. An accepted mutant that dies, or
   * that is none any more, has to go.
   */
  readonly acceptedMutants?: Readonly<Record<string, string>>;
}

/** A machine with views, as their generated suites know it: a flow, or a child machine that several flows share. */
export interface TestedViews extends TestedMachine {
  readonly events: Readonly<Record<string, EventOnPage<EventObject>>>;
  /** By what a person knows each state. */
  readonly stateLocators: Readonly<Record<string, Locate>>;
  /** Events after which the focus is on a control of the form that comes, where that is there. */
  readonly toControls?: readonly string[];
  /** Whether a state shows where the machine stands; each does where this is left out. */
  readonly isInSight?: (state: string, snapshot: AnyMachineSnapshot) => boolean;
  readonly nameOf?: (id: string) => string;
  /** What could go wrong in it, where no mutant of its machine says the same: some generated suite has to fail for each. */
  readonly defects?: readonly Defect[];
  /** Other machines whose suites may be those that fail for its defects. */
  readonly otherSuites?: readonly string[];
}

/** A flow, as its generated suites know it. */
export interface TestedFlow extends TestedViews {
  readonly flow: Flow;
  /** The words of closed vocabularies in its context to which none of its paths has to come, each with the reason. */
  readonly unsaid?: readonly UnsaidWord[];
  readonly traces: TestedTraces;
  /** Whether a form at one of its places refuses some texts that a person can type. */
  readonly refusesTexts?: boolean;
  readonly page: TestedPage;
}

/** A word that a context can hold and that is on no path. */
export interface UnsaidWord {
  /** Matches the position in the context and the word: `payment.proof.status: replaced`. */
  readonly at: RegExp;
  readonly why: string;
}

interface TestedTraces {
  /** What the examples hold of a client, and what its person typed: a trace holds none of it. */
  readonly secrets: readonly string[];
  /** Paths that the golden suite does not need, but a person may go: the labels of what happens, by a name. */
  readonly further?: Readonly<Record<string, readonly string[]>>;
}

interface TestedPage {
  /** The address at which an account of the demo opens the flow. */
  readonly address: string;
  /** Null for a page that is opened without signing in. */
  readonly email: string | null;
  /** Whether the header, with the help menu in it, is above the page. */
  readonly hasHeader: boolean;
}

/** An event whose control is pressed. */
export const press = (control: Locate) => ({ gesture: (reader: Reader) => control(reader).click(), control });

/** What the browser says by itself: that it is online again. */
export const onlineAgain = {
  gesture: async ({ page }) => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
  },
  control: 'not sent by a person',
} as const satisfies EventOnPage<EventObject>;

/** A page that takes its run up again. */
const reload = {
  gesture: async ({ page }) => {
    await page.reload();
  },
  control: 'not sent by a person',
} as const satisfies EventOnPage<EventObject>;

/** What every run is told without anybody having done something. */
export const runEvents = { 'connection.back': onlineAgain, 'flow.resume': reload };

/** The same, and a receipt that is left with its page. */
export const receiptRunEvents = {
  'receipt.leave': { gesture: async () => {}, control: 'not sent by a person' },
  ...runEvents,
} as const satisfies EventsOnPage<ReceiptLeave | RunEvent>;

/** What a form tells by itself of what is shown against its fields. */
export const formEvents = {
  'form.checked': { gesture: async () => {}, control: 'not sent by a person' },
} as const satisfies EventsOnPage<FormChecked>;

/** Does what a person does for an event. */
export async function perform(
  events: TestedViews['events'],
  reader: Reader,
  event: EventObject,
  way: 'gesture' | 'alternative' = 'gesture',
): Promise<void> {
  const onPage = events[event.type];
  if (onPage === undefined) throw new Error(`There is no gesture for ${event.type}`);
  if (way === 'alternative' && onPage.alternative !== undefined) await onPage.alternative(reader, event);
  else await onPage.gesture(reader, event);
}
