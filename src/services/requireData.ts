import type { Refusal } from '#contract/refusal.ts';
import type { Fault } from '#machines/kit/fault.ts';
import type { CallFault, Result } from '../api/result.ts';

/** Thrown by loaders, and rendered by the route's error page. */
export class LoadFailure extends Error {
  readonly failure: CallFault['fault'] | 'refused' | 'notice';
  /** Null for any failure but a refusal. */
  readonly refusal: Refusal | null;
  /** The server's notice, or a detail for support. */
  readonly detail: string;

  constructor(failure: LoadFailure['failure'], refusal: Refusal | null, detail: string) {
    super(detail);
    this.name = 'LoadFailure';
    this.failure = failure;
    this.refusal = refusal;
    this.detail = detail;
  }
}

/**
 * The data of a call that a page needs. Without a session it never settles: the browser is leaving for the sign-in
 * page, and must not show an error page meanwhile.
 * @throws LoadFailure for every other answer.
 */
export async function requireData<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const result = await call;
  switch (result.kind) {
    case 'ok':
      return result.data;
    case 'signedOut':
      return new Promise<never>(() => {});
    case 'refused':
      throw new LoadFailure('refused', result.refusal, String(result.refusal.code));
    case 'notice':
      throw new LoadFailure('notice', null, result.msg);
    case 'fault':
      throw new LoadFailure(result.fault, null, result.detail);
  }
}

/** For a page whose machine could not load its data. */
export function failureOf(fault: Fault | null): LoadFailure {
  if (fault === null) return new LoadFailure('broken', null, '');
  switch (fault.kind) {
    case 'refused':
      return new LoadFailure('refused', fault.refusal, String(fault.refusal.code));
    case 'notice':
      return new LoadFailure('notice', null, fault.msg);
    case 'broken':
      return new LoadFailure('broken', null, fault.detail);
    case 'signedOut':
      return new LoadFailure('broken', null, 'there is no session');
    default:
      return new LoadFailure(fault.kind, null, '');
  }
}
