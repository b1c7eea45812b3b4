import type { FormChecked } from './fieldFaults.ts';

/** Told by the page: the browser is online again. */
export interface ConnectionBack {
  readonly type: 'connection.back';
}

/** Told by the page: somebody looks at it again. */
export interface PageShown {
  readonly type: 'page.shown';
}

/** Done with the receipt: somebody says so, or the page tells that it is left and a receipt in sight has been read. */
export interface ReceiptLeave {
  readonly type: 'receipt.leave';
}

/** Sent once after a restore: what was known may have changed meanwhile. */
export interface FlowResume {
  readonly type: 'flow.resume';
}

/** What the page tells the run of any flow; one that does not listen is not disturbed. */
export type PageEvent = ConnectionBack | PageShown;

/** What every flow is told without anybody having done something. */
export type RunEvent = ConnectionBack | FlowResume;

/** The events by which a page tells a run something without anybody having done something. */
export const automaticEvents: ReadonlySet<string> = new Set<(RunEvent | PageShown | FormChecked)['type']>([
  'flow.resume',
  'connection.back',
  'page.shown',
  'form.checked',
]);
