import type { ErrorName } from '#contract/codes.ts';
import type { RefusalData } from '#contract/envelope.ts';

/** No answer, no connection, or an answer that makes no sense. */
export interface CallFault {
  readonly kind: 'fault';
  /** `offline` only where the browser says so; otherwise what fails on its way is `unreachable`. */
  readonly fault: 'offline' | 'unreachable' | 'timeout' | 'broken';
  /** For the support desk, never for a person: it is not translated. */
  readonly detail: string;
}

/** The server understood and said no. `error` is null for a code that this version does not know. */
export interface CallRefusal {
  readonly kind: 'refused';
  readonly error: ErrorName | null;
  readonly code: number;
  readonly msg: string;
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
