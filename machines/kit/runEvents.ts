import type { FormChecked } from './fieldFaults.ts';

export interface ConnectionBack {
  readonly type: 'connection.back';
}

export interface PageShown {
  readonly type: 'page.shown';
}

/** The user is done with the receipt, or leaves the page while it shows one. */
export interface ReceiptLeave {
  readonly type: 'receipt.leave';
}

/** Sent once after a restore: loaded data may be stale. */
export interface FlowResume {
  readonly type: 'flow.resume';
}

/** Events that the page sends to every run; machines may ignore them. */
export type PageEvent = ConnectionBack | PageShown;

export type RunEvent = ConnectionBack | FlowResume;

/** Events that are sent without user action. */
export const automaticEvents: ReadonlySet<string> = new Set<(RunEvent | PageShown | FormChecked)['type']>([
  'flow.resume',
  'connection.back',
  'page.shown',
  'form.checked',
]);
