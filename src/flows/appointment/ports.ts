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
  type AnswersOutcome,
  type AnswersTyped,
  type AppointmentOutcome,
  type AppointmentPorts,
  appointmentPorts,
  type TimesOutcome,
} from '#machines/flows/appointment/types.ts';
import { revisionOf } from '#machines/flows/appointment/updates.ts';
import { PortFault } from '#machines/kit/fault.ts';
import type { oneTimeCodeMachine } from '#machines/parts/oneTimeCode.ts';
import type { Polled } from '#machines/parts/polling.ts';
import type { Api } from '../../api/api.ts';
import { type Answered, answered, dataOf } from '../../ports/answered.ts';
import { untilPassedBy } from '../../ports/clock.ts';
import { pollingBy, watchingBy } from '../../ports/polling.ts';
import { portOf } from '../../ports/portOf.ts';

interface AppointmentPortsOptions {
  readonly api: Api;
  readonly now: () => Date;
  readonly oneTimeCode: typeof oneTimeCodeMachine;
  /** The language in which the consultant speaks to the contact. */
  readonly language: () => Language;
}

const outcomeOf = (answer: Answered<AppointmentInfo>): AppointmentOutcome =>
  answer.kind === 'ok'
    ? { kind: 'done', told: answer.data }
    : { kind: 'refused', refusal: answer.refusal, tries_left: answer.data.tries_left ?? null };

const typedOf = (answers: Questionnaire | null): AnswersTyped | null =>
  answers && {
    industry_id: answers.industry_id,
    team_size: String(answers.team_size),
    goals: [...answers.goals],
    preferred_times: answers.preferred_times.map(({ weekday, part }) => `${weekday}-${part}`),
    remarks: answers.remarks ?? '',
  };

export function appointmentPortsBy({ api, now, oneTimeCode, language }: AppointmentPortsOptions): AppointmentPorts {
  const read = async (signal: AbortSignal) => dataOf(await api.call(appointmentRead, { signal }));
  const look = async (_query: Polled, signal: AbortSignal) => ({ told: await read(signal) });
  return {
    readAppointments: portOf(async (_query, signal) => {
      const [told, { categories }, questionnaire] = await Promise.all([
        read(signal),
        api.call(categoryTree, { signal }).then(dataOf),
        api.call(implClientInfo, { signal }).then(dataOf),
      ]);
      return { told, categories, questionnaire, answered: typedOf(questionnaire.answers) };
    }),
    saveAnswers: portOf(async ({ answers }): Promise<AnswersOutcome> => {
      if (answers === null) throw new PortFault({ kind: 'broken', detail: 'answers are saved that are not there' });
      const answer = answered(await api.call(implClientSave, { body: answers }));
      return answer.kind === 'ok' ? { kind: 'saved' } : { kind: 'refused', refusal: answer.refusal };
    }),
    readTimes: portOf(async ({ category_id }, signal): Promise<TimesOutcome> => {
      const answer = answered(await api.call(appointmentTimes, { query: { category_id }, signal }));
      return answer.kind === 'ok'
        ? { kind: 'found', slots: answer.data.slots }
        : { kind: 'refused', refusal: answer.refusal };
    }),
    provePhone: oneTimeCode,
    // Not aborted when the machine leaves the state: a sent request cannot be undone.
    book: portOf(async ({ key, ...query }) =>
      outcomeOf(answered(await api.call(appointmentApply, { query: { ...query, language: language() }, key }))),
    ),
    move: portOf(async ({ key, ...body }) => outcomeOf(answered(await api.call(appointmentMove, { body, key })))),
    readLimit: portOf(async (_query, signal) => dataOf(await api.call(checkCancelLimit, { signal }))),
    cancel: portOf(async ({ key, ...query }) => outcomeOf(answered(await api.call(appointmentCancel, { query, key })))),
    lookUp: pollingBy(appointmentPorts.lookUp, look, now),
    watchAppointment: watchingBy(appointmentPorts.watchAppointment, look, ({ told }) => revisionOf(told), now),
    untilFreezeEnds: untilPassedBy(now),
  };
}
