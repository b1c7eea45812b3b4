import {
  appointmentApply,
  appointmentCancel,
  appointmentMove,
  appointmentRead,
  appointmentTimes,
  categoryTree,
  checkCancelLimit,
  implClientInfo,
  implClientSave,
} from '#contract/calls/appointment.ts';
import type { AppointmentInfo, Questionnaire } from '#contract/entities/appointment.ts';
import type { Language } from '#contract/languages.ts';
import {
  type AnswersFormValues,
  type AnswersOutcome,
  type AppointmentOutcome,
  type AppointmentPorts,
  appointmentPorts,
  type TimesOutcome,
} from '#machines/flows/appointment/types.ts';
import { revisionOf } from '#machines/flows/appointment/updates.ts';
import { PortFault } from '#machines/kit/fault.ts';
import type { oneTimeCodeMachine } from '#machines/parts/oneTimeCode.ts';
import type { PollingValue } from '#machines/parts/polling.ts';
import type { Api } from '../../api/api.ts';
import { createUntilPassed } from '../../ports/clock.ts';
import { createPort } from '../../ports/createPort.ts';
import { type ExpectedAnswer, expectAnswer, expectData } from '../../ports/expectAnswer.ts';
import { createChangePolling, createPolling } from '../../ports/polling.ts';

interface AppointmentPortsOptions {
  readonly api: Api;
  readonly now: () => Date;
  readonly oneTimeCode: typeof oneTimeCodeMachine;
  /** The language in which the consultant speaks to the contact. */
  readonly language: () => Language;
}

const outcomeOf = (answer: ExpectedAnswer<AppointmentInfo>): AppointmentOutcome =>
  answer.kind === 'ok'
    ? { kind: 'done', appointment_info: answer.data }
    : { kind: 'refused', refusal: answer.refusal, tries_left: answer.data.tries_left ?? null };

const answersAsTyped = (answers: Questionnaire | null): AnswersFormValues | null =>
  answers && {
    industry_id: answers.industry_id,
    team_size: String(answers.team_size),
    goals: [...answers.goals],
    preferred_times: answers.preferred_times.map(({ weekday, part }) => `${weekday}-${part}`),
    remarks: answers.remarks ?? '',
  };

export function createAppointmentPorts({ api, now, oneTimeCode, language }: AppointmentPortsOptions): AppointmentPorts {
  const read = async (signal: AbortSignal) => expectData(await api.call(appointmentRead, { signal }));
  const look = async (_query: PollingValue, signal: AbortSignal) => ({ appointment_info: await read(signal) });
  return {
    readAppointments: createPort(async (_query, signal) => {
      const [appointment_info, { categories }, questionnaire] = await Promise.all([
        read(signal),
        api.call(categoryTree, { signal }).then(expectData),
        api.call(implClientInfo, { signal }).then(expectData),
      ]);
      return { appointment_info, categories, questionnaire, answered: answersAsTyped(questionnaire.answers) };
    }),
    saveAnswers: createPort(async ({ answers }): Promise<AnswersOutcome> => {
      if (answers === null) throw new PortFault({ kind: 'broken', detail: 'answers are saved that are not there' });
      const answer = expectAnswer(await api.call(implClientSave, { body: answers }));
      return answer.kind === 'ok' ? { kind: 'saved' } : { kind: 'refused', refusal: answer.refusal };
    }),
    readTimes: createPort(async ({ category_id }, signal): Promise<TimesOutcome> => {
      const answer = expectAnswer(await api.call(appointmentTimes, { query: { category_id }, signal }));
      return answer.kind === 'ok'
        ? { kind: 'found', slots: answer.data.slots }
        : { kind: 'refused', refusal: answer.refusal };
    }),
    provePhone: oneTimeCode,
    // Not aborted when the machine leaves the state: a sent request cannot be undone.
    book: createPort(async ({ key, ...query }) =>
      outcomeOf(expectAnswer(await api.call(appointmentApply, { query: { ...query, language: language() }, key }))),
    ),
    move: createPort(async ({ key, ...body }) =>
      outcomeOf(expectAnswer(await api.call(appointmentMove, { body, key }))),
    ),
    readLimit: createPort(async (_query, signal) => expectData(await api.call(checkCancelLimit, { signal }))),
    cancel: createPort(async ({ key, ...query }) =>
      outcomeOf(expectAnswer(await api.call(appointmentCancel, { query, key }))),
    ),
    checkOutcome: createPolling(appointmentPorts.checkOutcome, look, now),
    watchAppointment: createChangePolling(
      appointmentPorts.watchAppointment,
      look,
      ({ appointment_info }) => revisionOf(appointment_info),
      now,
    ),
    untilFreezeEnds: createUntilPassed(now),
  };
}
