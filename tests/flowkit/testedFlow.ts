import type { Locator } from 'playwright-core';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { FormChecked } from '#machines/kit/fieldFaults.ts';
import type { Flow } from '#machines/kit/flow.ts';
import type { ReceiptLeave, RunEvent } from '#machines/kit/runEvents.ts';
import type { Model } from '../../pathways/model.ts';
import type { Defect } from '../defects/defect.ts';
import type { PageDriver } from './pageDriver.ts';
import type { PageRules } from './pageRules.ts';

export type LocatorOf = (reader: PageDriver) => Locator;

/** The locator of an event's control, or why there is none that depends on the state alone. */
export type Control = LocatorOf | 'belongs to what is on offer' | 'not sent by a person';

export interface EventOnPage<Event extends EventObject> {
  gesture(reader: PageDriver, event: Event): Promise<void>;
  /** Another way to do the same: other controls, or only the keyboard. */
  alternative?(reader: PageDriver, event: Event): Promise<void>;
  /** Absent or disabled while the machine does not accept the event. */
  readonly control: Control;
  /** Why the control is enabled even while the event is not accepted. */
  readonly alwaysOn?: string;
}

export type EventsOnPage<Event extends EventObject> = {
  readonly [Type in Event['type']]: EventOnPage<Extract<Event, { type: Type }>>;
};

export interface TestedMachine {
  readonly name: string;
  /** Holds its golden files. */
  readonly folder: string;
  readonly model: Model;
  readonly onPage?: PageRules;
  /**
   * Equivalent mutants of its machine by name, each with its reason. Remove one that a suite kills or that is no longer
   * generated.
   */
  readonly acceptedMutants?: Readonly<Record<string, string>>;
}

/** A machine with views, as its generated suites know it: a flow, or a child machine that several flows share. */
export interface TestedViews extends TestedMachine {
  readonly events: Readonly<Record<string, EventOnPage<EventObject>>>;
  readonly stateLocators: Readonly<Record<string, LocatorOf>>;
  /** Events after which the focus is on a control of the next form, if it has one. */
  readonly toControls?: readonly string[];
  /** Whether an active state is visible; default: always. */
  readonly isInSight?: (state: string, snapshot: AnyMachineSnapshot) => boolean;
  readonly nameOf?: (id: string) => string;
  /** Defects that no mutant of its machine represents; some generated suite must fail for each. */
  readonly defects?: readonly Defect[];
  /** Other machines whose suites may fail for its defects. */
  readonly otherSuites?: readonly string[];
}

export interface TestedFlow extends TestedViews {
  readonly flow: Flow;
  /** Vocabulary words in its context that none of its paths must reach, each with its reason. */
  readonly unsaid?: readonly UncoveredWord[];
  readonly traces: TestedTraces;
  readonly refusesTexts?: boolean;
  readonly page: TestedPage;
}

export interface UncoveredWord {
  /** Matches the position in the context and the word: `payment.proof.status: replaced`. */
  readonly at: RegExp;
  readonly why: string;
}

interface TestedTraces {
  /** Client data in the examples and user input: no trace may contain any of it. */
  readonly secrets: readonly string[];
  /** Paths that the golden suite does not need but a user may take: stimulus labels by path name. */
  readonly further?: Readonly<Record<string, readonly string[]>>;
}

interface TestedPage {
  /** The address at which a demo account opens the flow. */
  readonly address: string;
  /** Null for a page that is open without signing in. */
  readonly email: string | null;
  readonly hasHeader: boolean;
}

export const pressGesture = (control: LocatorOf) => ({
  gesture: (reader: PageDriver) => control(reader).click(),
  control,
});

/** The browser's own event: the connection is back. */
export const connectionBackGesture = {
  gesture: async ({ page }) => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
  },
  control: 'not sent by a person',
} as const satisfies EventOnPage<EventObject>;

const reloadGesture = {
  gesture: async ({ page }) => {
    await page.reload();
  },
  control: 'not sent by a person',
} as const satisfies EventOnPage<EventObject>;

export const runEventGestures = { 'connection.back': connectionBackGesture, 'flow.resume': reloadGesture };

export const receiptEventGestures = {
  'receipt.leave': { gesture: async () => {}, control: 'not sent by a person' },
  ...runEventGestures,
} as const satisfies EventsOnPage<ReceiptLeave | RunEvent>;

/** Sent by a form itself about its field faults. */
export const formEventGestures = {
  'form.checked': { gesture: async () => {}, control: 'not sent by a person' },
} as const satisfies EventsOnPage<FormChecked>;

export async function perform(
  events: TestedViews['events'],
  reader: PageDriver,
  event: EventObject,
  way: 'gesture' | 'alternative' = 'gesture',
): Promise<void> {
  const onPage = events[event.type];
  if (onPage === undefined) throw new Error(`There is no gesture for ${event.type}`);
  if (way === 'alternative' && onPage.alternative !== undefined) await onPage.alternative(reader, event);
  else await onPage.gesture(reader, event);
}
