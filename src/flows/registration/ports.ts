import { registrationResend, registrationSave, registrationTerms } from '#contract/calls/registration.ts';
import type { RegistrationMail } from '#contract/entities/registration.ts';
import type { Language } from '#contract/languages.ts';
import {
  type ConfirmationMail,
  parseSaveQuery,
  type RegistrationPorts,
  type ResendOutcome,
  registrationPorts,
  type SaveOutcome,
  type SaveQuery,
  type TermsOutcome,
} from '#machines/flows/registration/types.ts';
import { PortFault } from '#machines/kit/fault.ts';
import type { oneTimeCodeMachine } from '#machines/parts/oneTimeCode.ts';
import type { Api } from '../../api/api.ts';
import { createUntilMoment, momentAfter } from '../../ports/clock.ts';
import { createPort } from '../../ports/createPort.ts';
import { expectAnswer } from '../../ports/expectAnswer.ts';
import { createPolling } from '../../ports/polling.ts';

interface RegistrationPortsOptions {
  readonly api: Api;
  readonly now: () => Date;
  readonly oneTimeCode: typeof oneTimeCodeMachine;
  /** Language of the e-mails. */
  readonly language: () => Language;
  /** Secret of the tab that registers. */
  readonly tab: string;
}

export function createRegistrationPorts({
  api,
  now,
  oneTimeCode,
  language,
  tab,
}: RegistrationPortsOptions): RegistrationPorts {
  const after = (seconds: number) => momentAfter(now, seconds * 1000);
  const mailedOf = ({ email, expires_at, resend_after_seconds }: RegistrationMail): ConfirmationMail => ({
    email,
    expires_at,
    resend_at: after(resend_after_seconds),
  });

  /** Not aborted: a sent registration cannot be undone. */
  const save = async ({ key, application }: SaveQuery): Promise<SaveOutcome> => {
    const body = { ...application, language: language() };
    const answer = expectAnswer(await api.call(registrationSave, { body, key, tab }));
    if (answer.kind === 'ok') return { kind: 'mailed', mailed: mailedOf(answer.data) };
    return { kind: 'refused', refusal: answer.refusal, tries_left: answer.data.tries_left ?? null };
  };

  return {
    readTerms: createPort(async (_query, signal): Promise<TermsOutcome> => {
      const answer = expectAnswer(await api.call(registrationTerms, { signal }));
      if (answer.kind === 'ok') return { kind: 'open', terms: answer.data };
      if (answer.refusal.code === 'registration_closed') return { kind: 'closed' };
      throw new PortFault({ kind: 'refused', refusal: answer.refusal });
    }),
    provePhone: oneTimeCode,
    saveRegistration: createPort(save),
    checkOutcome: createPolling(registrationPorts.checkOutcome, (query) => save(parseSaveQuery(query)), now),
    resendMail: createPort(async ({ key, region }): Promise<ResendOutcome> => {
      const body = { region, language: language() };
      const answer = expectAnswer(await api.call(registrationResend, { body, key, tab }));
      if (answer.kind === 'ok') return { kind: 'mailed', mailed: mailedOf(answer.data) };
      const { retry_after_seconds: wait } = answer.data;
      if (answer.refusal.code === 'mail_too_soon' && wait !== undefined)
        return { kind: 'too_soon', resend_at: after(wait) };
      return { kind: 'refused', refusal: answer.refusal };
    }),
    untilMoment: createUntilMoment(now),
  };
}
