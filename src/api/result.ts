import type { RefusalData } from '#contract/envelope.ts';
import type { Refusal } from '#contract/refusal.ts';

/** No answer, no connection, or an answer that makes no sense. */
export interface CallFault {
  readonly kind: 'fault';
  /** `offline` only where the browser says so; otherwise what fails on its way is `unreachable`. */
  readonly fault: 'offline' | 'unreachable' | 'timeout' | 'broken';
  /** For the support desk, never for a person: it is not translated. */
  readonly detail: string;
}

/** The server understood and refused. */
export interface CallRefusal {
  readonly kind: 'refused';
  readonly refusal: Refusal;
  readonly data: RefusalData;
}

/** Everything that can come of a call. None of it is thrown. */
export type Result<Data> =
  | { readonly kind: 'ok'; readonly data: Data }
  /** Neither success nor failure: the caller reads `data` and `msg` itself. */
  | { readonly kind: 'notice'; readonly data: unknown; readonly msg: string }
  | CallRefusal
  | { readonly kind: 'signedOut' }
  | CallFault;

export const fault = (kind: CallFault['fault'], detail: string): CallFault => ({ kind: 'fault', fault: kind, detail });
