import type { RefusalData } from '#contract/envelope.ts';
import type { Refusal } from '#contract/refusal.ts';

export interface CallFault {
  readonly kind: 'fault';
  /** `offline` only when the browser reports it; any other network failure is `unreachable`. */
  readonly fault: 'offline' | 'unreachable' | 'timeout' | 'broken';
  /** Technical detail for support, not translated. */
  readonly detail: string;
}

export interface CallRefusal {
  readonly kind: 'refused';
  readonly refusal: Refusal;
  readonly data: RefusalData;
}

/** Every outcome of a call; none is thrown. */
export type Result<Data> =
  | { readonly kind: 'ok'; readonly data: Data }
  /** Neither success nor failure: the caller reads `data` and `msg` itself. */
  | { readonly kind: 'notice'; readonly data: unknown; readonly msg: string }
  | CallRefusal
  | { readonly kind: 'signedOut' }
  | CallFault;

export const fault = (kind: CallFault['fault'], detail: string): CallFault => ({ kind: 'fault', fault: kind, detail });
