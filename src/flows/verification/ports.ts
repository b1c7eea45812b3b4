import type { z } from 'zod/mini';
import {
  clientVerification,
  fadadaStatus,
  verificationSave,
  verificationSearch,
} from '#contract/calls/verification.ts';
import {
  type AuthorisationOutcome,
  type MainlandPorts,
  mainlandPorts,
  type NumberLookup,
  type OverseasPorts,
  overseasPorts,
  type SubmitVerificationOutcome,
  type SubmitVerificationQuery,
  type VerificationAnswer,
} from '#machines/flows/verification/types.ts';
import { revisionOf, revisionOfAuthorisation } from '#machines/flows/verification/updates.ts';
import { PortFault } from '#machines/kit/fault.ts';
import type { oneTimeCodeMachine } from '#machines/parts/oneTimeCode.ts';
import type { uploadMachine } from '#machines/parts/upload.ts';
import type { Api } from '../../api/api.ts';
import { createPort } from '../../ports/createPort.ts';
import { expectAnswer, expectData } from '../../ports/expectAnswer.ts';
import { createChangePolling, createPolling } from '../../ports/polling.ts';

interface VerificationPortsOptions {
  readonly api: Api;
  readonly now: () => Date;
  readonly upload: typeof uploadMachine;
  readonly oneTimeCode: typeof oneTimeCodeMachine;
  /** The order whose activation the user came from; null if none. */
  readonly order_id?: string | null;
}

export function createOverseasPorts({ api, now, upload, oneTimeCode }: VerificationPortsOptions): OverseasPorts {
  const read = async (_query: unknown, signal: AbortSignal): Promise<VerificationAnswer> => ({
    verification: expectData(await api.call(clientVerification, { query: {}, signal })),
  });
  return {
    readVerification: createPort((query, signal) => read(query, signal)),
    searchNumber: createPort(async ({ number }, signal): Promise<NumberLookup> => {
      const found = expectData(await api.call(verificationSearch, { query: { credit_code: number }, signal }));
      if (!found.valid) return { number, is: 'invalid' };
      if (found.taken) return { number, is: 'taken' };
      return { number, is: found.checked ? 'free' : 'unchecked' };
    }),
    uploadLicense: upload,
    provePhone: oneTimeCode,
    // Not aborted when the machine leaves the state: a sent verification cannot be undone.
    submitVerification: createPort(
      async ({ key, application }: SubmitVerificationQuery): Promise<SubmitVerificationOutcome> => {
        const body = { ...application, verification_type: String(application.verification_type) };
        const answer = expectAnswer(await api.call(verificationSave, { body, key }));
        if (answer.kind === 'ok') return { kind: 'sent', verification: answer.data };
        return { kind: 'refused', refusal: answer.refusal, tries_left: answer.data.tries_left ?? null };
      },
    ),
    checkOutcome: createPolling(overseasPorts.checkOutcome, read, now),
    watchVerification: createChangePolling(
      overseasPorts.watchVerification,
      read,
      ({ verification }) => revisionOf(verification),
      now,
    ),
  };
}

export function createMainlandPorts(options: VerificationPortsOptions): MainlandPorts {
  const { api, now, upload, order_id = null } = options;
  const read = async (
    _query: unknown,
    signal: AbortSignal,
    query: z.output<typeof fadadaStatus.query> = {},
  ): Promise<AuthorisationOutcome> => {
    const result = await api.call(fadadaStatus, { query, signal });
    // The refusal of a child account is an outcome of its own, not a fault.
    if (result.kind === 'refused' && result.refusal.code === 'fadada_child_account')
      return { kind: 'child', refusal: result.refusal };
    const answer = expectAnswer(result);
    if (answer.kind === 'ok') return { kind: 'updated', authorisation: answer.data };
    throw new PortFault({ kind: 'refused', refusal: answer.refusal });
  };
  return {
    ...createOverseasPorts(options),
    // With an order the server makes a new address, which leads back to its activation. Polling passes none: it must
    // not replace the address that is shown.
    readAuthorisation: createPort((query, signal) => read(query, signal, order_id === null ? {} : { order_id })),
    watchAuthorisation: createChangePolling(
      mainlandPorts.watchAuthorisation,
      read,
      (outcome) => (outcome.kind === 'child' ? null : revisionOfAuthorisation(outcome.authorisation)),
      now,
    ),
    uploadAttorney: upload,
  };
}
