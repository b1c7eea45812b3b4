import type { ErrorName } from '#contract/codes.ts';
import type { Fault } from '#machines/kit/fault.ts';
import type { CallFault, Result } from '../api/result.ts';

/** Why a page could not be loaded. Thrown to the error page of the route, never shown as it is. */
export class LoadFailure extends Error {
  readonly failure: CallFault['fault'] | 'refused' | 'notice';
  readonly error: ErrorName | null;
  /** In the server's words, where it has said something. */
  readonly detail: string;

  constructor(failure: LoadFailure['failure'], error: ErrorName | null, detail: string) {
    super(detail);
    this.name = 'LoadFailure';
    this.failure = failure;
    this.error = error;
    this.detail = detail;
  }
}

/**
 * The data of a call that a page cannot do without. Where nobody is signed in it never answers: the browser is on
 * its way to the sign-in page, and an error page must not flash up meanwhile.
 */
export async function needed<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const result = await call;
  switch (result.kind) {
    case 'ok':
      return result.data;
    case 'signedOut':
      return new Promise<never>(() => {});
    case 'refused':
      throw new LoadFailure('refused', result.error, result.msg);
    case 'notice':
      throw new LoadFailure('notice', null, result.msg);
    case 'fault':
      throw new LoadFailure(result.fault, null, result.detail);
  }
}

/** What stands in place of a page whose data a machine could not get. */
export function failureOf(fault: Fault | null): LoadFailure {
  if (fault === null) return new LoadFailure('broken', null, '');
  switch (fault.kind) {
    case 'refused': {
      const { error } = fault;
      return typeof error === 'string'
        ? new LoadFailure('refused', error, '')
        : new LoadFailure('refused', null, error.msg);
    }
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
