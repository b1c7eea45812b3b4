import type { RefusalData } from '#contract/envelope.ts';
import type { Refusal, RefusalCode } from '#contract/refusal.ts';
import { PortFault } from '#machines/kit/fault.ts';
import type { Result } from '../api/result.ts';

/** What a port can turn into an outcome. */
export type ExpectedAnswer<Data> =
  | { readonly kind: 'ok'; readonly data: Data }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly data: RefusalData };

/** They only mean that the server cannot answer now. */
const temporaryRefusals: ReadonlySet<RefusalCode> = new Set(['unavailable', 'too_many_requests']);

/**
 * @throws PortFault if there is no answer: no connection, no session, a broken answer, a notice instead, or a server
 * that cannot answer now.
 */
export function expectAnswer<Data>(result: Result<Data>): ExpectedAnswer<Data> {
  switch (result.kind) {
    case 'ok':
      return result;
    case 'signedOut':
      throw new PortFault({ kind: 'signedOut' });
    case 'fault':
      throw new PortFault(
        result.fault === 'broken' ? { kind: 'broken', detail: result.detail } : { kind: result.fault },
      );
    case 'notice':
      throw new PortFault({ kind: 'notice', msg: result.msg });
    case 'refused':
      if (temporaryRefusals.has(result.refusal.code)) throw new PortFault({ kind: 'refused', refusal: result.refusal });
      return result;
  }
}

/**
 * For calls without expected refusals.
 * @throws PortFault for every other answer.
 */
export function expectData<Data>(result: Result<Data>): Data {
  const answer = expectAnswer(result);
  if (answer.kind === 'ok') return answer.data;
  throw new PortFault({ kind: 'refused', refusal: answer.refusal });
}
